import { estateSorts, estateViews, listedStatuses, listingViews } from './estate-words.ts'
import { floorEnds } from './floor-ends.ts'
import type { Language } from './languages.ts'
import { readLevel } from './level-number.ts'
import { planKeyPattern } from './plan-key.ts'
import {
  emptyQuery,
  type KeyOf,
  keysOf,
  personal,
  type QueryOf,
  readQuery,
  several,
  single,
  writeQuery,
} from './query-filters.ts'
import {
  decimalValue,
  type Get,
  getOf,
  idValues,
  knownValues,
  matchingValues,
  wholeNumberValue,
} from './query-values.ts'
import { parseRestorations, restorationTitles } from './restorations.ts'
import { parseRooms, roomsText } from './rooms.ts'

const slug = /^[a-z0-9-]{1,80}$/

/**
 * The possible criteria for the listing (note a of the decisions). Prices in tenge, areas in m². Lists are unique and in
 * a fixed order, so that equal criteria make equal addresses.
 */
export const listingFilters = {
  rooms: several('rooms', parseRooms, roomsText),
  /** Types of finish, in addresses by their titles in the language (R62). */
  restorations: several('restorations', parseRestorations, (codes, language) =>
    codes.map((code) => restorationTitles[code][language]).join(','),
  ),
  complexes: several('complex', (text) => matchingValues(text, slug)),
  houses: several('house', (text) => matchingValues(text, slug)),
  priceFrom: single('price_from', wholeNumberValue),
  priceTo: single('price_to', wholeNumberValue),
  areaFrom: single('area_from', decimalValue),
  areaTo: single('area_to', decimalValue),
  kitchenFrom: single('kitchen_from', decimalValue),
  /** Floors below the ground are negative. */
  floorFrom: single('floor_from', readLevel),
  floorTo: single('floor_to', readLevel),
  /** The floors of its house where the unit is not: `first`, `last`. */
  floorsNot: several('floor_not', (text) => knownValues(text, floorEnds)),
  /** Years (`2027`) and `ready`. */
  deadlines: several('deadline', (text) => matchingValues(text, /^(?:ready|20\d\d)$/)),
  views: several('views', (text) => knownValues(text, estateViews)),
  /** Hours of sun in December; the fewest count. */
  suns: several('sun', (text) => matchingValues(text, /^[1-4]$/)),
  /** Where windows look to. */
  sides: several('side', (text) => matchingValues(text, /^(?:[ns][ew]?|[ew])$/)),
  features: several('features', (text) => matchingValues(text, /^[a-z0-9_-]{1,40}$/)),
  /** Places within minutes on foot (`school-10`). */
  near: several('near', (text) => matchingValues(text, /^[a-z]+-(?:[1-9]|[1-5]\d|60)$/)),
  statuses: several('status', (text) => knownValues(text, listedStatuses)),
  promotions: several('promotion', idValues),
  /** Plans, by `planKey`. */
  plans: several('plan', (text) => matchingValues(text, planKeyPattern)),
  /** The most that may be paid a month; zero filters nothing (`payable`). */
  paymentTo: personal('payment_to', wholeNumberValue),
  /** The most that a way to pay later may ask for at once. */
  firstPaymentTo: personal('first_payment_to', wholeNumberValue),
  /** Money for the first payment: filters nothing by itself, but stays, so that the page can ask for `paymentTo`. */
  hand: personal('hand', wholeNumberValue),
  /** The code of the programme by which units are paid. */
  program: personal('program', (text) => slug.exec(text.trim())?.[0] ?? null),
  sort: single('sort', (text) => estateSorts.find((sort) => sort === text) ?? null),
  /** How the list is shown, cards when null; changes nothing of the result. */
  view: single('view', (text) => listingViews.find((view) => view === text) ?? null),
}

export type ListingQuery = QueryOf<typeof listingFilters>
export type ListingKey = KeyOf<typeof listingFilters>

/** The listing without a criterion. */
export const anyListing: Readonly<ListingQuery> = emptyQuery(listingFilters)

/** The criteria that are set: with those of `anyListing` they are the listing again. */
export function setCriteria(listing: ListingQuery): Partial<ListingQuery> {
  const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null)
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => isSet(value)))
}

/** Reads the filters out of a query. */
export function parseListing(get: Get): ListingQuery {
  return readQuery(listingFilters, get)
}

/** The keys of such an address, without the page. */
export const listingKeys = keysOf(listingFilters)

/** Those of these keys that hold several values. */
export const listingLists = keysOf(listingFilters, ({ isList }) => isList)

/** The same out of an address, where a plain form repeats the key of each ticked box: `rooms=1&rooms=2`. */
export function listingOfParams(params: URLSearchParams): ListingQuery {
  return parseListing(getOf(params, listingLists))
}

/** The query string of a listing, without the question mark. `parseListing` reads back the same criteria. */
export function listingSearch(query: ListingQuery, language: Language, page = 1): string {
  return writeQuery(listingFilters, query, language, page)
}

/** The query of the canonical link: rooms and page, nothing else (R65). */
export function canonicalSearch(query: ListingQuery, language: Language, page = 1): string {
  return listingSearch({ ...anyListing, rooms: query.rooms }, language, page)
}

/** The payment limit in tenge a month; null without one: a payment of zero is no limit. */
export function payable({ paymentTo }: Pick<ListingQuery, 'paymentTo'>): number | null {
  return paymentTo === 0 ? null : paymentTo
}

type Means = Pick<ListingQuery, 'paymentTo' | 'firstPaymentTo' | 'program' | 'hand' | 'sort'>

/** How many values of filters are chosen, each with a chip of its own; order, view and the money at hand are none. */
export function chosenCount(listing: ListingQuery): number {
  const values = Object.values({
    ...listing,
    paymentTo: payable(listing),
    sort: null,
    view: null,
    hand: null,
  })
  return values.flat().filter((value) => value !== null).length
}

/** Whether the list is narrowed by the payments for units. */
export function isNarrowedByPayment(listing: Omit<Means, 'hand' | 'sort'>): boolean {
  return payable(listing) !== null || listing.program !== null || listing.firstPaymentTo !== null
}

/** Whether each unit of the list shows its monthly payment: where payments filter or sort the list. */
export function isByPayment(listing: Omit<Means, 'hand'>): boolean {
  return isByMonth(listing) || listing.firstPaymentTo !== null
}

/** Whether what is at hand counts: where the list is narrowed or sorted by what is paid a month. */
export function isByMonth({ paymentTo, program, sort }: Omit<Means, 'hand' | 'firstPaymentTo'>): boolean {
  return payable({ paymentTo }) !== null || program !== null || sort === 'payment' || sort === '-payment'
}

/** The terms by which a list reckons payments: what is at hand only where it counts. */
export function paymentTerms(listing: Means): Pick<Means, 'hand' | 'program' | 'firstPaymentTo'> {
  const { program, firstPaymentTo } = listing
  return { hand: isByMonth(listing) ? listing.hand : null, program, firstPaymentTo }
}
