import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { filterUnits } from './filter-units.ts'

/** Whether a listing has a unit, by its id: one pass over the units, then as often as one likes. */
export function fittingUnits(
  index: SearchIndex,
  category: Category,
  listing: ListingQuery,
): (id: number) => boolean {
  const segment = index.segments[category]
  const { marked, criteria } = filterUnits(index, category, listing)
  const ids = new Set<number>()
  for (let row = 0; row < segment.size; row++) {
    const fits = marked ? segment.marks[row] === 1 : criteria.byKind[segment.kind[row] as number] === 0
    if (fits) ids.add(segment.ids[row] as number)
  }
  return (id) => ids.has(id)
}
