import { Hono } from 'hono'
import { getCalculators } from '#contract/calculators.ts'
import { findCalculators } from '#database/catalogue/calculators.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { categoryOfId } from '#domain/categories.ts'
import { idValues } from '#domain/query-values.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { unknownValues } from '../http/ignored.ts'
import { knownPlaces } from './known-places.ts'
import { queryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/calculators: what a visitor may reckon with for a house, a project or at all (R183). */
export function calculators(db: Database, index: LiveSearchIndex) {
  return new Hono<ApiEnv>().get(getCalculators.path, async (c) => {
    const get = queryOf(c, getCalculators)
    const language = languageOf(c)
    const ids = (key: string) => idValues(get(key) ?? '')
    const { complex_id, house_id } = knownPlaces(index.current().words)
    const ignored = unknownValues(get, getCalculators, {
      complex_id: (value) => value === '0' || complex_id(value),
      house_id: (value) => value === '0' || house_id(value),
      estate_category_ids: (value) => idValues(value).some((id) => categoryOfId(id) !== null),
    })
    const place = {
      houseId: ids('house_id')[0],
      complexId: ids('complex_id')[0],
      categoryIds: ids('estate_category_ids'),
    }
    const data = await findCalculators(db, place, language)
    return sendRead(c, getCalculators, language, { data }, ignored)
  })
}
