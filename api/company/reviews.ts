import { getReviews } from '#contract/reviews.ts'
import type { Database } from '#database/open.ts'
import { findReviews } from '#database/company/reviews.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { idValues, matchingValues } from '#domain/query-values.ts'
import { unknownValues } from '../http/ignored.ts'
import { knownPlaces } from '../catalogue/known-places.ts'
import { read } from '../http/read-call.ts'

/** Longer searches are cut, in characters. */
const longestSearch = 200

/** GET /api/reviews, of all projects or of some (R158). */
export function reviews(db: Database, index: LiveSearchIndex) {
  return [
    read(getReviews, {
      async answer(get, language) {
        const criteria = {
          slugs: matchingValues(get('complex') ?? '', /^[a-z0-9-]{1,80}$/),
          ids: idValues(get('complex_id') ?? ''),
          search: (get('search') ?? '').trim().slice(0, longestSearch),
        }
        return { data: await findReviews(db, criteria, language) }
      },
      ignored(get) {
        const { complex, complex_id } = knownPlaces(index.current().words)
        return unknownValues(get, getReviews, { complex, complex_id })
      },
    }),
  ]
}
