import type { CategoryTab } from '#contract/estates.ts'
import { categories, categoryId } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { type OfferWords, restorationOffers, roomsOffers } from './offers.ts'
import { countOffers } from '../search/facets/offer-counts.ts'
import type { SearchIndex } from '../search/index/search-index.ts'

/**
 * The tabs of the properties menu (R114–R116), all categories in house order, also empty ones.
 *
 * Counts are of units on sale, which the listing shows (R281). `price_from` is the lowest price among them,
 * null where all are on request (A45). `units_count` tells a category that is sold out from one that there never was.
 * `has_plans` is true where the view by plans has a drawing to show.
 * A room count or finishing type without anything to buy is left out.
 */
export function categoryTabs(index: SearchIndex, language: Language, words: OfferWords): CategoryTab[] {
  return categories.map((code) => {
    const counts = countOffers(index.segments[code])
    return {
      id: categoryId(code),
      code,
      title: words.category(code),
      estates_count: counts.all.count,
      units_count: index.segments[code].size,
      has_plans: index.segments[code].isDrawn,
      price_from: counts.all.priceFrom,
      rooms_data: code === 'flat' ? roomsOffers(counts) : [],
      restorations_data: restorationOffers(counts, language),
    }
  })
}
