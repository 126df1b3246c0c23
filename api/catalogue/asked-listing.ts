import type { Context } from 'hono'
import { EstateFilterQuery, getEstates } from '#contract/estates.ts'
import { knownListing } from '#database/search/query/known-listing.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { listingSearch, parseListing, payable } from '#domain/listing-query.ts'
import type { Get } from '#domain/query-values.ts'
import { ignoredValues } from '../http/ignored.ts'
import { categoryOf, pageOf, queryOf, criteriaPairs } from '../http/query.ts'
import { languageOf } from '../http/read-answer.ts'

/** The filters and the order, which the category is not. */
const EstateCriteria = EstateFilterQuery.omit({ category: true })

/**
 * The listing that a request asks for as far as this site knows it (A4), in which index, which page of it, and `at`:
 * what `pagedAnswer` makes the links of.
 */
export function askedListing(c: Context, index: LiveSearchIndex, path: string) {
  const { get, language, ...asked } = askedCriteria(c, index)
  const page = pageOf(get)
  const pairs = criteriaPairs(get, listingSearch(asked.listing, language), ['category'])
  return { language, ...asked, page, at: { path, pairs, ...page } }
}

/** The same without a page; `ignored` are the values that this site does not know. */
export function askedCriteria(c: Context, index: LiveSearchIndex) {
  const get = queryOf(c, getEstates)
  const language = languageOf(c)
  const category = categoryOf(c, get)
  const current = index.current()
  const known = (criteria: Get) => knownListing(current, category, parseListing(criteria))
  const listing = known(get)
  const ignored = ignoredValues(get, getEstates, EstateCriteria, (criteria) => {
    const alone = known(criteria)
    return listingSearch({ ...alone, monthly: payable(alone) }, language)
  })
  return { get, language, category, current, listing, ignored }
}
