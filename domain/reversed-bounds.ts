import type { ListingQuery } from './listing-query.ts'

const bounds = [
  { key: 'price', from: 'priceFrom', to: 'priceTo' },
  { key: 'area', from: 'areaFrom', to: 'areaTo' },
  { key: 'floor', from: 'floorFrom', to: 'floorTo' },
] as const

/** A pair of bounds that nothing can satisfy, and the listing with the two in their places. */
export type ReversedBounds = {
  key: 'price' | 'area' | 'floor'
  from: number
  to: number
  swapped: ListingQuery
}

/** The bounds of a listing whose lower end is above the upper one: no unit fits both. */
export function reversedBounds(listing: ListingQuery): ReversedBounds[] {
  return bounds.flatMap(({ key, from: lower, to: upper }) => {
    const [from, to] = [listing[lower], listing[upper]]
    if (from === null || to === null || from <= to) return []
    return [{ key, from, to, swapped: { ...listing, [lower]: to, [upper]: from } }]
  })
}
