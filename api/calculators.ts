import { Hono } from 'hono'
import { getCalculators } from '#contract/calculators.ts'
import { findCalculators } from '#database/calculators.ts'
import type { Database } from '#database/open.ts'
import { idValues } from '#domain/query-values.ts'
import type { ApiEnv } from './api-env.ts'
import { queryOf } from './query.ts'
import { languageOf, sendRead } from './read-answer.ts'

/** GET /api/calculators: what a visitor may reckon with for a house, a project or at all (R183). */
export function calculators(db: Database) {
  return new Hono<ApiEnv>().get(getCalculators.path, async (c) => {
    const get = queryOf(c)
    const language = languageOf(c)
    const ids = (key: string) => idValues(get(key) ?? '')
    const place = {
      houseId: ids('house_id')[0],
      complexId: ids('complex_id')[0],
      categoryIds: [...ids('estate_category_ids[]'), ...ids('estate_category_ids')],
    }
    return sendRead(c, getCalculators, language, { data: await findCalculators(db, place, language) })
  })
}
