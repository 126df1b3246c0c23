import { getRedirect } from '#contract/redirects.ts'
import type { Database } from '#database/open.ts'
import { findRedirect } from '#database/contents/redirects.ts'
import { refusedFields } from '../http/failures.ts'
import { read } from '../http/read-call.ts'

/** GET /api/redirects?path=/x: where a path has moved (R71, A6). */
export function redirects(db: Database) {
  return [
    read(getRedirect, {
      async answer(get) {
        const query = getRedirect.query.safeParse({ path: get('path') })
        if (!query.success) throw refusedFields(query.error.issues)
        return { data: await findRedirect(db, query.data.path) }
      },
    }),
  ]
}
