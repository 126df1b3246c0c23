import { complexClasses, complexSorts, complexStatuses } from './complex-words.ts'
import type { ComplexClass, ComplexSort, ComplexStatus } from './complex-words.ts'
import type { Language } from './languages.ts'
import {
  decimalValue,
  type Get,
  getOf,
  idValues,
  knownValues,
  matchingValues,
  searchOf,
  wholeNumberValue,
} from './query-values.ts'
import { parseRestorations, restorationTitles, type RestorationCode } from './restorations.ts'
import { parseRooms, roomsText } from './rooms.ts'

/**
 * What a visitor asked the list of projects for. Empty lists and nulls mean "any". Cities and projects go by slug, a
 * deadline is a year (`2027`) or `ready`. Rooms, finish, price in tenge and area in m² are criteria about a flat of the
 * project. Lists are unique and in a fixed order, so that equal criteria make equal addresses.
 */
export type ComplexQuery = {
  cities: string[]
  classes: ComplexClass[]
  statuses: ComplexStatus[]
  deadlines: string[]
  features: string[]
  rooms: number[]
  restorations: RestorationCode[]
  priceFrom: number | null
  priceTo: number | null
  areaFrom: number | null
  areaTo: number | null
  promotions: number[]
  sort: ComplexSort | null
}

/** The list of projects without a criterion. */
export const anyComplex: Readonly<ComplexQuery> = {
  cities: [],
  classes: [],
  statuses: [],
  deadlines: [],
  features: [],
  rooms: [],
  restorations: [],
  priceFrom: null,
  priceTo: null,
  areaFrom: null,
  areaTo: null,
  promotions: [],
  sort: null,
}

/** Reads the filters of projects out of a query. Whatever is malformed or unknown is left out (A4). */
export function parseComplexQuery(get: Get): ComplexQuery {
  const text = (key: string) => get(key) ?? ''
  return {
    cities: matchingValues(text('city'), /^[a-z0-9-]{1,80}$/),
    classes: knownValues(text('class'), complexClasses),
    statuses: knownValues(text('status'), complexStatuses),
    deadlines: matchingValues(text('deadline'), /^(?:ready|20\d\d)$/),
    features: matchingValues(text('features'), /^[a-z0-9_-]{1,40}$/),
    rooms: parseRooms(text('rooms')),
    restorations: parseRestorations(text('restorations')),
    priceFrom: wholeNumberValue(text('price_from')),
    priceTo: wholeNumberValue(text('price_to')),
    areaFrom: decimalValue(text('area_from')),
    areaTo: decimalValue(text('area_to')),
    promotions: idValues(text('promotion')),
    sort: complexSorts.find((sort) => sort === text('sort')) ?? null,
  }
}

/** The keys of the list of projects with the way it is shown, without the page. */
export const complexKeys = [
  'city',
  'class',
  'status',
  'deadline',
  'features',
  'rooms',
  'restorations',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
  'promotion',
  'sort',
  'view',
] as const

/** Those of these keys that hold several values. */
export const complexLists = [
  'city',
  'class',
  'status',
  'deadline',
  'features',
  'rooms',
  'restorations',
  'promotion',
] as const satisfies readonly (typeof complexKeys)[number][]

/** The same out of an address, where a plain form repeats the key of each ticked box: `class=I&class=II`. */
export function complexQueryOfParams(params: URLSearchParams): ComplexQuery {
  return parseComplexQuery(getOf(params, complexLists))
}

/**
 * The query string of a list of projects, without the question mark: fixed order of keys, finishing types by their
 * title in the language (R62), the page only from the second on. `parseComplexQuery` reads back the same criteria.
 */
export function complexSearch(query: ComplexQuery, language: Language, page = 1): string {
  return searchOf([
    ['city', query.cities.join(',')],
    ['class', query.classes.join(',')],
    ['status', query.statuses.join(',')],
    ['deadline', query.deadlines.join(',')],
    ['features', query.features.join(',')],
    ['rooms', roomsText(query.rooms)],
    ['restorations', query.restorations.map((code) => restorationTitles[code][language]).join(',')],
    ['price_from', query.priceFrom],
    ['price_to', query.priceTo],
    ['area_from', query.areaFrom],
    ['area_to', query.areaTo],
    ['promotion', query.promotions.join(',')],
    ['sort', query.sort],
    ['page', page > 1 ? page : null],
  ])
}
