import { data } from 'react-router'
import type { ApiClient } from '#contract/api-client.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import { type EstatePlan, getEstatePlans } from '#contract/estate-plans.ts'
import {
  type Filter,
  getCategories,
  getEstateFilters,
  getEstateRelaxations,
  getEstates,
  type ListedEstate,
  type MonthlyFrom,
} from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import type { RequestContext } from '#contract/request-context.ts'
import { type Category, isNumbered } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import {
  isByPayment,
  listingKeys,
  type ListingQuery,
  listingOfParams,
  listingSearch,
  setCriteria,
} from '#domain/listing-query.ts'
import { bedroomsName, bedroomsValue, missedName, readMissed } from '#domain/missed-parts.ts'
import { parsePageNumber } from '#domain/page-number.ts'
import { isTidy, plainKey } from '#domain/query-values.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { watchableListing } from '#domain/watches.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { Card } from '../../../blocks/estate/estate-card.tsx'
import type { CardPayment } from '../../../blocks/estate/payment-line.tsx'
import { pageWords } from '../../../data/page-texts.server.ts'
import type { ShownFilter } from '../../../blocks/filters/shown-filters.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import { orNull } from '../../../data/page-context.server.ts'
import { noData, optional } from '../../../data/optional.server.ts'
import { hasFilters, isUnreadPage, loadFilters, offered } from '../../../data/list-answers.server.ts'
import { hasPlans } from '../../../data/root-data.ts'
import { redirectTo } from '../../../data/redirect-to.server.ts'
import { withSharedParts } from '../../../data/shared-parts.server.ts'
import type { Near } from './empty-list.tsx'
import { chosenFilters } from './chosen-filters.ts'
import { pageFilters } from './page-filters.ts'

const filterKeys: ReadonlySet<string> = new Set(listingKeys)

/** The first page of a listing, with the parts of an address that are not filters. */
function addressOf(
  params: URLSearchParams,
  listing: ListingQuery,
  category: Category,
  language: Language,
): string {
  const others = [...params].filter(([key]) => !filterKeys.has(plainKey(key)) && key !== 'page')
  const rest = new URLSearchParams(others).toString()
  const criteria = listingSearch(listing, language)
  return pages.listing(language, category, [criteria, rest].filter(Boolean).join('&'))
}

/** The listing without criteria that no filter offers. */
function known(listing: ListingQuery, filters: readonly Filter[] | undefined): ListingQuery {
  const named = <T extends string | number>(key: string, values: readonly T[]) =>
    offered(filters, key, values)
  const lacks = (key: string) => filters !== undefined && !filters.some((filter) => filter.key === key)
  return {
    ...listing,
    complexes: named('complex', listing.complexes),
    houses: named('house', listing.houses),
    features: named('features', listing.features),
    promotions: named('promotion', listing.promotions),
    near: named('near', listing.near),
    plans: named('plan', listing.plans),
    floorsNot: named('floor_not', listing.floorsNot),
    kitchenFrom: lacks('kitchen') ? null : listing.kitchenFrom,
    firstPaymentTo: lacks('first_payment') ? null : listing.firstPaymentTo,
    program: named('program', listing.program === null ? [] : [listing.program])[0] ?? null,
  }
}

/**
 * The listing without criteria that its category lacks (A50). Only flats are counted by rooms. Parking spaces and
 * storerooms have no first or last floor, and a finish, a view, sun or a side only where the filters offer one; without
 * filters nobody knows, and these criteria stay.
 */
function fitting(asked: ListingQuery, category: Category, filters: readonly Filter[]): ListingQuery {
  const rooms = category === 'flat' ? asked.rooms : []
  const floorsNot = isNumbered(category) ? [] : asked.floorsNot
  const offers = (key: string) => filters.length === 0 || filters.some((filter) => filter.key === key)
  const kitchenFrom = category === 'flat' || offers('kitchen') ? asked.kitchenFrom : null
  const fit = { ...asked, rooms, floorsNot, kitchenFrom }
  if (!isNumbered(category)) return fit
  return {
    ...fit,
    restorations: offers('restorations') ? asked.restorations : [],
    views: offers('views') ? asked.views : [],
    suns: offers('sun') ? asked.suns : [],
    sides: offers('side') ? asked.sides : [],
  }
}

/** The criteria in the title beside the rooms: a finish and a project, where one alone is chosen. */
function namedCriteria(
  { restorations, complexes }: ListingQuery,
  filters: readonly Filter[],
  language: Language,
): string {
  const finish = restorations.length === 1 ? restorations : []
  const project = complexes.length === 1 ? filters.find(({ key }) => key === 'complex')?.options : []
  return [
    ...finish.map((code) => restorationTitles[code][language].toLowerCase()),
    ...(project ?? []).filter(({ value }) => value === String(complexes[0])).map(({ title }) => title),
  ].join(', ')
}

type Query = { readonly category: Category; readonly listing: ListingQuery }

/** The data of a unit in a list: of its monthly payments that of the search, where the search is by payment. */
function shownEstate(estate: ListedEstate, isOfSearch: boolean): Card {
  const {
    geo_flatnum: _door,
    section: _section,
    is_euro: _euro,
    monthly_from: own,
    payment,
    ...told
  } = estate
  const { complex, house } = estate
  const shown = {
    ...told,
    complex: { id: complex.id, name: complex.name },
    house: { name: house.name, deadline: house.deadline, handed_over_at: house.handed_over_at },
    ...(payment !== undefined && { payment: payment && shownPayment(payment) }),
  }
  return isOfSearch || own === undefined ? shown : { ...shown, monthly_from: own && shownPayment(own) }
}

function shownPayment({ program, amount, initial_payment_tenge, months }: MonthlyFrom): CardPayment {
  const { code, title, kind, rate_effective } = program
  return { program: { code, title, kind, rate_effective }, amount, initial_payment_tenge, months }
}

/** The query of a page out of that of a call, whose category is in the path of the page. */
function queryOfPage(query: string, language: Language): string {
  return listingSearch(listingOfParams(new URLSearchParams(query)), language)
}

/** The view of a list; only flats are shown by plan, and only where any has a drawing (R1681). */
async function offeredView(apiClient: ApiClient, view: ListingQuery['view'], category: Category) {
  if (view !== 'plans') return view
  const isOffered =
    category === 'flat' && hasPlans((await optional(apiClient(getCategories, {}), noData)).data)
  return isOffered ? view : null
}

/** One page of the list: its units, or in the plans view its plans. */
async function shownPage(
  apiClient: ApiClient,
  view: ListingQuery['view'],
  query: Query,
  page: number,
  language: Language,
) {
  const at = { ...query, page, per_page: defaultPerPage }
  // Another server may have no call for plans: then the list takes their place.
  const found = view === 'plans' ? await orNull(apiClient(getEstatePlans, at)) : null
  if (found !== null) {
    const plans = found.data.map((plan) => ({ ...plan, query: queryOfPage(plan.query, language) }))
    return { estates: [] as Card[], plans, meta: found.meta, view }
  }
  const { data, meta } = await apiClient(getEstates, at)
  const isOfSearch = isByPayment(query.listing)
  return {
    estates: data.map((estate) => shownEstate(estate, isOfSearch)),
    plans: [] as EstatePlan[],
    meta,
    view: view === 'table' ? view : null,
  }
}

/** What is near a list without units: the nearest ones, and wider lists; null where nobody tells. */
async function nearOf(apiClient: ApiClient, query: Query): Promise<Near | null> {
  const { data } = await optional(apiClient(getEstateRelaxations, query), { data: null })
  if (data === null) return null
  const isOfSearch = isByPayment(query.listing)
  const estates = data.estates.map(({ near, ...estate }) => ({
    ...shownEstate(estate, isOfSearch),
    difference: near.title,
  }))
  return { estates, listings: data.listings }
}

/** The data of the listing page: units or plans of one page, the filters with their counts, and the criteria. */
export async function loadListing(apiClient: ApiClient, url: URL, category: Category, language: Language) {
  const parsed = listingOfParams(url.searchParams)
  // A plain form repeats the key of each ticked box and sends its empty inputs: one list has one address.
  if (!isTidy(url.searchParams, filterKeys))
    throw redirectTo(addressOf(url.searchParams, parsed, category, language), 302)
  const asked = { ...parsed, view: await offeredView(apiClient, parsed.view, category) }
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const isUselessPage = page === 1 && url.searchParams.has('page')
  const query = { category, listing: { ...asked, view: null } }
  const [{ estates, plans, meta, view }, filters] = await Promise.all([
    shownPage(apiClient, asked.view, query, page, language),
    loadFilters(apiClient(getEstateFilters, query)),
  ])
  const fit = fitting(asked, category, filters.data ?? [])
  if (isUselessPage || listingSearch(fit, language) !== listingSearch(asked, language))
    throw redirectTo(addressOf(url.searchParams, fit, category, language), 301)
  const { last_page, total } = meta
  const near = total === 0 ? await nearOf(apiClient, query) : null
  const listing = { ...known(asked, filters.data), view }
  const answer = {
    category,
    listing,
    named: namedCriteria(listing, filters.data ?? [], language),
    page,
    last: last_page,
    /** The place of the first of these units or plans in the whole list, counted from 1. */
    first: meta.from ?? 1,
    /** How many units there are in all, in the plans view how many plans; below zero where it is not known. */
    total,
    near,
    isUnread: isUnreadPage([...estates, ...plans], meta),
    estates,
    plans,
    filters: pageFilters(filters.data ?? [], listing, total === 0 && isNumbered(category)),
    hasFilters: hasFilters(filters),
    filtersError: filters.error ?? null,
    isPastEnd: page > Math.max(last_page, 1),
    /** Parts of the visitor's sentence that no filter says. */
    missed: readMissed(url.searchParams.get(missedName)),
    /** Where the sentence told bedrooms, which its rooms are counted from. */
    ...(url.searchParams.get(bedroomsName) === bedroomsValue && { isByBedrooms: true }),
  }
  return data(answer, { status: answer.isPastEnd ? 404 : 200 })
}

/**
 * The name of the feed of a search (R1577): what of its filters can be watched, in words. The server says it, since the
 * words of filters come to the browser only where some are chosen.
 */
function feedTitle(category: Category, listing: ListingQuery, filters: readonly ShownFilter[], i18n: I18n) {
  const { t } = i18n
  const words = chosenFilters(watchableListing(listing), filters, i18n).map(({ title }) => title)
  const list = [t(`category.${category}`), ...words].join(', ')
  return unboundWords(t('digest.feed', { list }))
}

type Given = Pick<RequestContext, 'apiClient' | 'report' | 'numberStyle'>

/** The same on its way to the browser: of the criteria those that are set, and equal parts of cards once. */
export async function loadShown(given: Given, url: URL, category: Category, language: Language) {
  const [{ data: answer, init }, i18n] = await Promise.all([
    loadListing(given.apiClient, url, category, language),
    pageWords(given, language),
  ])
  const { listing, estates, near, ...rest } = answer
  const shared = {
    estates: withSharedParts(estates),
    ...(near && { near: { ...near, estates: withSharedParts(near.estates) } }),
  }
  const feed = feedTitle(category, listing, answer.filters, i18n)
  return data({ ...rest, ...shared, feed, criteria: setCriteria(listing) }, init ?? {})
}
