import type { ListingQuery } from '#domain/listing-query.ts'
import { missed } from './missed.ts'
import type { Segment } from './segment.ts'

/** Both ends belong to a range. */
export type Ranges = {
  readonly priceFrom: number
  readonly priceTo: number
  readonly areaFrom: number
  readonly areaTo: number
  readonly floorFrom: number
  readonly floorTo: number
}

/** The filters of numbers that a unit misses. */
export function missedRanges({ price, area, floor }: Segment, row: number, ranges: Ranges): number {
  return (
    (isWithin(price[row] as number, ranges.priceFrom, ranges.priceTo) ? 0 : missed.price) |
    (isWithin(area[row] as number, ranges.areaFrom, ranges.areaTo) ? 0 : missed.area) |
    (isWithin(floor[row] as number, ranges.floorFrom, ranges.floorTo) ? 0 : missed.floor)
  )
}

function isWithin(value: number, from: number, to: number): boolean {
  return value >= from && value <= to
}

/** Null when no end of any range is given. */
export function rangesOf(listing: ListingQuery): Ranges | null {
  const { priceFrom, priceTo, areaFrom, areaTo, floorFrom, floorTo } = listing
  if ([priceFrom, priceTo, areaFrom, areaTo, floorFrom, floorTo].every((end) => end === null)) return null
  return {
    priceFrom: priceFrom ?? -Infinity,
    priceTo: priceTo ?? Infinity,
    areaFrom: areaFrom ?? -Infinity,
    areaTo: areaTo ?? Infinity,
    floorFrom: floorFrom ?? -Infinity,
    floorTo: floorTo ?? Infinity,
  }
}
