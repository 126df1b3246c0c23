import type { ComplexQuery } from '#domain/complex-query.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { filterBits } from './filter-bits.ts'
import { type Ranges, rangesOf } from './ranges.ts'
import type { IndexComplex, IndexWords, SearchIndex } from '../index/search-index.ts'
import { isSalePosition, manyRooms, noRestoration, type Segment } from '../index/segment.ts'
import { isAmong } from './criteria.ts'

/** Criteria about projects as a search works with them. */
export type ComplexCriteria = {
  /** The filters that each project misses by itself, with the deadlines of all its houses. */
  readonly byComplex: Uint32Array
  /** The filters that the flats of each kind miss: those of their project, of their house, and their own words. */
  readonly byKind: Uint32Array
  readonly ranges: Ranges | null
  /** Whether a flat must be there that satisfies everything. */
  readonly asksForFlat: boolean
}

/** `query` has known values only. */
export function complexCriteriaOf({ words, segments }: SearchIndex, query: ComplexQuery): ComplexCriteria {
  const ranges = rangesOf({ ...query, kitchenFrom: null, floorFrom: null, floorTo: null })
  const own = words.complexes.map((complex) => missesOf(complex, words, query))
  const isDue = (deadline: number) => isAmong(query.deadlines, words.deadlines[deadline])
  return {
    byComplex: Uint32Array.from(words.complexes, ({ deadlines }, position) =>
      query.deadlines.length === 0 || deadlines.some(isDue)
        ? (own[position] ?? 0)
        : (own[position] ?? 0) | filterBits.deadlines,
    ),
    byKind: kindTable(words, segments.flat, own, query),
    ranges,
    asksForFlat: query.rooms.length > 0 || query.restorations.length > 0 || ranges !== null,
  }
}

/** Within a filter any of the chosen values will do, except for features: a project must offer all of them. */
function missesOf(complex: IndexComplex, words: IndexWords, query: ComplexQuery): number {
  const codes = complex.features.map((position) => words.features[position]?.code)
  const ids = complex.promotions.map((position) => words.promotions[position]?.id)
  const isOffered = query.promotions.length === 0 || query.promotions.some((id) => ids.includes(id))
  return (
    (isAmong(query.cities, words.cities[complex.city]?.slug) ? 0 : filterBits.cities) |
    (isAmong(query.classes, words.classes[complex.class]?.code) ? 0 : filterBits.classes) |
    (isAmong(query.statuses, complex.status) ? 0 : filterBits.statuses) |
    (query.features.every((code) => codes.includes(code)) ? 0 : filterBits.features) |
    (isOffered ? 0 : filterBits.promotions)
  )
}

function kindTable(
  words: IndexWords,
  { kinds }: Segment,
  own: readonly number[],
  query: ComplexQuery,
): Uint32Array {
  const houses = words.houses.map(({ complex, deadline }) => {
    const isDue = isAmong(query.deadlines, words.deadlines[deadline])
    return (own[complex] ?? filterBits.sale) | (isDue ? 0 : filterBits.deadlines)
  })
  const rooms = Array.from({ length: manyRooms + 1 }, (_, count) =>
    query.rooms.length === 0 || query.rooms.includes(count) ? 0 : filterBits.rooms,
  )
  const restorations = Array.from({ length: noRestoration + 1 }, (_, position) =>
    isAmong(query.restorations, restorationCodes[position]) ? 0 : filterBits.restorations,
  )
  return Uint32Array.from(
    { length: kinds.size },
    (_, kind) =>
      (houses[kinds.house[kind] as number] ?? filterBits.sale) |
      (rooms[kinds.rooms[kind] as number] ?? 0) |
      (restorations[kinds.restoration[kind] as number] ?? 0) |
      (isSalePosition(kinds.status[kind] as number) ? 0 : filterBits.sale),
  )
}
