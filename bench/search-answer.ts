import { estateFacets } from '#database/search/facets/estate-facets.ts'
import type { Span } from '#database/search/facets/facet-counts.ts'
import { searchEstates } from '#database/search/query/search-estates.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import type { ListingQuery } from '#domain/listing-query.ts'

/** Everything that a page of a listing asks of a search. Counts by filter and value, without those that are 0. */
export type SearchAnswer = {
  ids: number[]
  total: number
  counts: Record<string, Record<string, number>>
  spans: Record<'price' | 'area' | 'kitchen' | 'floor', Span | null>
}

export const perPage = 12

/** The requests of the list and its filters to the index, and its answers. */
export function askIndex(index: SearchIndex, listing: ListingQuery) {
  return {
    page: searchEstates(index, 'flat', listing, { page: 1, perPage }),
    facets: estateFacets(index, 'flat', listing),
  }
}

/** The same in the form of both. */
export function indexAnswer(index: SearchIndex, listing: ListingQuery): SearchAnswer {
  const { page, facets } = askIndex(index, listing)
  const { total: _total, price, area, kitchen, hasKitchens: _has, floor, ...lists } = facets
  const counts = Object.entries(lists).map(([filter, options]) => [
    filter,
    Object.fromEntries(options.flatMap(({ value, count }) => (count > 0 ? [[String(value), count]] : []))),
  ])
  return { ...page, counts: Object.fromEntries(counts), spans: { price, area, kitchen, floor } }
}
