import type { Language } from '#domain/languages.ts'
import { textIn } from '../contents/texts-and-pictures.ts'

/** The columns of a city, for a query that joins `cities`. */
export const cityColumns = [
  'cities.id as city_id',
  'cities.slug as city_slug',
  'cities.name as city_name',
] as const

/** The city of a row, the same shape in every answer (R329). */
export function cityOf(
  row: { city_id: number; city_slug: string; city_name: Parameters<typeof textIn>[0] },
  language: Language,
) {
  return { id: row.city_id, slug: row.city_slug, name: textIn(row.city_name, language) }
}
