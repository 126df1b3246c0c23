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
import { notFound } from '../http/failures.ts'
import { type Ignored, unknownValues } from '../http/ignored.ts'
import { knownPlaces } from '../catalogue/known-places.ts'
import { pagedAnswer } from '../http/paged-answer.ts'
import { filterPairs, pageOf, paramsOf } from '../http/query.ts'
import { read } from '../http/read-call.ts'

/** GET /api/promotions, /api/promotions/basic and /api/promotions/{slug} (R171–R173). */
export function promotions(db: Database, index: LiveSearchIndex, now: () => Date) {
  const today = () => dayInKazakhstan(now())
  return [
    read(getPromotions, {
      async answer(get, language) {
        const { page, perPage } = pageOf(get)
        const all = await findPromotions(db, criteriaOf(get), language, today())
        const shown = all.slice((page - 1) * perPage, page * perPage)
        const pairs = filterPairs(get, PromotionFilterQuery)
        return pagedAnswer(shown, all.length, { path: getPromotions.path, pairs, page, perPage })
      },
      ignored: (get) => ignoredOf(get, index),
    }),
    read(getBasicPromotions, {
      answer: async (_, language) => ({ data: await findBasicPromotions(db, language, today()) }),
    }),
    read(getPromotion, {
      async answer(get, language) {
        const data = await findPromotion(db, paramsOf(getPromotion, get).slug, language, today())
        if (!data) throw notFound()
        return { data }
      },
    }),
  ]
}

function criteriaOf(get: Get) {
  return {
    complexIds: idValues(get('complex_id') ?? ''),
    categoryIds: idValues(get('estate_category_id') ?? '').filter((id) => categoryOfId(id) !== null),
    state: promotionStates.find((state) => state === get('state')) ?? 'active',
  }
}

/** The unknown values of these criteria; 0 means any (R171). */
function ignoredOf(get: Get, index: LiveSearchIndex): Ignored {
  const { complex_id } = knownPlaces(index.current().words)
  return unknownValues(get, getPromotions, {
    complex_id: (value) => value === '0' || complex_id(value),
    estate_category_id: (value) => value === '0' || idValues(value).some((id) => categoryOfId(id) !== null),
    state: (value) => promotionStates.some((state) => state === value),
  })
}
