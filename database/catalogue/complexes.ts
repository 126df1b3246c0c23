import type { ComplexLink } from '#contract/complexes.ts'
import type { Language } from '#domain/languages.ts'
import { cityColumns, cityOf } from './city.ts'
import { deadlineOf } from './deadline.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import { countOffers } from '../search/facets/offer-counts.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/**
 * All projects in the order of the menu (R118). `estates_count` and `price_from` are of flats only, since "from" a
 * parking space says nothing about a project; the price is that of the flats on sale, as in the tabs.
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
      ...cityColumns,
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
  const houses = await db.selectFrom('houses').select(['complex_id', 'handed_over_at']).execute()
  return rows.map((row) => {
    const complex = index.words.complexes.find(({ id }) => id === row.id)
    const own = houses.filter(({ complex_id }) => complex_id === row.id)
    const ready = own.filter(({ handed_over_at }) => handed_over_at !== null).length
    const flats = countOffers(index.segments.flat, complex?.houses ?? []).all
    return {
      id: row.id,
      slug: row.slug,
      name: textIn(row.name, language),
      city: cityOf(row, language),
      district: textIn(row.district, language),
      status: row.status,
      deadline: deadlineOf(row),
      is_new: row.is_new === 1,
      price_from: flats.priceFrom,
      estates_count: flats.count,
      houses_ready: ready,
      houses_building: own.length - ready,
      image: pictureIn(readJson(row.image), language),
    }
  })
}
