import type { PriceReason } from '#domain/price-reasons.ts'
import { addDays, daysBetween } from './days.ts'
import { chance } from './random.ts'
import { toThousands } from './prices.ts'

export type PricePoint = { date: string; price: number; reason: PriceReason | null }

/** The last time the company changed its prices. */
export const lastRevision = '2026-11-02'

/** By how much a unit's price grew per month of sale, as a share of its price now. */
function monthlyGrowth(id: number): number {
  return 0.005 + chance('growth', id) * 0.004
}

/** The price on an earlier day of a unit that costs `price` at the last revision. */
export function priceOn(id: number, price: number, day: string): number {
  const months = Math.max(0, daysBetween(day, lastRevision) / 30.4)
  return toThousands(price * (1 - Math.min(0.3, monthlyGrowth(id) * months)))
}

/**
 * How the price came about: three to six points from the start of sales to `until`, or to the day before an
 * offer and the offer itself. Prices rise but for the offer.
 *
 * @param price at the last revision, before any offer
 */
export function priceHistory(
  id: number,
  price: number,
  saleStart: string,
  until: string,
  offer: { price: number; since: string } | null,
): PricePoint[] {
  const end = offer ? addDays(offer.since, -1) : until
  const days = daysBetween(saleStart, end)
  const steps = Math.min(offer ? 4 : 5, Math.max(offer ? 1 : 2, Math.floor(days / 120)))
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const date = addDays(saleStart, (days * index) / steps)
    return { date, price: priceOn(id, price, date), reason: index === 0 ? null : ('list' as const) }
  })
  return offer ? [...points, { date: offer.since, price: offer.price, reason: 'offer' }] : points
}
