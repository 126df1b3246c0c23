import type { EstateTable } from '#database/tables.ts'
import type { Category } from '#domain/categories.ts'
import { chance } from './random.ts'
import { contentDay, officeMoment } from './days.ts'
import { type Offer, offerFor } from './offers.ts'
import { lastRevision, priceHistory, priceOn, type PricePoint } from './price-history.ts'
import type { House } from './stock.ts'
import { statusDay, statusOf } from './statuses.ts'

export type Sale = Pick<
  EstateTable,
  'price' | 'price_m2' | 'price_old' | 'price_valid_until' | 'status' | 'status_changed_at' | 'updated_at'
> & { promotion_ids: number[]; price_history: PricePoint[] }

/**
 * Everything about a unit's sale that follows from its price at the last revision: its status and since when,
 * the price shown (a sold unit keeps the price it was sold for), an offer and the way the price went.
 */
export function saleOf(
  unit: { id: number; category: Category; rooms: number; area_total: number; price: number },
  complexSlug: string,
  house: House,
  offers: readonly Offer[],
): Sale {
  const status = statusOf(unit.id, unit.category, unit.rooms, house.sold_share)
  const since = statusDay(unit.id, status, house.sale_start)
  const offer = status === 'free' ? offerFor(unit, complexSlug, house, offers) : null
  const until = status === 'sold' ? since : lastRevision
  const lowered = offer?.lowered ?? null
  const price = lowered?.price ?? priceOn(unit.id, unit.price, until)
  const step = offer && lowered ? { price, since: offer.promotion.starts_at } : null
  return {
    price,
    price_m2: Math.round(price / unit.area_total),
    price_old: lowered?.oldPrice ?? null,
    price_valid_until: offer && lowered ? offer.promotion.ends_at : null,
    status,
    status_changed_at: officeMoment(since, chance('moment', unit.id)),
    updated_at: officeMoment(contentDay, 0.25),
    promotion_ids: offer ? [offer.promotion.id] : [],
    price_history: priceHistory(unit.id, unit.price, house.sale_start, until, step),
  }
}
