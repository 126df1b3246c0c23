import type { AllOffers, FlatOffers, RestorationOffer, RoomsOffer } from '#contract/offers.ts'
import { categories, type Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { restorationCodes, restorationTitles } from '#domain/restorations.ts'
import type { Database } from '../open.ts'
import { countOffers, type OfferCounts } from '../search/facets/offer-counts.ts'
import type { SearchIndex } from '../search/index/search-index.ts'

/** Words of offers in the language of the answer; they belong to `texts/`, which this module does not know. */
export type OfferWords = {
  category: (category: Category) => string
}

/** The table of rooms, each under its count (R115); a room count without anything to buy is left out. */
export function roomsOffers({ byRooms }: OfferCounts): RoomsOffer[] {
  return byRooms.flatMap(({ priceFrom, count, areaFrom, areaTo }, rooms) =>
    count === 0
      ? []
      : [
          {
            title: String(rooms),
            rooms,
            price_from: priceFrom,
            estates_count: count,
            area_from: areaFrom,
            area_to: areaTo,
          },
        ],
  )
}

/** Finishing types in house order; one without anything to buy is left out. */
export function restorationOffers({ byRestoration }: OfferCounts, language: Language): RestorationOffer[] {
  return restorationCodes.flatMap((code, position) => {
    const offer = byRestoration[position]
    return offer === undefined || offer.count === 0
      ? []
      : [
          {
            title: restorationTitles[code][language],
            code,
            price_from: offer.priceFrom,
            estates_count: offer.count,
          },
        ]
  })
}

/** The flats of some houses, by their positions in the index. */
export function flatOffers(index: SearchIndex, houses: readonly number[]): FlatOffers {
  const counts = countOffers(index.segments.flat, houses)
  const { count, priceFrom, areaFrom, areaTo } = counts.all
  return {
    price_from: priceFrom,
    estates_count: count,
    area_from: count === 0 ? null : areaFrom,
    area_to: count === 0 ? null : areaTo,
    rooms: roomsOffers(counts),
  }
}

/** The whole offer on the page of a project or a house. */
export async function allOffers(
  db: Database,
  index: SearchIndex,
  houses: readonly number[],
  language: Language,
  words: OfferWords,
): Promise<AllOffers> {
  const ids = houses.flatMap((house) => index.words.houses[house]?.id ?? [])
  return {
    ...flatOffers(index, houses),
    price_m2_from: await squareMetreFrom(db, ids),
    restorations: restorationOffers(countOffers(index.segments.flat, houses), language),
    categories: categories.flatMap((code) => {
      const { count, priceFrom } = countOffers(index.segments[code], houses).all
      return count === 0
        ? []
        : [{ code, title: words.category(code), price_from: priceFrom, estates_count: count }]
    }),
  }
}

/** The index knows no prices of a square metre: they are shown for one project at a time. */
async function squareMetreFrom(db: Database, houseIds: readonly number[]): Promise<number | null> {
  if (houseIds.length === 0) return null
  const row = await db
    .selectFrom('estates')
    .select((query) => query.fn.min('price_m2').as('least'))
    .where('house_id', 'in', houseIds)
    .where('category', '=', 'flat')
    .where('status', '=', 'free')
    .where('price', '>', 0)
    .where('price_m2', '>', 0)
    .executeTakeFirst()
  return row?.least ?? null
}
