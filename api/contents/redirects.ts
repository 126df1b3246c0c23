import { Hono } from 'hono'
import { getRedirect } from '#contract/redirects.ts'
import type { Database } from '#database/open.ts'
import { findRedirect } from '#database/contents/redirects.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { refusedFields } from '../http/failures.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/redirects?path=/x: where a path has moved (R71, A6). */
export function redirects(db: Database) {
  return new Hono<ApiEnv>().get(getRedirect.path, async (c) => {
    const query = getRedirect.query.safeParse({ path: c.req.query('path') })
    if (!query.success) throw refusedFields(query.error.issues)
    return sendRead(c, getRedirect, languageOf(c), { data: await findRedirect(db, query.data.path) })
  })
}
