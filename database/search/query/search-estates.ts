import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { listingOrder, type Paging } from './listing-order.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type FilterResult, filterUnits } from './filter-units.ts'

/**
 * The ids of one page of a listing and the number of all its units.
 *
 * Without `sort`, `defaultOrder`: units on sale first, from cheap to dear. With it, the given order, ties from cheap to
 * dear and then by id. A sort from high to low is exactly the reverse, but units that lack what is sorted by come last
 * in both: those without a price, with an unknown kitchen, or that no programme fits. By deadline, a unit in a house
 * without a promised hand-over comes after all others.
 */
export function searchEstates(
  index: SearchIndex,
  category: Category,
  listing: ListingQuery,
  { page, perPage }: Paging,
): { ids: number[]; total: number } {
  const result = filterUnits(index, category, listing)
  const { total } = result
  const start = (page - 1) * perPage
  if (start >= total) return { ids: [], total }
  return { ids: pageOf(index, category, listing, result, start, perPage), total }
}

/** Walks the order over the rows that satisfy everything and stops when the page is full. */
function pageOf(
  index: SearchIndex,
  category: Category,
  listing: ListingQuery,
  { marked, criteria: { byKind } }: FilterResult,
  start: number,
  length: number,
): number[] {
  const ids: number[] = []
  const segment = index.segments[category]
  const { size, kind, marks } = segment
  const rowAt = listingOrder(index, category, listing)
  let seen = 0
  for (let step = 0; step < size && ids.length < length; step++) {
    const row = rowAt(step)
    const fits = marked ? marks[row] === 1 : byKind[kind[row] as number] === 0
    if (fits && seen++ >= start) ids.push(segment.ids[row] as number)
  }
  return ids
}
