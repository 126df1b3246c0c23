import { Hono } from 'hono'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { findEstatePlans } from '#database/catalogue/estate-plans.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchPlans } from '#database/search/query/search-plans.ts'
import { listingSearch } from '#domain/listing-query.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { askedListing } from './asked-listing.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { sendRead } from '../http/read-answer.ts'

/** GET /api/estates/plans: the listing grouped by plan. Not in the specification. */
export function estatePlans(db: Database, index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getEstatePlans.path, async (c) => {
    const asked = askedListing(c, index, getEstatePlans.path)
    const { language, category, current, listing, ignored, page, at } = asked
    const { plans, total } = searchPlans(current, category, listing, page)
    const cards = await findEstatePlans(db, current, plans, listing, language)
    const data = cards.map((card) => ({
      ...card,
      query: listingSearch({ ...listing, plans: [card.key] }, language),
    }))
    return sendRead(c, getEstatePlans, language, pagedAnswer(data, total, at), ignored)
  })
}
