import { type LeadFilter, leadsLike } from './lead-filter.ts'
import type { Database } from '../open.ts'

export type LeadRow = Awaited<ReturnType<typeof leadRows>>[number]

/**
 * Requests in the order of their ids, with their subject.
 *
 * @param after id of the last request of the page before; empty for the first page
 */
export function leadRows(db: Database, filter: LeadFilter, after: string, limit: number) {
  return leadsWithSubject(db)
    .selectAll('leads')
    .select([
      'complexes.name as complex_name',
      'houses.name as house_name',
      'vacancies.title as vacancy_title',
      'estates.category',
      'estates.geo_flatnum',
      'estates.rooms',
      'estates.floor',
      'estates.area_total',
      'estates.price',
    ])
    .where((row) => leadsLike(row, filter))
    .where('leads.id', '>', after)
    .orderBy('leads.id')
    .limit(limit)
    .execute()
}

/**
 * Requests joined with what they are about: a unit adds its house and project, a house its project, where the visitor
 * named none.
 */
export function leadsWithSubject(db: Database) {
  return db
    .selectFrom('leads')
    .leftJoin('estates', 'estates.id', 'leads.estate_id')
    .leftJoin('houses', (join) =>
      join.on((row) => row('houses.id', '=', row.fn.coalesce('leads.house_id', 'estates.house_id'))),
    )
    .leftJoin('complexes', (join) =>
      join.on((row) =>
        row(
          'complexes.id',
          '=',
          row.fn.coalesce('leads.complex_id', 'houses.complex_id', 'estates.complex_id'),
        ),
      ),
    )
    .leftJoin('vacancies', 'vacancies.id', 'leads.vacancy_id')
}
