import { getRedirect } from '#contract/redirects.ts'
import { readRedirects, redirectOf } from '#database/contents/redirects.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { refusedFields } from '../http/failures.ts'
import { oncePerState } from '../http/once-per-state.ts'
import { read } from '../http/read-call.ts'

/** GET /api/redirects?path=/x: where a path has moved (R71, A6). */
export function redirects(db: Database, index: LiveSearchIndex) {
  // Robots ask for addresses without a page by the thousand.
  const rulesNow = oncePerState(index, () => readRedirects(db))
  return [
    read(getRedirect, {
      async answer(get) {
        const query = getRedirect.query.safeParse({ path: get('path') })
        if (!query.success) throw refusedFields(query.error.issues)
        return { data: redirectOf(await rulesNow(), query.data.path) }
      },
    }),
  ]
}
