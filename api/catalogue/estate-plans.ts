import { getEstatePlans } from '#contract/estate-plans.ts'
import { findEstatePlans } from '#database/catalogue/estate-plans.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchPlans } from '#database/search/query/search-plans.ts'
import { listingSearch } from '#domain/listing-query.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { read } from '../http/read-call.ts'
import { askedListing, askedPage, ignoredOfListing, listQuery, parseEstatePage } from './asked-listing.ts'

/** GET /api/estates/plans: the listing grouped by plan. Not in the specification. */
export function estatePlans(db: Database, index: LiveSearchIndex) {
  return [
    read(getEstatePlans, {
      parse: parseEstatePage,
      async answer(input, language) {
        const current = index.current()
        const { category, listing } = askedListing(current, input)
        const at = askedPage(getEstatePlans.path, input, listingSearch(listing, language))
        const { plans, total } = searchPlans(current, category, listing, at)
        const cards = await findEstatePlans(db, current, plans, listing, language)
        const data = cards.map((card) => ({
          ...card,
          query: listQuery(category, { ...listing, plans: [card.key] }, language),
        }))
        return pagedAnswer(data, total, at)
      },
      ignored: ignoredOfListing(index),
    }),
  ]
}
