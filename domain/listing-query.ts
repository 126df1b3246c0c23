import { estateSorts, estateViews, listedStatuses } from './estate-words.ts'
import type { EstateSort, EstateView, ListedStatus } from './estate-words.ts'
import type { Language } from './languages.ts'
import { parseRestorations, restorationTitles, type RestorationCode } from './restorations.ts'
import { parseRooms, roomsText } from './rooms.ts'

/**
 * What a visitor asked the listing for. Empty lists and nulls mean "any". Prices in tenge, areas in m²; floors below
 * the ground are negative; a deadline is a year (`2027`) or `ready`. Lists are unique and in a fixed order,
 * so that equal wishes make equal addresses.
 */
export type ListingQuery = {
  rooms: number[]
  restorations: RestorationCode[]
  complexes: string[]
  houses: string[]
  priceFrom: number | null
  priceTo: number | null
  areaFrom: number | null
  areaTo: number | null
  floorFrom: number | null
  floorTo: number | null
  deadlines: string[]
  views: EstateView[]
  features: string[]
  statuses: ListedStatus[]
  promotions: number[]
  sort: EstateSort | null
}

/** The listing without a wish. */
export const anyListing: Readonly<ListingQuery> = {
  rooms: [],
  restorations: [],
  complexes: [],
  houses: [],
  priceFrom: null,
  priceTo: null,
  areaFrom: null,
  areaTo: null,
  floorFrom: null,
  floorTo: null,
  deadlines: [],
  views: [],
  features: [],
  statuses: [],
  promotions: [],
  sort: null,
}

/** More values than any filter offers; what lies beyond is left out, so that long queries cost nothing. */
const longestList = 50

/** Reads the filters out of a query (note a of the decisions). Whatever is malformed or unknown is left out (A4). */
export function parseListing(get: (key: string) => string | undefined): ListingQuery {
  const text = (key: string) => get(key) ?? ''
  return {
    rooms: parseRooms(text('rooms')),
    restorations: parseRestorations(text('restorations')),
    complexes: matching(text('complex'), /^[a-z0-9-]{1,80}$/),
    houses: matching(text('house'), /^[a-z0-9-]{1,80}$/),
    priceFrom: wholeNumber(text('price_from')),
    priceTo: wholeNumber(text('price_to')),
    areaFrom: decimalNumber(text('area_from')),
    areaTo: decimalNumber(text('area_to')),
    floorFrom: floorNumber(text('floor_from')),
    floorTo: floorNumber(text('floor_to')),
    deadlines: matching(text('deadline'), /^(?:ready|20\d\d)$/),
    views: known(text('views'), estateViews),
    features: matching(text('features'), /^[a-z0-9_-]{1,40}$/),
    statuses: known(text('status'), listedStatuses),
    promotions: matching(text('promotion'), /^[1-9]\d{0,8}$/)
      .map(Number)
      .toSorted((a, b) => a - b),
    sort: estateSorts.find((sort) => sort === text('sort')) ?? null,
  }
}

const listKeys = new Set(
  'rooms restorations complex house deadline views features status promotion'.split(' '),
)

/** The same out of an address, where a plain form repeats the key of each ticked box: `rooms=1&rooms=2`. */
export function listingOfParams(params: URLSearchParams): ListingQuery {
  return parseListing((key) =>
    listKeys.has(key) ? params.getAll(key).join(',') : (params.get(key) ?? undefined),
  )
}

/**
 * The query string of a listing, without the question mark: fixed order of keys, finishing types by their title
 * in the language (R62), the page only from the second on. `parseListing` reads back the same wishes.
 */
export function listingSearch(query: ListingQuery, language: Language, page = 1): string {
  const pairs: [key: string, value: string | number | null][] = [
    ['rooms', roomsText(query.rooms)],
    ['restorations', query.restorations.map((code) => restorationTitles[code][language]).join(',')],
    ['complex', query.complexes.join(',')],
    ['house', query.houses.join(',')],
    ['price_from', query.priceFrom],
    ['price_to', query.priceTo],
    ['area_from', query.areaFrom],
    ['area_to', query.areaTo],
    ['floor_from', query.floorFrom],
    ['floor_to', query.floorTo],
    ['deadline', query.deadlines.join(',')],
    ['views', query.views.join(',')],
    ['features', query.features.join(',')],
    ['status', query.statuses.join(',')],
    ['promotion', query.promotions.join(',')],
    ['sort', query.sort],
    ['page', page > 1 ? page : null],
  ]
  return pairs
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&')
}

/** The query of the canonical link: rooms and page, nothing else (R65). */
export function canonicalSearch(query: ListingQuery, language: Language, page = 1): string {
  return listingSearch({ ...anyListing, rooms: query.rooms }, language, page)
}

function parts(value: string): string[] {
  return value.split(',').map((part) => part.trim())
}

function known<T extends string>(value: string, words: readonly T[]): T[] {
  const wanted = new Set(parts(value))
  return words.filter((word) => wanted.has(word))
}

function matching(value: string, pattern: RegExp): string[] {
  const values = parts(value).filter((part) => pattern.test(part))
  return [...new Set(values)].slice(0, longestList).toSorted()
}

/** Accepts grouped numbers too, as people paste them: `37 500 000`, `37,500,000`. */
function wholeNumber(value: string): number | null {
  const number = value.trim()
  if (!/^(?:\d{1,12}|\d{1,3}(?:[\s,]\d{3}){1,3})$/.test(number)) return null
  return Number(number.replace(/\D/g, ''))
}

function decimalNumber(value: string): number | null {
  const number = value.trim().replace(',', '.')
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(number) ? Number(number) : null
}

function floorNumber(value: string): number | null {
  return /^-?\d{1,3}$/.test(value.trim()) ? Number(value) + 0 : null
}
