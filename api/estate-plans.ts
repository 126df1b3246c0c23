import { Hono } from 'hono'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { findEstatePlans } from '#database/estate-plans.ts'
import type { Database } from '#database/open.ts'
import { knownListing } from '#database/search/known-listing.ts'
import type { LiveSearchIndex } from '#database/search/live-index.ts'
import { searchPlans } from '#database/search/search-plans.ts'
import { listingSearch, parseListing } from '#domain/listing-query.ts'
import type { ApiEnv } from './api-env.ts'
import { pagedAnswer } from './paged-answer.ts'
import { categoryOf, pageOf, queryOf, wishPairs } from './query.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/estates/plans: the listing grouped by plan. Not in the specification. */
export function estatePlans(db: Database, index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getEstatePlans.path, async (c) => {
    const get = queryOf(c)
    const language = languageOf(c)
    const category = categoryOf(c, get)
    const { page, perPage } = pageOf(get)
    const current = index.current()
    const listing = knownListing(current, category, parseListing(get))
    const { plans, total } = searchPlans(current, category, listing, { page, perPage })
    const cards = await findEstatePlans(db, current, plans, language)
    const data = cards.map((card) => ({
      ...card,
      query: listingSearch({ ...listing, plans: [card.key] }, language),
    }))
    const pairs = wishPairs(get, listingSearch(listing, language), ['category'])
    return sendRead(
      c,
      getEstatePlans,
      language,
      pagedAnswer(data, total, { path: getEstatePlans.path, pairs, page, perPage }),
    )
  })
}
