import { Hono } from 'hono'
import { getReviews } from '#contract/reviews.ts'
import type { Database } from '#database/open.ts'
import { findReviews } from '#database/reviews.ts'
import { idValues, matchingValues } from '#domain/query-values.ts'
import type { ApiEnv } from './api-env.ts'
import { queryOf } from './query.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/reviews, of all projects or of some (R158). */
export function reviews(db: Database) {
  return new Hono<ApiEnv>().get(getReviews.path, async (c) => {
    const get = queryOf(c)
    const language = languageOf(c)
    const projects = {
      slugs: matchingValues(get('complex') ?? '', /^[a-z0-9-]{1,80}$/),
      ids: idValues(get('complex_id') ?? ''),
    }
    return sendRead(c, getReviews, language, { data: await findReviews(db, projects, language) })
  })
}
