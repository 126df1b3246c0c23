import { estateViews, listedStatuses } from '#domain/estate-words.ts'
import { endSets, manyRooms, noRestoration, type Segment, sideSets, sunLevels } from '../index/segment.ts'
import { filterBits } from '../query/filter-bits.ts'
import type { Criteria } from '../query/criteria.ts'

export type Span = { min: number; max: number }

/** Counts by position. Project, house, deadline, feature and places nearby are all counted by house. */
type FacetCounts = {
  rooms: Uint32Array
  restorations: Uint32Array
  complexes: Uint32Array
  houses: Uint32Array
  deadlines: Uint32Array
  features: Uint32Array
  near: Uint32Array
  /** By combination of views. */
  views: Uint32Array
  /** By hours of sun. */
  suns: Uint32Array
  /** By combination of sides. */
  sides: Uint32Array
  /** By combination of first and last floor. */
  floorsNot: Uint32Array
  statuses: Uint32Array
  /** By set of promotions. */
  promotions: Uint32Array
}

/**
 * Counts the units of each kind. A unit that satisfies everything counts for every filter; one that misses exactly
 * one filter counts for that filter alone, since under all other filters it would be there.
 */
export function countUnits(
  { kinds, offers }: Segment,
  byKind: Criteria['byKind'],
  units: Uint32Array,
  houses: number,
): FacetCounts {
  const rooms = new Uint32Array(manyRooms + 1)
  const restorations = new Uint32Array(noRestoration + 1)
  const views = new Uint32Array(1 << estateViews.length)
  const suns = new Uint32Array(sunLevels)
  const sides = new Uint32Array(sideSets)
  const floorsNot = new Uint32Array(endSets)
  const statuses = new Uint32Array(listedStatuses.length)
  const promotions = new Uint32Array(offers.length)
  /** Of units that satisfy everything; they count for all filters of places. */
  const found = new Uint32Array(houses)
  const complexes = new Uint32Array(houses)
  const ofHouses = new Uint32Array(houses)
  const deadlines = new Uint32Array(houses)
  const features = new Uint32Array(houses)
  const near = new Uint32Array(houses)
  /**
   * At the place of each filter's bit: the counts for units that miss that filter, and the column they are counted
   * by.
   */
  const [counts, columns]: [Uint32Array[], Uint16Array[]] = [[], []]
  for (const [bit, own, column] of [
    [filterBits.rooms, rooms, kinds.rooms],
    [filterBits.restorations, restorations, kinds.restoration],
    [filterBits.complexes, complexes, kinds.house],
    [filterBits.houses, ofHouses, kinds.house],
    [filterBits.deadlines, deadlines, kinds.house],
    [filterBits.features, features, kinds.house],
    [filterBits.near, near, kinds.house],
    [filterBits.views, views, kinds.views],
    [filterBits.suns, suns, kinds.sun],
    [filterBits.sides, sides, kinds.sides],
    [filterBits.floorsNot, floorsNot, kinds.ends],
    [filterBits.statuses, statuses, kinds.status],
    [filterBits.promotions, promotions, kinds.offer],
  ] as const) {
    counts[placeOf(bit)] = own
    columns[placeOf(bit)] = column
  }
  for (let kind = 0; kind < kinds.size; kind++) {
    const bits = byKind[kind] as number
    if ((bits & (bits - 1)) !== 0) continue
    const count = units[kind] as number
    if (bits !== 0) {
      const place = placeOf(bits)
      add(counts[place] as Uint32Array, (columns[place] as Uint16Array)[kind] as number, count)
      continue
    }
    add(rooms, kinds.rooms[kind] as number, count)
    add(restorations, kinds.restoration[kind] as number, count)
    add(views, kinds.views[kind] as number, count)
    add(suns, kinds.sun[kind] as number, count)
    add(sides, kinds.sides[kind] as number, count)
    add(floorsNot, kinds.ends[kind] as number, count)
    add(statuses, kinds.status[kind] as number, count)
    add(promotions, kinds.offer[kind] as number, count)
    add(found, kinds.house[kind] as number, count)
  }
  for (let house = 0; house < houses; house++) {
    const count = found[house] as number
    add(complexes, house, count)
    add(ofHouses, house, count)
    add(deadlines, house, count)
    add(features, house, count)
    add(near, house, count)
  }
  return {
    rooms,
    restorations,
    complexes,
    houses: ofHouses,
    deadlines,
    features,
    near,
    views,
    suns,
    sides,
    floorsNot,
    statuses,
    promotions,
  }
}

/** The place of the one bit that is set. */
function placeOf(bit: number): number {
  return 31 - Math.clz32(bit)
}

function add(counts: Uint32Array, position: number, count: number): void {
  counts[position] = (counts[position] as number) + count
}
