import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { at } from '../index/columns.ts'
import { listingOrder, type Paging } from './listing-order.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Segment, statusPosition } from '../index/segment.ts'
import { type FilterResult, filterUnits } from './filter-units.ts'

/** The totals of the units of one plan, among those that a listing finds. */
export type FoundPlan = {
  /** As `planKey` names it. */
  readonly key: string
  readonly count: number
  readonly areaFrom: number
  readonly areaTo: number
  readonly floorFrom: number
  readonly floorTo: number
  /** The cheapest that can be bought now; null when none can, or when all prices are "ask us". */
  readonly priceFrom: number | null
  /** The id of that cheapest one. */
  readonly cheapest: number | null
  /** Positions of projects in `words.complexes`. */
  readonly complexes: readonly number[]
  /** The id of the unit that comes first in the listing. */
  readonly first: number
}

/**
 * One page of the plans of a listing and the number of all of them. A plan has the place of its first unit:
 * by price from low to high that is its cheapest one, from high to low its dearest.
 */
export function searchPlans(
  index: SearchIndex,
  category: Category,
  listing: ListingQuery,
  { page, perPage }: Paging,
): { plans: FoundPlan[]; total: number } {
  const segment = index.segments[category]
  const result = filterUnits(index, category, listing)
  const counts = countByPlan(segment, result)
  let total = 0
  for (let plan = 0; plan < counts.length; plan++) if (counts[plan] !== 0) total++
  const start = (page - 1) * perPage
  if (start >= total) return { plans: [], total }
  const rowAt = listingOrder(index, category, listing)
  const firsts = firstRows(segment, result, rowAt, start, Math.min(start + perPage, total))
  return { plans: plansOf(index, category, result, firsts, counts), total }
}

function countByPlan(
  { size, kind: kinds, plan: plans, plans: keys, marks }: Segment,
  { marked, criteria: { byKind } }: FilterResult,
): Uint32Array {
  const counts = new Uint32Array(keys.length)
  for (let row = 0; row < size; row++) {
    const fits = marked ? marks[row] === 1 : byKind[kinds[row] as number] === 0
    if (!fits) continue
    const plan = plans[row] as number
    counts[plan] = (counts[plan] as number) + 1
  }
  return counts
}

/** The first rows of the plans from `start` to before `end`, in the order in which the listing comes upon them. */
function firstRows(
  segment: Segment,
  { marked, criteria: { byKind } }: FilterResult,
  rowAt: (step: number) => number,
  start: number,
  end: number,
): number[] {
  const { size, kind, plan: plans, plans: keys, marks } = segment
  const seen = new Uint8Array(keys.length)
  const rows: number[] = []
  let found = 0
  for (let step = 0; step < size && found < end; step++) {
    const row = rowAt(step)
    const plan = plans[row] as number
    if (seen[plan] === 1) continue
    const fits = marked ? marks[row] === 1 : byKind[kind[row] as number] === 0
    if (!fits) continue
    seen[plan] = 1
    if (found++ >= start) rows.push(row)
  }
  return rows
}

/**
 * Goes over the units of the plans that these rows are the first of, and stops at the last of them. Sums are kept in
 * typed arrays, a place for each plan of the page: plans with a drawing have hundreds of thousands of units in a
 * large town.
 */
function plansOf(
  { words, segments }: SearchIndex,
  category: Category,
  { marked, criteria: { byKind } }: FilterResult,
  firsts: readonly number[],
  counts: Uint32Array,
): FoundPlan[] {
  const { size, ids, kind: kinds, plan: plans, plans: keys, marks, ...segment } = segments[category]
  const { price: prices, area: areas, floor: floors } = segment
  const { house: houses, status: statuses } = segment.kinds
  const places = new Uint8Array(counts.length)
  const [areaFrom, areaTo] = spans(firsts.length)
  const [floorFrom, floorTo] = spans(firsts.length)
  const [priceFrom] = spans(firsts.length)
  const cheapest = new Float64Array(firsts.length + 1)
  const seen = new Uint8Array((firsts.length + 1) * words.houses.length)
  let left = 0
  for (const [index, row] of firsts.entries()) {
    const plan = plans[row] as number
    places[plan] = index + 1
    left += counts[plan] as number
  }
  for (let row = 0; row < size && left > 0; row++) {
    const place = places[plans[row] as number] as number
    if (place === 0) continue
    const kind = kinds[row] as number
    const fits = marked ? marks[row] === 1 : byKind[kind] === 0
    if (!fits) continue
    left--
    const area = areas[row] as number
    const floor = floors[row] as number
    const price = prices[row] as number
    if (area < (areaFrom[place] as number)) areaFrom[place] = area
    if (area > (areaTo[place] as number)) areaTo[place] = area
    if (floor < (floorFrom[place] as number)) floorFrom[place] = floor
    if (floor > (floorTo[place] as number)) floorTo[place] = floor
    seen[place * words.houses.length + (houses[kind] as number)] = 1
    if (price >= (priceFrom[place] as number)) continue
    const status = statuses[kind]
    if (status === statusPosition.reserved || status === statusPosition.sold) continue
    priceFrom[place] = price
    cheapest[place] = at(ids, row)
  }
  return firsts.map((row, index) => {
    const [plan, place] = [at(plans, row), index + 1]
    const own = words.houses.filter((_, house) => seen[place * words.houses.length + house] === 1)
    return {
      key: keys[plan] ?? '',
      first: at(ids, row),
      count: at(counts, plan),
      areaFrom: at(areaFrom, place),
      areaTo: at(areaTo, place),
      floorFrom: at(floorFrom, place),
      floorTo: at(floorTo, place),
      priceFrom: priceFrom[place] === Infinity ? null : at(priceFrom, place),
      cheapest: priceFrom[place] === Infinity ? null : at(cheapest, place),
      complexes: [...new Set(own.map(({ complex }) => complex))].toSorted((a, b) => a - b),
    }
  })
}

/** Ends of empty spans, for so many places and for place 0, which means none. */
function spans(places: number): [from: Float64Array, to: Float64Array] {
  const ends = () => new Float64Array(places + 1)
  return [ends().fill(Infinity), ends().fill(-Infinity)]
}
