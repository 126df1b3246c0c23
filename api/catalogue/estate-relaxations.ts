import { Hono } from 'hono'
import { getEstateRelaxations } from '#contract/estates.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { relaxations } from '#database/search/query/relaxations.ts'
import { listingSearch } from '#domain/listing-query.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { askedCriteria } from './asked-listing.ts'
import { sendRead } from '../http/read-answer.ts'

/** GET /api/estates/relaxations: where to go on from a listing that finds nothing. Not in the specification. */
export function estateRelaxations(index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getEstateRelaxations.path, (c) => {
    const { language, category, current, listing: asked, ignored } = askedCriteria(c, index)
    const data = relaxations(current, category, asked).map(({ changes, listing, total }) => ({
      changes,
      query: listingSearch(listing, language),
      total,
    }))
    return sendRead(c, getEstateRelaxations, language, { data }, ignored)
  })
}
