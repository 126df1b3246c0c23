import type { EstateStatus } from './estate-words.ts'
import { shownPrice } from './shown-price.ts'

/** How a unit is like another, in a buyer's words: by money, then by place or size. */
export type Likeness =
  | { kind: 'cheaper' | 'dearer'; by: number }
  | { kind: 'larger' | 'smaller'; by: number }
  | { kind: 'equal_price' | 'same_price' | 'same_plan' | 'higher' | 'lower' | 'other_project' }

type Unit = {
  readonly price: number | null
  readonly area_total: number
  readonly floor: number
  readonly status: EstateStatus
  readonly complex: { readonly id: number }
  readonly house: { readonly id: number }
}

/** Prices that differ by less than this share are «almost the same». */
const samePrice = 0.005

/**
 * How another unit differs from this one: at most two words. Prices are compared only while both are shown, and areas
 * to a tenth of a square metre.
 */
export function likenessOf(unit: Unit, other: Unit): Likeness[] {
  return [priceLikeness(unit, other), placeLikeness(unit, other)].filter((one) => one !== null)
}

function priceLikeness(unit: Unit, other: Unit): Likeness | null {
  const [price, otherPrice] = [shownPrice(unit), shownPrice(other)]
  if (price === null || otherPrice === null) return null
  const by = Math.abs(otherPrice - price)
  if (by === 0) return { kind: 'equal_price' }
  if (by <= price * samePrice) return { kind: 'same_price' }
  return { kind: otherPrice < price ? 'cheaper' : 'dearer', by }
}

function placeLikeness(unit: Unit, other: Unit): Likeness | null {
  if (other.complex.id !== unit.complex.id) return { kind: 'other_project' }
  const more = Math.round((other.area_total - unit.area_total) * 10) / 10
  if (more !== 0) return { kind: more > 0 ? 'larger' : 'smaller', by: Math.abs(more) }
  if (other.house.id !== unit.house.id || other.floor === unit.floor) return { kind: 'same_plan' }
  return { kind: other.floor > unit.floor ? 'higher' : 'lower' }
}
