import { getAward, getAwards } from '#contract/awards.ts'
import { findAward, findAwards } from '#database/company/awards.ts'
import type { Database } from '#database/open.ts'
import { notFound } from '../http/failures.ts'
import { paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** GET /api/awards and /api/awards/{id} (R155, R156). */
export function awards(db: Database) {
  return [
    read(getAwards, { answer: async (_, language) => ({ data: await findAwards(db, language) }) }),
    read(getAward, {
      async answer(get, language) {
        const data = await findAward(db, paramsOf(getAward, get).id, language)
        if (!data) throw notFound()
        return { data }
      },
    }),
  ]
}
