import { writeJson } from '#database/engines/json.ts'
import type { Row } from '../content.ts'
import type { GeneratedEstate } from './generated-estate.ts'

export function estateRow(estate: GeneratedEstate): Row<'estates'> {
  const { promotion_ids: _promotions, price_history: _history, ...columns } = estate
  return {
    ...columns,
    floor_plan: writeJson(null),
    facade_polygon: writeJson(estate.facade_polygon),
    windows: writeJson(estate.windows),
    views: writeJson(estate.views),
    tour_url: null,
    sun: writeJson(estate.sun),
  }
}

export function priceRows(estate: GeneratedEstate): Row<'estate_prices'>[] {
  return estate.price_history.map((point) => ({ estate_id: estate.id, ...point }))
}

export function estatePromotionRows(estate: GeneratedEstate): Row<'estate_promotions'>[] {
  return estate.promotion_ids.map((promotion_id) => ({ estate_id: estate.id, promotion_id }))
}
