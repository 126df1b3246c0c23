import { staffText } from '#domain/staff/staff-text.ts'
import type { FeedOffer } from '../feed-offer.ts'

/** Square metres: by so much one area is written in two ways. */
const rounding = 0.1

/**
 * Rows that would be one unit by their id or door and are two by their area or price: an entrance is missing, or a
 * number is wrong. Null where there are none.
 */
export function sameDoors(offers: readonly FeedOffer[], hasSections: boolean): string | null {
  const byId = Map.groupBy(
    offers.filter(({ id }) => id !== ''),
    ({ id }) => id,
  )
  const pairs = [...byId.values()].flatMap(([first, ...others]) => {
    const other = first && others.find((each) => areTwo(first, each))
    return first && other ? [[first, other] as const] : []
  })
  const [pair] = pairs
  if (pair === undefined) return null
  const [first, other] = pair
  const more =
    pairs.length > 1 ? staffText(', and {count} more pairs of rows', { count: pairs.length - 1 }) : ''
  const values = { first: first.line ?? '', other: other.line ?? '', number: first.number, more }
  return hasSections
    ? staffText(
        'rows {first} and {other} have one number «{number}» in one place{more}, and another area or price: they are two units. Correct the numbers.',
        values,
      )
    : staffText(
        'rows {first} and {other} have one number «{number}» in one place{more}, and another area or price: they are two units. Add a column «Подъезд», or correct the numbers.',
        values,
      )
}

function areTwo(one: FeedOffer, other: FeedOffer): boolean {
  const isOtherArea =
    one.area_total !== null &&
    other.area_total !== null &&
    Math.abs(one.area_total - other.area_total) > rounding + 1e-9
  return isOtherArea || Boolean(one.price && other.price && one.price !== other.price)
}
