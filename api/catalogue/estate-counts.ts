import { Hono } from 'hono'
import { getEstateCounts, mostCountedLists } from '#contract/estates.ts'
import { knownListing } from '#database/search/query/known-listing.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchEstates } from '#database/search/query/search-estates.ts'
import { listingLists, parseListing } from '#domain/listing-query.ts'
import { getOf } from '#domain/query-values.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { categoryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/estates/counts: the totals of several lists at once (A46). Not in the specification. */
export function estateCounts(index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getEstateCounts.path, (c) => {
    const current = index.current()
    const lists = new URL(c.req.url).searchParams.getAll('list').slice(0, mostCountedLists)
    const data = lists.map((list) => {
      const get = getOf(new URLSearchParams(list), listingLists)
      const category = categoryOf(c, get)
      const listing = knownListing(current, category, parseListing(get))
      return searchEstates(current, category, listing, { page: 1, perPage: 1 }).total
    })
    return sendRead(c, getEstateCounts, languageOf(c), { data })
  })
}
