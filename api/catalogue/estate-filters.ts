import { getEstateFilters } from '#contract/estates.ts'
import { chosenPlans } from '#database/search/query/chosen-plans.ts'
import { estateFacets } from '#database/search/facets/estate-facets.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { NumberStyle } from '#domain/money.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { read } from '../http/read-call.ts'
import { askedListing, ignoredOfListing, parseEstateList } from './asked-listing.ts'
import { estateFilterList } from './estate-filter-list.ts'
import { firstPaymentFilter } from './first-payment-filter.ts'
import { planFilter } from './plan-filter.ts'
import { programFilter } from './program-filter.ts'

/** GET /api/estates/filters: every filter of a category with counts under all other chosen ones (A18, R180). */
export function estateFilters(index: LiveSearchIndex, numberStyle: NumberStyle) {
  return [
    read(getEstateFilters, {
      parse: parseEstateList,
      answer(input, language) {
        const current = index.current()
        const { category, listing } = askedListing(current, input)
        const plans = chosenPlans(current, category, listing)
        const facets = estateFacets(current, category, listing)
        const words = ownTexts(current.own, language)
        return {
          data: [
            ...estateFilterList(facets, listing, category, language, words),
            ...planFilter(plans, category, language, numberStyle, words),
            ...firstPaymentFilter(current.words, category, listing.firstPaymentTo, words),
            ...programFilter(current.words, listing.program, facets.total, language, words),
          ],
        }
      },
      ignored: ignoredOfListing(index),
    }),
  ]
}
