import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { leadsWithSubject } from './lead-rows.ts'
import { shortlistOf } from './lead-shortlists.ts'

/** What a request is about, as routes ask for it: slugs of records, a code of a category. Null where it does not say. */
export type LeadSubject = {
  form: string
  city: string | null
  project: string | null
  category: string | null
}

/**
 * What a kept request is about. A unit or a house tells the project, and that its city; a request that names no project
 * is about what all units of its shortlist have in common, else about the city of its vacancy, or of the office of
 * its meeting. Null when the request is gone.
 */
export async function leadSubject(db: Database, id: string): Promise<LeadSubject | null> {
  const row = await leadsWithSubject(db)
    .leftJoin('cities', (join) =>
      join.on((row) => row('cities.id', '=', row.fn.coalesce('complexes.city_id', 'vacancies.city_id'))),
    )
    .select([
      'leads.form',
      'leads.body',
      'cities.slug as city',
      'complexes.slug as project',
      'estates.category',
    ])
    .where('leads.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { form, city, project, category } = row
  const body = readJson(row.body)
  const listed = project === null ? await subjectOfShortlist(db, shortlistOf(body)) : null
  return {
    form,
    city: city ?? listed?.city ?? (await cityOfOffice(db, body['office_id'])),
    project: project ?? listed?.project ?? null,
    category: category ?? listed?.category ?? null,
  }
}

/** What all units of a shortlist have in common. */
async function subjectOfShortlist(
  db: Database,
  ids: readonly number[],
): Promise<Pick<LeadSubject, 'city' | 'project' | 'category'> | null> {
  if (ids.length === 0) return null
  const rows = await db
    .selectFrom('estates')
    .innerJoin('complexes', 'complexes.id', 'estates.complex_id')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select(['cities.slug as city', 'complexes.slug as project', 'estates.category'])
    .distinct()
    .where('estates.id', 'in', ids)
    .execute()
  const common = <K extends 'city' | 'project' | 'category'>(key: K) => {
    const values = new Set(rows.map((row) => row[key]))
    return values.size === 1 ? ([...values][0] ?? null) : null
  }
  return { city: common('city'), project: common('project'), category: common('category') }
}

async function cityOfOffice(db: Database, office: unknown): Promise<string | null> {
  if (typeof office !== 'number') return null
  const row = await db
    .selectFrom('contacts')
    .innerJoin('cities', 'cities.id', 'contacts.city_id')
    .select('cities.slug')
    .where('contacts.id', '=', office)
    .executeTakeFirst()
  return row?.slug ?? null
}
