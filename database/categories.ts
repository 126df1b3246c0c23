import type { CategoryTab } from '#contract/estates.ts'
import { categories, type Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { restorationCodes, restorationTitles } from '#domain/restorations.ts'
import type { SearchIndex } from './search/search-index.ts'
import { noRestoration } from './search/segment.ts'
import { countOffers } from './search/offer-counts.ts'

/** The words of the tabs in the language of the answer; they belong to `texts/`, which this room does not know. */
type CategoryWords = {
  category: (category: Category) => string
  /** Title of the units with so many rooms; 4 stands for four and more (R117). */
  rooms: (rooms: number) => string
}

/**
 * The tabs of the properties menu (R114–R116), all categories in house order, also empty ones.
 *
 * Counts are of the units that a listing shows (free, on request, reserved). `price_from` is the lowest price among
 * those that can be bought now (free, on request): a reserved unit must not promise a price that nobody can have.
 * A room count or finishing type without anything to buy is left out.
 */
export function categoryTabs(index: SearchIndex, language: Language, words: CategoryWords): CategoryTab[] {
  return categories.map((code, position) => {
    const segment = index.segments[code]
    const { all, byRooms, byRestoration } = countOffers(segment)
    return {
      id: position + 1,
      code,
      title: words.category(code),
      estates_count: all.count,
      price_from: all.priceFrom,
      rooms_data: (code === 'flat' ? byRooms : []).flatMap((offer, rooms) =>
        offer.priceFrom === null
          ? []
          : [
              {
                title: words.rooms(rooms),
                rooms,
                price_from: offer.priceFrom,
                estates_count: offer.count,
                area_from: offer.areaFrom,
                area_to: offer.areaTo,
              },
            ],
      ),
      restorations_data: restorationCodes.flatMap((restoration, index) => {
        const offer = index === noRestoration ? undefined : byRestoration[index]
        return offer === undefined || offer.priceFrom === null
          ? []
          : [
              {
                title: restorationTitles[restoration][language],
                code: restoration,
                price_from: offer.priceFrom,
                estates_count: offer.count,
              },
            ]
      }),
    }
  })
}
