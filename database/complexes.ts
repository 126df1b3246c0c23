import type { ComplexLink } from '#contract/complexes.ts'
import type { Language } from '#domain/languages.ts'
import { deadlineOf } from './deadline.ts'
import { readJson } from './json.ts'
import type { Database } from './open.ts'
import { countOffers } from './search/offer-counts.ts'
import type { SearchIndex } from './search/search-index.ts'
import { pictureIn, textIn } from './texts-and-pictures.ts'

/**
 * All projects in the order of the menu (R118). `estates_count` and `price_from` are of flats only, since "from" a
 * parking space says nothing about a project; the price counts free flats and those on request, as in the tabs.
 */
export async function complexesNavigation(
  db: Database,
  index: SearchIndex,
  language: Language,
): Promise<ComplexLink[]> {
  const rows = await db
    .selectFrom('complexes')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select([
      'complexes.id',
      'complexes.slug',
      'complexes.name',
      'cities.name as city',
      'complexes.district',
      'complexes.status',
      'complexes.deadline_year',
      'complexes.deadline_quarter',
      'complexes.is_new',
      'complexes.image',
    ])
    .orderBy('complexes.sort_order')
    .orderBy('complexes.id')
    .execute()
  const flats = flatsByComplex(index)
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: textIn(row.name, language),
    city: textIn(row.city, language),
    district: textIn(row.district, language),
    status: row.status,
    deadline: deadlineOf(row),
    is_new: row.is_new === 1,
    price_from: flats.get(row.id)?.priceFrom ?? null,
    estates_count: flats.get(row.id)?.count ?? 0,
    image: pictureIn(readJson(row.image), language),
  }))
}

function flatsByComplex({
  words,
  segments,
}: SearchIndex): Map<number, { count: number; priceFrom: number | null }> {
  const flats = new Map<number, { count: number; priceFrom: number | null }>()
  for (const [position, { count, priceFrom }] of countOffers(segments.flat).byHouse) {
    const id = words.complexes[words.houses[position]?.complex ?? -1]?.id
    if (id === undefined) continue
    const known = flats.get(id) ?? { count: 0, priceFrom: null }
    const prices = [known.priceFrom, priceFrom].filter((price) => price !== null)
    flats.set(id, {
      count: known.count + count,
      priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    })
  }
  return flats
}
