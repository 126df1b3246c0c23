import { Hono } from 'hono'
import { getShortlist } from '#contract/shortlist.ts'
import type { Database } from '#database/open.ts'
import { findShortlist } from '#database/catalogue/shortlist.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { queryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/estates/shortlist: what somebody keeps, by its ids (R6). Not in the specification. */
export function shortlist(db: Database, now: () => Date) {
  return new Hono<ApiEnv>().get(getShortlist.path, async (c) => {
    const language = languageOf(c)
    const asked = queryOf(c, getShortlist)('ids') ?? ''
    const ids = shortlistIds(asked)
    const known = new Set(ids.map(String))
    const parts = asked.split(',').map((part) => part.trim())
    const passedOver = [...new Set(parts)].filter((part) => part !== '' && !known.has(part))
    // However many: whoever asks about too many learns about which to ask again.
    const ignored = passedOver.length === 0 ? {} : { ids: passedOver }
    return sendRead(c, getShortlist, language, await findShortlist(db, ids, language, now()), ignored)
  })
}
