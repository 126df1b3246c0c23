import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'

/** What a request is about, as routes ask for it: slugs of records, a code of a category. Null where it does not say. */
export type LeadSubject = {
  form: string
  city: string | null
  project: string | null
  category: string | null
}

/**
 * What a kept request is about. A unit or a house tells the project, and that its city; a request that names no project
 * is about the city of its vacancy, or of the office of its meeting. Null when the request is gone.
 */
export async function leadSubject(db: Database, id: string): Promise<LeadSubject | null> {
  const row = await db
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
  const { form, city, project, category, body } = row
  return { form, city: city ?? (await cityOfOffice(db, readJson(body)['office_id'])), project, category }
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
