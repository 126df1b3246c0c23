import { languages } from '#domain/languages.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'

/** A house as a feed may mean it: under which names it and its project go. */
export type FeedHouse = {
  id: number
  slug: string
  names: readonly string[]
  complex: { id: number; slug: string; names: readonly string[] }
  queue_no: number
  floors: number
  /** Numbers of its sections. */
  sections: readonly number[]
  is_handed_over: boolean
  deadline: { year: number; quarter: number } | null
}

/** All houses, for finding the one that a feed means. */
export async function feedHouses(db: Database): Promise<FeedHouse[]> {
  const rows = await db
    .selectFrom('houses')
    .innerJoin('complexes', 'complexes.id', 'houses.complex_id')
    .select([
      'houses.id',
      'houses.slug',
      'houses.name',
      'houses.queue_no',
      'houses.floors',
      'houses.sections',
      'houses.handed_over_at',
      'houses.deadline_year',
      'houses.deadline_quarter',
      'complexes.id as complex_id',
      'complexes.slug as complex_slug',
      'complexes.name as complex_name',
    ])
    .orderBy('houses.id')
    .execute()
  return rows.map((row) => {
    const [name, complexName] = [readJson(row.name), readJson(row.complex_name)]
    const { deadline_year: year, deadline_quarter: quarter } = row
    return {
      id: row.id,
      slug: row.slug,
      names: languages.map((language) => name[language]),
      complex: {
        id: row.complex_id,
        slug: row.complex_slug,
        names: languages.map((language) => complexName[language]),
      },
      queue_no: row.queue_no,
      floors: row.floors,
      sections: readJson(row.sections).map(({ no }) => no),
      is_handed_over: row.handed_over_at !== null,
      deadline: year === null || quarter === null ? null : { year, quarter },
    }
  })
}
