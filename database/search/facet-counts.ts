import { estateViews, listedStatuses } from '#domain/estate-words.ts'
import { manyRooms, noRestoration, type Segment } from './segment.ts'
import { missed } from './missed.ts'
import { missedRanges } from './ranges.ts'
import type { Wishes } from './wishes.ts'

export type Span = { min: number; max: number }

/** Counts by position. Project, house, deadline and feature are all counted by house. */
type FacetCounts = {
  total: number
  rooms: Uint32Array
  restorations: Uint32Array
  complexes: Uint32Array
  houses: Uint32Array
  deadlines: Uint32Array
  features: Uint32Array
  /** By combination of views. */
  views: Uint32Array
  statuses: Uint32Array
  /** By set of promotions. */
  promotions: Uint32Array
  price: Span | null
  area: Span | null
  floor: Span | null
}

/**
 * One pass over the units and one over their kinds. A unit that satisfies everything counts for every filter; one
 * that misses exactly one filter counts for that filter alone, since under all other filters it would be there.
 */
export function countUnits(segment: Segment, wishes: Wishes, houses: number): FacetCounts {
  const { units, spans } = passOverUnits(segment, wishes)
  const { kinds } = segment
  const rooms = new Uint32Array(manyRooms + 1)
  const restorations = new Uint32Array(noRestoration + 1)
  const complexes = new Uint32Array(houses)
  const ofHouses = new Uint32Array(houses)
  const deadlines = new Uint32Array(houses)
  const features = new Uint32Array(houses)
  const views = new Uint32Array(1 << estateViews.length)
  const statuses = new Uint32Array(listedStatuses.length)
  const promotions = new Uint32Array(segment.offers.length)
  let total = 0
  for (let kind = 0; kind < kinds.size; kind++) {
    const bits = wishes.byKind[kind] as number
    if ((bits & (bits - 1)) !== 0) continue
    const count = units[kind] as number
    const house = kinds.house[kind] as number
    if (bits === 0) total += count
    if (bits === 0 || bits === missed.rooms) add(rooms, kinds.rooms[kind] as number, count)
    if (bits === 0 || bits === missed.restorations)
      add(restorations, kinds.restoration[kind] as number, count)
    if (bits === 0 || bits === missed.complexes) add(complexes, house, count)
    if (bits === 0 || bits === missed.houses) add(ofHouses, house, count)
    if (bits === 0 || bits === missed.deadlines) add(deadlines, house, count)
    if (bits === 0 || bits === missed.features) add(features, house, count)
    if (bits === 0 || bits === missed.views) add(views, kinds.views[kind] as number, count)
    if (bits === 0 || bits === missed.statuses) add(statuses, kinds.status[kind] as number, count)
    if (bits === 0 || bits === missed.promotions) add(promotions, kinds.offer[kind] as number, count)
  }
  return {
    total,
    rooms,
    restorations,
    complexes,
    houses: ofHouses,
    deadlines,
    features,
    views,
    statuses,
    promotions,
    ...spans,
  }
}

/**
 * How many units of each kind satisfy the filters of numbers, and from what to what the numbers go. Columns are read
 * in place: a helper shared by arrays of different types makes this loop several times slower.
 */
function passOverUnits(segment: Segment, { byKind, ranges }: Wishes) {
  const { size, kind: kinds, price: prices, area: areas, floor: floors } = segment
  const units = new Uint32Array(segment.kinds.size)
  let [priceMin, priceMax, areaMin, areaMax] = [Infinity, -Infinity, Infinity, -Infinity]
  let [floorMin, floorMax] = [Infinity, -Infinity]
  for (let row = 0; row < size; row++) {
    const kind = kinds[row] as number
    const bits = ranges === null ? 0 : missedRanges(segment, row, ranges)
    if (bits === 0) units[kind] = (units[kind] as number) + 1
    if ((byKind[kind] as number) !== 0) continue
    if (bits === 0 || bits === missed.price) {
      const price = prices[row] as number
      if (price < priceMin) priceMin = price
      if (price > priceMax) priceMax = price
    }
    if (bits === 0 || bits === missed.area) {
      const area = areas[row] as number
      if (area < areaMin) areaMin = area
      if (area > areaMax) areaMax = area
    }
    if (bits === 0 || bits === missed.floor) {
      const floor = floors[row] as number
      if (floor < floorMin) floorMin = floor
      if (floor > floorMax) floorMax = floor
    }
  }
  const spans = {
    price: spanOf(priceMin, priceMax),
    area: spanOf(areaMin, areaMax),
    floor: spanOf(floorMin, floorMax),
  }
  return { units, spans }
}

function spanOf(min: number, max: number): Span | null {
  return min > max ? null : { min, max }
}

function add(counts: Uint32Array, position: number, count: number): void {
  counts[position] = (counts[position] as number) + count
}
