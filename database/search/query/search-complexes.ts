import type { ComplexQuery } from '#domain/complex-query.ts'
import { matchComplexes } from './complex-matches.ts'
import { complexCriteriaOf } from './complex-criteria.ts'
import { knownComplexQuery } from './known-complex-query.ts'
import { countOffers } from '../facets/offer-counts.ts'
import type { SearchIndex } from '../index/search-index.ts'

/**
 * The ids of one page of projects and the number of all that match. A project satisfies criteria about a flat (rooms,
 * finish, price, area) when one flat that can be bought now satisfies all of them, in a house due by a chosen
 * deadline.
 *
 * Without `sort` the order of the menu. By price: the lowest price of a flat; by deadline: the project's own; an
 * unknown value comes last in both directions, equal ones stay in the order of the menu.
 */
export function searchComplexes(
  index: SearchIndex,
  query: ComplexQuery,
  { page, perPage }: { page: number; perPage: number },
): { ids: number[]; total: number } {
  const { complexes } = index.words
  const matches = matchComplexes(index, complexCriteriaOf(index, knownComplexQuery(index.words, query)))
  const matching = [...complexes.keys()].filter(matches.isFound)
  const start = (page - 1) * perPage
  const ids = ordered(index, matching, query.sort)
    .slice(start, start + perPage)
    .flatMap((position) => complexes[position]?.id ?? [])
  return { ids, total: matching.length }
}

function ordered(index: SearchIndex, positions: number[], sort: ComplexQuery['sort']): number[] {
  if (sort === null) return positions
  const keys = new Map(positions.map((position) => [position, keyOf(index, position, sort)]))
  const key = (position: number) => keys.get(position) ?? null
  const direction = sort.startsWith('-') ? -1 : 1
  return positions.toSorted((a, b) => compare(key(a), key(b), direction))
}

function keyOf({ words, segments }: SearchIndex, position: number, sort: string): number | null {
  const complex = words.complexes[position]
  if (!complex) return null
  return sort.endsWith('price') ? countOffers(segments.flat, complex.houses).all.priceFrom : complex.handover
}

function compare(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return direction * (a - b)
}
