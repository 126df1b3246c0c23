import type { OfferGroup } from '../index/segment.ts'
import { manyRooms, noRestoration, type Segment } from '../index/segment.ts'

/** The number of units on sale, the lowest price (null: on request), and the smallest and largest area. */
export type OfferCount = { count: number; priceFrom: number | null; areaFrom: number; areaTo: number }

/** The units of some houses at a glance: the total, by rooms, by finishing type. */
export type OfferCounts = { all: OfferCount; byRooms: OfferCount[]; byRestoration: OfferCount[] }

/** Sums the groups of a segment (see `offerGroups` for the rules) over some houses, or over all. */
export function countOffers(
  { groups }: Pick<Segment, 'groups'>,
  houses: Iterable<number> = groups.keys(),
): OfferCounts {
  const all = none()
  const byRooms = Array.from({ length: manyRooms + 1 }, none)
  const byRestoration = Array.from({ length: noRestoration + 1 }, none)
  for (const house of houses) {
    for (const group of groups[house] ?? []) {
      for (const sum of [all, byRooms[group.rooms], byRestoration[group.restoration]]) add(sum, group)
    }
  }
  return { all, byRooms, byRestoration }
}

function none(): OfferCount {
  return { count: 0, priceFrom: null, areaFrom: Infinity, areaTo: -Infinity }
}

function add(sum: OfferCount | undefined, group: OfferGroup): void {
  if (!sum) return
  sum.count += group.count
  sum.areaFrom = Math.min(sum.areaFrom, group.areaFrom)
  sum.areaTo = Math.max(sum.areaTo, group.areaTo)
  if (group.priceFrom !== null && (sum.priceFrom === null || group.priceFrom < sum.priceFrom)) {
    sum.priceFrom = group.priceFrom
  }
}
