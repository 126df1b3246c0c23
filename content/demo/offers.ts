import type { Category } from '#domain/categories.ts'
import type { RecordOf } from '../kinds.ts'
import { addDays } from './days.ts'
import { priceOn } from './price-history.ts'
import { toThousands } from './prices.ts'
import type { House } from './stock.ts'

/** A promotion of today; without a discount it lowers no price. */
export type Offer = Pick<
  RecordOf<'promotions'>,
  'starts_at' | 'ends_at' | 'categories' | 'complexes' | 'houses' | 'rooms_from'
> & { id: number; discount: number | null }

type Covered = {
  promotion: Offer
  /** The price before the promotion; null where it lowers none. */
  lowered: { price: number; oldPrice: number } | null
}

/**
 * The promotion that covers a unit, if any: one that lowers its price before one that does not. A unit takes part in
 * one promotion at a time.
 */
export function offerFor(
  unit: { id: number; category: Category; rooms: number; price: number },
  complexSlug: string,
  house: House,
  promotions: readonly Offer[],
): Covered | null {
  const covering = promotions.filter((candidate) => covers(candidate, unit, complexSlug, house))
  const promotion = covering.find(({ discount }) => discount !== null) ?? covering[0]
  if (promotion === undefined) return null
  if (promotion.discount === null) return { promotion, lowered: null }
  const oldPrice = priceOn(unit.id, unit.price, addDays(promotion.starts_at, -1))
  return { promotion, lowered: { oldPrice, price: toThousands(oldPrice * (1 - promotion.discount / 100)) } }
}

function covers(
  promotion: Offer,
  unit: { category: Category; rooms: number },
  complexSlug: string,
  house: House,
): boolean {
  const isReady = house.handed_over_at !== null
  return (
    isFor(promotion.complexes, complexSlug) &&
    isFor(promotion.categories, unit.category) &&
    (unit.category !== 'flat' || unit.rooms >= promotion.rooms_from) &&
    (promotion.houses === 'all' || (promotion.houses === 'ready') === isReady) &&
    house.sale_start < addDays(promotion.starts_at, -30)
  )
}

/** An empty list means all. */
function isFor<T>(list: readonly T[], one: T): boolean {
  return list.length === 0 || list.includes(one)
}
