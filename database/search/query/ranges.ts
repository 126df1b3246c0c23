import type { ListingQuery } from '#domain/listing-query.ts'

/** Both ends belong to a range. */
export type Ranges = {
  readonly priceFrom: number
  readonly priceTo: number
  readonly areaFrom: number
  readonly areaTo: number
  readonly kitchenFrom: number
  readonly floorFrom: number
  readonly floorTo: number
}

type Ends = Pick<
  ListingQuery,
  'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo' | 'kitchenFrom' | 'floorFrom' | 'floorTo'
>

/** The ranges of a listing that sets no end. */
export const anyRanges: Ranges = {
  priceFrom: -Infinity,
  priceTo: Infinity,
  areaFrom: -Infinity,
  areaTo: Infinity,
  kitchenFrom: -Infinity,
  floorFrom: -Infinity,
  floorTo: Infinity,
}

/**
 * Null when no end of any range is given. A lowest price alone sets a highest one too, above every price: a unit
 * without a price is not within it.
 */
export function rangesOf(listing: Ends): Ranges | null {
  const { priceFrom, priceTo, areaFrom, areaTo, kitchenFrom, floorFrom, floorTo } = listing
  const ends = [priceFrom, priceTo, areaFrom, areaTo, kitchenFrom, floorFrom, floorTo]
  if (ends.every((end) => end === null)) return null
  return {
    priceFrom: priceFrom ?? -Infinity,
    priceTo: priceTo ?? (priceFrom === null ? Infinity : Number.MAX_VALUE),
    areaFrom: areaFrom ?? -Infinity,
    areaTo: areaTo ?? Infinity,
    kitchenFrom: kitchenFrom ?? -Infinity,
    floorFrom: floorFrom ?? -Infinity,
    floorTo: floorTo ?? Infinity,
  }
}
