import { estateViews, listedStatuses } from '#domain/estate-words.ts'
import { manyRooms, noRestoration, type Segment } from './segment.ts'
import { missed } from './missed.ts'
import type { Wishes } from './wishes.ts'

export type Span = { min: number; max: number }

/** Counts by position. Project, house, deadline and feature are all counted by house. */
type FacetCounts = {
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
}

/**
 * Counts the units of each kind. A unit that satisfies everything counts for every filter; one that misses exactly one
 * filter counts for that filter alone, since under all other filters it would be there.
 */
export function countUnits(
  { kinds, offers }: Segment,
  byKind: Wishes['byKind'],
  units: Uint32Array,
  houses: number,
): FacetCounts {
  const rooms = new Uint32Array(manyRooms + 1)
  const restorations = new Uint32Array(noRestoration + 1)
  const views = new Uint32Array(1 << estateViews.length)
  const statuses = new Uint32Array(listedStatuses.length)
  const promotions = new Uint32Array(offers.length)
  /** Of units that satisfy everything; they count for all four filters of places. */
  const found = new Uint32Array(houses)
  const complexes = new Uint32Array(houses)
  const ofHouses = new Uint32Array(houses)
  const deadlines = new Uint32Array(houses)
  const features = new Uint32Array(houses)
  for (let kind = 0; kind < kinds.size; kind++) {
    const bits = byKind[kind] as number
    if ((bits & (bits - 1)) !== 0) continue
    const count = units[kind] as number
    const all = bits === 0
    if (all || bits === missed.rooms) add(rooms, kinds.rooms[kind] as number, count)
    if (all || bits === missed.restorations) add(restorations, kinds.restoration[kind] as number, count)
    if (all || bits === missed.views) add(views, kinds.views[kind] as number, count)
    if (all || bits === missed.statuses) add(statuses, kinds.status[kind] as number, count)
    if (all || bits === missed.promotions) add(promotions, kinds.offer[kind] as number, count)
    if (all) add(found, kinds.house[kind] as number, count)
    else if (bits === missed.complexes) add(complexes, kinds.house[kind] as number, count)
    else if (bits === missed.houses) add(ofHouses, kinds.house[kind] as number, count)
    else if (bits === missed.deadlines) add(deadlines, kinds.house[kind] as number, count)
    else if (bits === missed.features) add(features, kinds.house[kind] as number, count)
  }
  for (let house = 0; house < houses; house++) {
    const count = found[house] as number
    add(complexes, house, count)
    add(ofHouses, house, count)
    add(deadlines, house, count)
    add(features, house, count)
  }
  return {
    rooms,
    restorations,
    complexes,
    houses: ofHouses,
    deadlines,
    features,
    views,
    statuses,
    promotions,
  }
}

function add(counts: Uint32Array, position: number, count: number): void {
  counts[position] = (counts[position] as number) + count
}
