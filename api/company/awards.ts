import { Hono } from 'hono'
import { getAward, getAwards } from '#contract/awards.ts'
import { findAward, findAwards } from '#database/company/awards.ts'
import type { Database } from '#database/open.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { notFound } from '../http/failures.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/awards and /api/awards/{id} (R155, R156). */
export function awards(db: Database) {
  return new Hono<ApiEnv>()
    .get(getAwards.path, async (c) => {
      const language = languageOf(c)
      return sendRead(c, getAwards, language, { data: await findAwards(db, language) })
    })
    .get(getAward.path, async (c) => {
      const language = languageOf(c)
      const params = getAward.params.safeParse(c.req.param())
      // One thing has one address: 01 is no id.
      const isPlain = params.success && String(params.data.id) === c.req.param('id')
      const award = isPlain ? await findAward(db, params.data.id, language) : null
      if (!award) throw notFound(c)
      return sendRead(c, getAward, language, { data: award })
    })
}
