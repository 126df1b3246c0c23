import { EstateFilterQuery, type EstateListInput, getEstates } from '#contract/estates.ts'
import { defaultPerPage } from '#contract/envelopes.ts'
import { knownListing } from '#database/search/query/known-listing.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import type { Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import { type ListingQuery, listingSearch, parseListing, payable } from '#domain/listing-query.ts'
import type { Get } from '#domain/query-values.ts'
import { type Ignored, ignoredValues } from '../http/ignored.ts'
import { askedCategory, linkPairs, pageOf } from '../http/query.ts'

/** The filters and the order, which the category is not. */
const EstateFilters = EstateFilterQuery.omit({ category: true })

/** A listing out of an address, with the page where the call has pages. */
export function parseEstateList(get: Get): EstateListInput {
  return { category: askedCategory(get) ?? undefined, listing: parseListing(get) }
}

export function parseEstatePage(get: Get): EstateListInput {
  const { page, perPage } = pageOf(get)
  return { ...parseEstateList(get), page, per_page: get('per_page') ? perPage : undefined }
}

/** The requested listing without values that this site does not know (A4). */
export function askedListing(current: SearchIndex, { category = 'flat', listing }: EstateListInput) {
  return { category, listing: knownListing(current, category, listing) }
}

/** The query of `/api/estates` with the same results as this listing (R364). */
export function listQuery(category: Category, listing: ListingQuery, language: Language): string {
  return [`category=${category}`, listingSearch(listing, language)].filter((part) => part !== '').join('&')
}

/** The page number of the listing, and the address from which `pagedAnswer` makes the links. */
export function askedPage(path: string, { category, page = 1, per_page }: EstateListInput, search: string) {
  const first: [string, string][] = category === undefined ? [] : [['category', category]]
  return { path, pairs: linkPairs(search, per_page, first), page, perPage: per_page ?? defaultPerPage }
}

/** The values of a listing's query that this site does not know. */
export function ignoredOfListing(index: LiveSearchIndex) {
  return (get: Get, language: Language): Ignored => {
    const current = index.current()
    const category = askedCategory(get) ?? 'flat'
    return ignoredValues(get, getEstates, EstateFilters, (alone) => {
      const listing = knownListing(current, category, parseListing(alone))
      return listingSearch({ ...listing, paymentTo: payable(listing) }, language)
    })
  }
}
