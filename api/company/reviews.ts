import { getReviews } from '#contract/reviews.ts'
import type { Database } from '#database/open.ts'
import { findReviews } from '#database/company/reviews.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { idValues, matchingValues } from '#domain/query-values.ts'
import { unknownValues } from '../http/ignored.ts'
import { knownPlaces } from '../catalogue/known-places.ts'
import { read } from '../http/read-call.ts'

/** GET /api/reviews, of all projects or of some (R158). */
export function reviews(db: Database, index: LiveSearchIndex) {
  return [
    read(getReviews, {
      async answer(get, language) {
        const projects = {
          slugs: matchingValues(get('complex') ?? '', /^[a-z0-9-]{1,80}$/),
          ids: idValues(get('complex_id') ?? ''),
        }
        return { data: await findReviews(db, projects, language) }
      },
      ignored(get) {
        const { complex, complex_id } = knownPlaces(index.current().words)
        return unknownValues(get, getReviews, { complex, complex_id })
      },
    }),
  ]
}
