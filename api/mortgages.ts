import { Hono } from 'hono'
import { getMortgages } from '#contract/mortgages.ts'
import { findMortgages, mortgagesFor } from '#database/mortgages.ts'
import type { Database } from '#database/open.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { idValues } from '#domain/query-values.ts'
import type { ApiEnv } from './api-env.ts'
import { queryOf } from './query.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/mortgages: the programmes in force today in Kazakhstan (R165). */
export function mortgages(db: Database, now: () => Date) {
  return new Hono<ApiEnv>().get(getMortgages.path, async (c) => {
    const language = languageOf(c)
    const [complexId] = idValues(queryOf(c)('complex_id') ?? '')
    const all = await findMortgages(db, language, dayInKazakhstan(now()))
    return sendRead(c, getMortgages, language, { data: await mortgagesFor(db, all, complexId) })
  })
}
