import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { Span } from '../facets/facet-counts.ts'
import { anyRanges, type Ranges } from './ranges.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Segment, unknownKitchen, unknownPrice } from '../index/segment.ts'
import { type Criteria, criteriaOf } from './criteria.ts'

/** All that pages and filters of a listing need to know of its units, found in one pass over them. */
export type FilterResult = {
  readonly criteria: Criteria
  /** How many units satisfy everything. */
  readonly total: number
  /**
   * How many units of each kind satisfy the filters of numbers; of kinds that miss two filters of words, anything.
   */
  readonly units: Uint32Array
  /** Whether `marks` of the segment name the matching units; without ranges and plans their kinds do. */
  readonly marked: boolean
  /** The span of each number under all other filters. */
  readonly price: Span | null
  readonly area: Span | null
  readonly kitchen: Span | null
  readonly floor: Span | null
}

/** The last result of each segment: the page of a listing and its filters are requested at the same moment. */
const latest = new WeakMap<Segment, { key: string; result: FilterResult }>()

/**
 * Filters the units of a category by a listing; its sort and view do not matter here. A page and the filters of the
 * same listing share one pass, and so do pages after each other.
 */
export function filterUnits(index: SearchIndex, category: Category, listing: ListingQuery): FilterResult {
  const segment = index.segments[category]
  const key = JSON.stringify({ ...listing, sort: null, view: null })
  const known = latest.get(segment)
  if (known?.key === key) return known.result
  const criteria = criteriaOf(index, category, listing)
  const needsUnits = criteria.ranges !== null || criteria.plans !== null || criteria.payments !== null
  const result = needsUnits
    ? byUnits(segment, criteria, criteria.ranges ?? anyRanges)
    : byKinds(segment, criteria)
  latest.set(segment, { key, result })
  return result
}

/** Without filters of numbers and plans the kinds know everything. */
function byKinds({ perKind }: Segment, criteria: Criteria): FilterResult {
  const { units } = perKind
  const { byKind } = criteria
  let [total, found] = [0, 0]
  const fitting = new Uint32Array(units.length)
  for (let kind = 0; kind < units.length; kind++) {
    if (byKind[kind] !== 0) continue
    total += units[kind] as number
    fitting[found++] = kind
  }
  const kinds = fitting.subarray(0, found)
  const spans = {
    price: spanOf(lowest(perKind.priceMin, kinds), highest(perKind.priceMax, kinds)),
    area: spanOf(lowest(perKind.areaMin, kinds), highest(perKind.areaMax, kinds)),
    kitchen: spanOf(lowest(perKind.kitchenMin, kinds), highest(perKind.kitchenMax, kinds)),
    floor: spanOf(lowest(perKind.floorMin, kinds), highest(perKind.floorMax, kinds)),
  }
  return { criteria, total, units, marked: false, ...spans }
}

function lowest(values: Float64Array, kinds: Uint32Array): number {
  let low = Infinity
  for (let place = 0; place < kinds.length; place++) {
    const value = values[kinds[place] as number] as number
    if (value < low) low = value
  }
  return low
}

function highest(values: Float64Array, kinds: Uint32Array): number {
  let high = -Infinity
  for (let place = 0; place < kinds.length; place++) {
    const value = values[kinds[place] as number] as number
    if (value > high) high = value
  }
  return high
}

/**
 * One pass over the units, which marks those that satisfy everything. Units of other plans than the chosen ones are
 * passed over, and so are those that cost more a month than asked for: no filter offers plans or payments to choose
 * from, so nothing counts them. Columns are read in place and ends kept in plain variables: helpers shared by arrays
 * of different types make this loop several times slower.
 */
function byUnits(segment: Segment, criteria: Criteria, ranges: Ranges): FilterResult {
  const { size, kind: kinds, price: prices, area: areas, floor: floors, marks } = segment
  const { priceFrom, priceTo, areaFrom, areaTo, kitchenFrom, floorFrom, floorTo } = ranges
  const { plan: planOf, kitchen: kitchens } = segment
  const { byKind, plans, payments } = criteria
  const [amounts, most] = [payments?.amounts ?? null, payments?.most ?? 0]
  const units = new Uint32Array(segment.kinds.size)
  let [priceMin, priceMax, areaMin, areaMax] = [Infinity, -Infinity, Infinity, -Infinity]
  let [kitchenMin, kitchenMax, floorMin, floorMax] = [Infinity, -Infinity, Infinity, -Infinity]
  let total = 0
  marks.fill(0)
  for (let row = 0; row < size; row++) {
    const kind = kinds[row] as number
    const words = byKind[kind] as number
    if ((words & (words - 1)) !== 0) continue
    if (plans !== null && plans[planOf[row] as number] === 0) continue
    const price = prices[row] as number
    if (amounts !== null && (amounts[row] as number) > most) continue
    const area = areas[row] as number
    const kitchen = kitchens[row] as number
    const floor = floors[row] as number
    const fitsPrice = price >= priceFrom && price <= priceTo
    const fitsArea = area >= areaFrom && area <= areaTo
    const fitsFloor = floor >= floorFrom && floor <= floorTo
    const fitsKitchen = kitchen >= kitchenFrom
    if (fitsPrice && fitsArea && fitsKitchen && fitsFloor) {
      units[kind] = (units[kind] as number) + 1
      if (words === 0) {
        marks[row] = 1
        total++
      }
    }
    if (words !== 0) continue
    if (fitsArea && fitsKitchen && fitsFloor) {
      if (price < priceMin) priceMin = price
      if (price > priceMax && price !== unknownPrice) priceMax = price
    }
    if (fitsPrice && fitsKitchen && fitsFloor) {
      if (area < areaMin) areaMin = area
      if (area > areaMax) areaMax = area
    }
    if (fitsPrice && fitsArea && fitsFloor && kitchen !== unknownKitchen) {
      if (kitchen < kitchenMin) kitchenMin = kitchen
      if (kitchen > kitchenMax) kitchenMax = kitchen
    }
    if (fitsPrice && fitsArea && fitsKitchen) {
      if (floor < floorMin) floorMin = floor
      if (floor > floorMax) floorMax = floor
    }
  }
  const spans = {
    price: spanOf(priceMin, priceMax),
    area: spanOf(areaMin, areaMax),
    kitchen: spanOf(kitchenMin, kitchenMax),
    floor: spanOf(floorMin, floorMax),
  }
  return { criteria, total, units, marked: true, ...spans }
}

function spanOf(min: number, max: number): Span | null {
  return min > max ? null : { min, max }
}
