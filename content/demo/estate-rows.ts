import { writeJson } from '#database/engines/json.ts'
import type { LightOfUnit } from '#domain/unit-light.ts'
import type { Row } from '../content.ts'
import type { GeneratedEstate } from './generated-estate.ts'

export function estateRow(estate: GeneratedEstate, lights: ReadonlyMap<number, LightOfUnit>): Row<'estates'> {
  const { promotion_ids: _promotions, price_history: _history, ...columns } = estate
  const sun = lights.get(estate.house_id)?.(estate, estate.windows).sun ?? null
  return {
    ...columns,
    floor_plan: writeJson(null),
    facade_polygon: writeJson(estate.facade_polygon),
    windows: writeJson(estate.windows),
    told_windows: writeJson(estate.windows),
    views: writeJson(estate.views),
    tour_url: null,
    sun: writeJson(sun),
  }
}

export function priceRows(estate: GeneratedEstate): Row<'estate_prices'>[] {
  return estate.price_history.map((point) => ({ estate_id: estate.id, ...point }))
}

export function estatePromotionRows(estate: GeneratedEstate): Row<'estate_promotions'>[] {
  return estate.promotion_ids.map((promotion_id) => ({ estate_id: estate.id, promotion_id }))
}
