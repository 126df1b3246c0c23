import { Hono } from 'hono'
import { getReviews } from '#contract/reviews.ts'
import type { Database } from '#database/open.ts'
import { findReviews } from '#database/company/reviews.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { idValues, matchingValues } from '#domain/query-values.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { unknownValues } from '../http/ignored.ts'
import { knownPlaces } from '../catalogue/known-places.ts'
import { queryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/reviews, of all projects or of some (R158). */
export function reviews(db: Database, index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getReviews.path, async (c) => {
    const get = queryOf(c, getReviews)
    const language = languageOf(c)
    const projects = {
      slugs: matchingValues(get('complex') ?? '', /^[a-z0-9-]{1,80}$/),
      ids: idValues(get('complex_id') ?? ''),
    }
    const { complex, complex_id } = knownPlaces(index.current().words)
    const ignored = unknownValues(get, getReviews, { complex, complex_id })
    return sendRead(c, getReviews, language, { data: await findReviews(db, projects, language) }, ignored)
  })
}
