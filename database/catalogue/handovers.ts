import type { Handover } from '#contract/houses.ts'
import type { Language } from '#domain/languages.ts'
import { cityColumns, cityOf } from './city.ts'
import { promisedOf } from './deadline.ts'
import type { Database } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** Houses that are handed over and of which a promised quarter is told, the newest first (R970). */
export async function findHandovers(db: Database, language: Language): Promise<Handover[]> {
  const rows = await db
    .selectFrom('houses')
    .innerJoin('complexes', 'complexes.id', 'houses.complex_id')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select(['houses.id', 'houses.slug', 'houses.name', 'houses.complex_id', 'houses.handed_over_at'])
    .select(['houses.promised_year', 'houses.promised_quarter'])
    .select(['complexes.slug as complex_slug', 'complexes.name as complex_name', ...cityColumns])
    .where('houses.handed_over_at', 'is not', null)
    .orderBy('houses.handed_over_at', 'desc')
    .orderBy('houses.id', 'desc')
    .execute()
  return rows.flatMap((row): Handover[] => {
    const promised = promisedOf(row)
    const { handed_over_at: day } = row
    if (promised === null || day === null) return []
    return [
      {
        id: row.id,
        slug: row.slug,
        name: textIn(row.name, language),
        complex: {
          id: row.complex_id,
          slug: row.complex_slug,
          name: textIn(row.complex_name, language),
          city: cityOf(row, language),
        },
        promised,
        handed_over_at: day,
      },
    ]
  })
}
