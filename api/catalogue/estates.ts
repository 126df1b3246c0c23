import { Hono } from 'hono'
import { getEstate, getEstates } from '#contract/estates.ts'
import { withPayments } from '#database/catalogue/payments-within.ts'
import { findEstateCards } from '#database/catalogue/estate-cards.ts'
import { findEstate } from '#database/catalogue/estates.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchEstates } from '#database/search/query/search-estates.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { askedListing } from './asked-listing.ts'
import { notFound } from '../http/failures.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/estates and /api/estates/{id} (R179, R182). */
export function estates(db: Database, index: LiveSearchIndex, now: () => Date) {
  return new Hono<ApiEnv>()
    .get(getEstates.path, async (c) => {
      const asked = askedListing(c, index, getEstates.path)
      const { language, category, current, listing, ignored, page, at } = asked
      const { ids, total } = searchEstates(current, category, listing, page)
      const cards = await findEstateCards(db, ids, language)
      const listed = await withPayments(db, current, cards, listing, language)
      return sendRead(c, getEstates, language, pagedAnswer(listed, total, at), ignored)
    })
    .get(getEstate.path, async (c) => {
      const language = languageOf(c)
      const params = getEstate.params.safeParse(c.req.param())
      // One thing has one address: 01 is no id.
      const isPlain = params.success && String(params.data.id) === c.req.param('id')
      const estate = isPlain ? await findEstate(db, params.data.id, language, now()) : null
      if (!estate) throw notFound(c)
      if (estate.status !== 'withdrawn') return sendRead(c, getEstate, language, { data: estate })
      const { id, category, slug, similar } = estate
      const gone = { message: notFound(c).message, id, category, slug, similar }
      const headers = { 'Cache-Control': 'no-store', 'Content-Language': language, Vary: 'Accept-Language' }
      return c.json(gone, 410, headers)
    })
}
