import type { ComplexCriteria } from './complex-criteria.ts'
import type { Span } from '../facets/facet-counts.ts'
import { filterBits } from './filter-bits.ts'
import type { Ranges } from './ranges.ts'
import type { IndexWords, SearchIndex } from '../index/search-index.ts'
import { type Segment, unknownPrice } from '../index/segment.ts'

/** The bit of a project that satisfies everything; the others are those of `filterBits`. */
const found = 32_768
const everything = 65_535

/** The projects that match each filter, and the flats that make them match. */
export type ComplexMatches = {
  /** Whether a project is found under all filters. */
  isFound(complex: number): boolean
  /** Whether it is found under all filters but this one. */
  isFoundBut(filter: number, complex: number): boolean
  /** Whether it is found by a house with that deadline, without regard to the chosen deadlines. */
  isDue(complex: number, deadline: number): boolean
  /** Whether choosing this room count alone would find it, under all other filters. */
  hasRooms(complex: number, rooms: number): boolean
  /** The same for a finishing type. */
  hasRestoration(complex: number, restoration: number): boolean
  /** The span of each number over the flats that satisfy all other filters. */
  spans(): { price: Span | null; area: Span | null }
}

/**
 * One pass over the kinds of flats, and with ranges one over the flats themselves. A flat that satisfies everything
 * finds its project under every filter; one that misses exactly one filter finds it for that filter alone. While no
 * filter is about a flat, projects are found by themselves, also those without flats, and the flats are not read
 * before a filter needs them.
 */
export function matchComplexes({ words, segments }: SearchIndex, criteria: ComplexCriteria): ComplexMatches {
  let looked: ReturnType<typeof matchedFlats> | undefined
  const flats = () => (looked ??= matchedFlats(segments.flat, words, criteria))
  const own = Uint32Array.from(criteria.byComplex, reachOf)
  const reach = criteria.asksForFlat ? flats().reach : own
  return {
    isFound: (complex) => ((reach[complex] ?? 0) & found) !== 0,
    isFoundBut: (filter, complex) => ((reach[complex] ?? 0) & filter) !== 0,
    isDue: (complex, deadline) =>
      criteria.asksForFlat
        ? flats().deadlines.has(pair(complex, deadline))
        : ((own[complex] ?? 0) & filterBits.deadlines) !== 0 &&
          (words.complexes[complex]?.deadlines.includes(deadline) ?? false),
    hasRooms: (complex, rooms) => flats().rooms.has(pair(complex, rooms)),
    hasRestoration: (complex, restoration) => flats().restorations.has(pair(complex, restoration)),
    spans: () => flats().spans,
  }
}

/** Missing nothing reaches everything, missing one filter reaches that one, missing more reaches nothing. */
function reachOf(misses: number): number {
  if (misses === 0) return everything
  return (misses & (misses - 1)) === 0 ? misses : 0
}

function pair(complex: number, value: number): number {
  return complex * 65_536 + value
}

function matchedFlats(segment: Segment, { houses, complexes }: IndexWords, criteria: ComplexCriteria) {
  const { kinds } = segment
  const { ranges } = criteria
  const { seen, spans } =
    ranges === null ? lookAtKinds(segment, criteria) : lookAtUnits(segment, criteria, ranges)
  const reach = new Uint32Array(complexes.length)
  const rooms = new Set<number>()
  const restorations = new Set<number>()
  const deadlines = new Set<number>()
  for (let kind = 0; kind < kinds.size; kind++) {
    const reached = seen(kind) ? reachOf(criteria.byKind[kind] as number) : 0
    if (reached === 0) continue
    const house = houses[kinds.house[kind] as number]
    if (house === undefined) continue
    reach[house.complex] = (reach[house.complex] ?? 0) | reached
    if (reached & filterBits.rooms) rooms.add(pair(house.complex, kinds.rooms[kind] as number))
    if (reached & filterBits.restorations)
      restorations.add(pair(house.complex, kinds.restoration[kind] as number))
    if (reached & filterBits.deadlines && house.deadline >= 0)
      deadlines.add(pair(house.complex, house.deadline))
  }
  return { reach, rooms, restorations, deadlines, spans }
}

type Seen = { seen: (kind: number) => boolean; spans: { price: Span | null; area: Span | null } }

/** Without ranges there is a flat of every kind, and the kinds know their ends. */
function lookAtKinds({ perKind, kinds }: Segment, { byKind }: ComplexCriteria): Seen {
  const fitting = Array.from({ length: kinds.size }, (_, kind) => kind).filter((kind) => byKind[kind] === 0)
  const ends = (min: Float64Array, max: Float64Array) => {
    let [low, high] = [Infinity, -Infinity]
    for (const kind of fitting) {
      low = Math.min(low, min[kind] ?? low)
      high = Math.max(high, max[kind] ?? high)
    }
    return spanOf(low, high)
  }
  const price = ends(perKind.priceMin, perKind.priceMax)
  return { seen: () => true, spans: { price, area: ends(perKind.areaMin, perKind.areaMax) } }
}

/** Of which kinds there is a flat within all ranges. Columns are read in place, as in the pass of the listing. */
function lookAtUnits(segment: Segment, { byKind }: ComplexCriteria, ranges: Ranges): Seen {
  const { size, kind: kinds, price: prices, area: areas } = segment
  const { priceFrom, priceTo, areaFrom, areaTo } = ranges
  const seen = new Uint8Array(segment.kinds.size)
  let [priceMin, priceMax, areaMin, areaMax] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let row = 0; row < size; row++) {
    const kind = kinds[row] as number
    const words = byKind[kind] as number
    if ((words & (words - 1)) !== 0) continue
    const price = prices[row] as number
    const area = areas[row] as number
    const fitsPrice = price >= priceFrom && price <= priceTo
    const fitsArea = area >= areaFrom && area <= areaTo
    if (fitsPrice && fitsArea) seen[kind] = 1
    if (words !== 0) continue
    if (fitsArea) {
      if (price < priceMin) priceMin = price
      if (price > priceMax && price !== unknownPrice) priceMax = price
    }
    if (fitsPrice) {
      if (area < areaMin) areaMin = area
      if (area > areaMax) areaMax = area
    }
  }
  const spans = { price: spanOf(priceMin, priceMax), area: spanOf(areaMin, areaMax) }
  return { seen: (kind) => seen[kind] === 1, spans }
}

function spanOf(min: number, max: number): Span | null {
  return min > max ? null : { min, max }
}
