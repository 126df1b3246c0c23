import { estateSorts, estateViews, listedStatuses, listingViews } from './estate-words.ts'
import type { EstateSort, EstateView, ListedStatus, ListingView } from './estate-words.ts'
import type { Language } from './languages.ts'
import { readLevel } from './level-number.ts'
import { planKeyPattern } from './plan-key.ts'
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
 * What a visitor asked the listing for. Empty lists and nulls mean "any". Prices in tenge, areas in m²; floors below
 * the ground are negative; `paymentTo` is the most that may be paid a month, `program` the programme that it is paid under
 * and `hand` what is there for the first payment, which finds nothing by itself but stays, so that the page can ask for
 * the other, as a payment of nothing does (`payable`); a deadline is a year (`2027`) or `ready`; plans are named by `planKey`. `view` is how the list is shown,
 * cards when it is null, and changes nothing of what is found. Lists are unique and in a fixed order, so that
 * equal criteria make equal addresses.
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
  plans: string[]
  paymentTo: number | null
  hand: number | null
  program: string | null
  sort: EstateSort | null
  view: ListingView | null
}

/** The listing without a criterion. */
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
  plans: [],
  paymentTo: null,
  hand: null,
  program: null,
  sort: null,
  view: null,
}

/** Reads the filters out of a query (note a of the decisions). Whatever is malformed or unknown is left out (A4). */
export function parseListing(get: Get): ListingQuery {
  const text = (key: string) => get(key) ?? ''
  return {
    rooms: parseRooms(text('rooms')),
    restorations: parseRestorations(text('restorations')),
    complexes: matchingValues(text('complex'), /^[a-z0-9-]{1,80}$/),
    houses: matchingValues(text('house'), /^[a-z0-9-]{1,80}$/),
    priceFrom: wholeNumberValue(text('price_from')),
    priceTo: wholeNumberValue(text('price_to')),
    areaFrom: decimalValue(text('area_from')),
    areaTo: decimalValue(text('area_to')),
    floorFrom: readLevel(text('floor_from')),
    floorTo: readLevel(text('floor_to')),
    deadlines: matchingValues(text('deadline'), /^(?:ready|20\d\d)$/),
    views: knownValues(text('views'), estateViews),
    features: matchingValues(text('features'), /^[a-z0-9_-]{1,40}$/),
    statuses: knownValues(text('status'), listedStatuses),
    promotions: idValues(text('promotion')),
    plans: matchingValues(text('plan'), planKeyPattern),
    paymentTo: wholeNumberValue(text('payment_to')),
    hand: wholeNumberValue(text('hand')),
    program: /^[a-z0-9-]{1,80}$/.exec(text('program').trim())?.[0] ?? null,
    sort: estateSorts.find((sort) => sort === text('sort')) ?? null,
    view: listingViews.find((view) => view === text('view')) ?? null,
  }
}

/** The keys of such an address, without the page. */
export const listingKeys = [
  'rooms',
  'restorations',
  'complex',
  'house',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
  'floor_from',
  'floor_to',
  'deadline',
  'views',
  'features',
  'status',
  'promotion',
  'plan',
  'payment_to',
  'hand',
  'program',
  'sort',
  'view',
] as const

/** What is searched by, in tenge a month; null where nothing is: nobody buys for payments of nothing. */
export function payable({ paymentTo }: Pick<ListingQuery, 'paymentTo'>): number | null {
  return paymentTo === 0 ? null : paymentTo
}

/** Whether the list is narrowed by what units cost a month. */
export function isNarrowedByPayment(listing: Pick<ListingQuery, 'paymentTo' | 'program'>): boolean {
  return payable(listing) !== null || listing.program !== null
}

/** Whether each unit of the list says what it costs a month: where that decides which are there, or in what order. */
export function isByPayment(listing: Pick<ListingQuery, 'paymentTo' | 'program' | 'sort'>): boolean {
  return isNarrowedByPayment(listing) || listing.sort === 'payment' || listing.sort === '-payment'
}

/** Those of these keys that hold several values. */
export const listingLists = [
  'rooms',
  'restorations',
  'complex',
  'house',
  'deadline',
  'views',
  'features',
  'status',
  'promotion',
  'plan',
] as const satisfies readonly (typeof listingKeys)[number][]

/** The same out of an address, where a plain form repeats the key of each ticked box: `rooms=1&rooms=2`. */
export function listingOfParams(params: URLSearchParams): ListingQuery {
  return parseListing(getOf(params, listingLists))
}

/**
 * The query string of a listing, without the question mark: fixed order of keys, finishing types by their title
 * in the language (R62), the page only from the second on. `parseListing` reads back the same criteria.
 */
export function listingSearch(query: ListingQuery, language: Language, page = 1): string {
  return searchOf([
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
    ['plan', query.plans.join(',')],
    ['payment_to', query.paymentTo],
    ['hand', query.hand],
    ['program', query.program],
    ['sort', query.sort],
    ['view', query.view],
    ['page', page > 1 ? page : null],
  ])
}

/** The query of the canonical link: rooms and page, nothing else (R65). */
export function canonicalSearch(query: ListingQuery, language: Language, page = 1): string {
  return listingSearch({ ...anyListing, rooms: query.rooms }, language, page)
}
