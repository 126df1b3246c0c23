import { Hono } from 'hono'
import { getMortgages } from '#contract/mortgages.ts'
import { findMortgages, mortgagesFor } from '#database/catalogue/mortgages.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { idValues } from '#domain/query-values.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { unknownValues } from '../http/ignored.ts'
import { knownPlaces } from './known-places.ts'
import { queryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/mortgages: the programmes in force today in Kazakhstan (R165). */
export function mortgages(db: Database, index: LiveSearchIndex, now: () => Date) {
  return new Hono<ApiEnv>().get(getMortgages.path, async (c) => {
    const language = languageOf(c)
    const get = queryOf(c, getMortgages)
    const [complexId] = idValues(get('complex_id') ?? '')
    const { complex_id } = knownPlaces(index.current().words)
    const ignored = unknownValues(get, getMortgages, {
      complex_id: (value) => value === '0' || complex_id(value),
    })
    const all = await findMortgages(db, language, dayInKazakhstan(now()))
    const data = await mortgagesFor(db, all, complexId)
    return sendRead(c, getMortgages, language, { data }, ignored)
  })
}
