import { Hono } from 'hono'
import {
  getBasicPromotions,
  getPromotion,
  getPromotions,
  PromotionFilterQuery,
  promotionStates,
} from '#contract/promotions.ts'
import type { Database } from '#database/open.ts'
import { findBasicPromotions, findPromotion, findPromotions } from '#database/contents/promotions.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { categoryOfId } from '#domain/categories.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { type Get, idValues } from '#domain/query-values.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { notFound } from '../http/failures.ts'
import { type Ignored, unknownValues } from '../http/ignored.ts'
import { knownPlaces } from '../catalogue/known-places.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { filterPairs, pageOf, queryOf } from '../http/query.ts'
import { languageOf, sendRead } from '../http/read-answer.ts'

/** GET /api/promotions, /api/promotions/basic and /api/promotions/{slug} (R171–R173). */
export function promotions(db: Database, index: LiveSearchIndex, now: () => Date) {
  const today = () => dayInKazakhstan(now())
  return new Hono<ApiEnv>()
    .get(getPromotions.path, async (c) => {
      const get = queryOf(c, getPromotions)
      const language = languageOf(c)
      const { page, perPage } = pageOf(get)
      const all = await findPromotions(db, criteriaOf(get), language, today())
      const shown = all.slice((page - 1) * perPage, page * perPage)
      const at = { path: getPromotions.path, pairs: filterPairs(get, PromotionFilterQuery), page, perPage }
      const ignored = ignoredOf(get, index)
      return sendRead(c, getPromotions, language, pagedAnswer(shown, all.length, at), ignored)
    })
    .get(getBasicPromotions.path, async (c) => {
      const language = languageOf(c)
      const data = await findBasicPromotions(db, language, today())
      return sendRead(c, getBasicPromotions, language, { data })
    })
    .get(getPromotion.path, async (c) => {
      const language = languageOf(c)
      const params = getPromotion.params.safeParse(c.req.param())
      const promotion = params.success ? await findPromotion(db, params.data.slug, language, today()) : null
      if (!promotion) throw notFound(c)
      return sendRead(c, getPromotion, language, { data: promotion })
    })
}

function criteriaOf(get: Get) {
  return {
    complexIds: idValues(get('complex_id') ?? ''),
    categoryIds: idValues(get('estate_category_id') ?? '').filter((id) => categoryOfId(id) !== null),
    state: promotionStates.find((state) => state === get('state')) ?? 'active',
  }
}

/** The unknown values of these criteria; 0 stands for any (R171). */
function ignoredOf(get: Get, index: LiveSearchIndex): Ignored {
  const { complex_id } = knownPlaces(index.current().words)
  return unknownValues(get, getPromotions, {
    complex_id: (value) => value === '0' || complex_id(value),
    estate_category_id: (value) => value === '0' || idValues(value).some((id) => categoryOfId(id) !== null),
    state: (value) => promotionStates.some((state) => state === value),
  })
}
