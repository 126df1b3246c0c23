import { complexClasses, complexSorts, complexStatuses } from './complex-words.ts'
import type { Language } from './languages.ts'
import { listingFilters } from './listing-query.ts'
import {
  emptyQuery,
  type KeyOf,
  keysOf,
  type QueryOf,
  readQuery,
  several,
  single,
  writeQuery,
} from './query-filters.ts'
import { type Get, getOf, knownValues, matchingValues } from './query-values.ts'

/**
 * The possible criteria for the list of projects. Cities go by slug. Rooms, finish, price in tenge and area in m² are
 * criteria about a flat of the project.
 */
export const complexFilters = {
  cities: several('city', (text) => matchingValues(text, /^[a-z0-9-]{1,80}$/)),
  classes: several('class', (text) => knownValues(text, complexClasses)),
  statuses: several('status', (text) => knownValues(text, complexStatuses)),
  deadlines: listingFilters.deadlines,
  features: listingFilters.features,
  rooms: listingFilters.rooms,
  restorations: listingFilters.restorations,
  priceFrom: listingFilters.priceFrom,
  priceTo: listingFilters.priceTo,
  areaFrom: listingFilters.areaFrom,
  areaTo: listingFilters.areaTo,
  promotions: listingFilters.promotions,
  sort: single('sort', (text) => complexSorts.find((sort) => sort === text) ?? null),
}

export type ComplexQuery = QueryOf<typeof complexFilters>
export type ComplexKey = KeyOf<typeof complexFilters>

/** The list of projects without a criterion. */
export const anyComplex: Readonly<ComplexQuery> = emptyQuery(complexFilters)

/** Reads the filters of projects out of a query. */
export function parseComplexQuery(get: Get): ComplexQuery {
  return readQuery(complexFilters, get)
}

/** The keys of the list of projects with the way it is shown, without the page. */
export const complexKeys = [...keysOf(complexFilters), 'view']

/** Those of these keys that hold several values. */
export const complexLists = keysOf(complexFilters, ({ isList }) => isList)

/** The same out of an address, where a plain form repeats the key of each ticked box: `class=I&class=II`. */
export function complexQueryOfParams(params: URLSearchParams): ComplexQuery {
  return parseComplexQuery(getOf(params, complexLists))
}

/**
 * The query string of a list of projects, without the question mark. `parseComplexQuery` reads back the same
 * criteria.
 */
export function complexSearch(query: ComplexQuery, language: Language, page = 1): string {
  return writeQuery(complexFilters, query, language, page)
}
