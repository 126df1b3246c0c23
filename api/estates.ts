import { Hono } from 'hono'
import { getEstate, getEstates } from '#contract/estates.ts'
import { findEstateCards } from '#database/estate-cards.ts'
import { findEstate } from '#database/estates.ts'
import type { Database } from '#database/open.ts'
import { knownListing } from '#database/search/known-listing.ts'
import type { LiveSearchIndex } from '#database/search/live-index.ts'
import { searchEstates } from '#database/search/search-estates.ts'
import { listingSearch, parseListing } from '#domain/listing-query.ts'
import type { ApiEnv } from './api-env.ts'
import { notFound } from './failures.ts'
import { pagedAnswer } from './paged-answer.ts'
import { categoryOf, pageOf, queryOf, wishPairs } from './query.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/estates and /api/estates/{id} (R179, R182). */
export function estates(db: Database, index: LiveSearchIndex, now: () => Date) {
  return new Hono<ApiEnv>()
    .get(getEstates.path, async (c) => {
      const get = queryOf(c)
      const language = languageOf(c)
      const category = categoryOf(c, get)
      const { page, perPage } = pageOf(get)
      const current = index.current()
      const listing = knownListing(current, category, parseListing(get))
      const { ids, total } = searchEstates(current, category, listing, { page, perPage })
      const cards = await findEstateCards(db, ids, language)
      const at = {
        path: getEstates.path,
        pairs: wishPairs(get, listingSearch(listing, language), ['category']),
        page,
        perPage,
      }
      return sendRead(c, getEstates, language, pagedAnswer(cards, total, at))
    })
    .get(getEstate.path, async (c) => {
      const language = languageOf(c)
      const params = getEstate.params.safeParse(c.req.param())
      const estate = params.success ? await findEstate(db, params.data.id, language, now()) : null
      if (!estate) throw notFound(c)
      if (estate.status !== 'withdrawn') return sendRead(c, getEstate, language, { data: estate })
      const { id, category, slug, similar } = estate
      const gone = { message: notFound(c).message, id, category, slug, similar }
      const headers = { 'Cache-Control': 'no-store', 'Content-Language': language, Vary: 'Accept-Language' }
      return c.json(gone, 410, headers)
    })
}
