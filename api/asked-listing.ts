import type { Context } from 'hono'
import { knownListing } from '#database/search/known-listing.ts'
import type { LiveSearchIndex } from '#database/search/live-index.ts'
import { listingSearch, parseListing } from '#domain/listing-query.ts'
import { categoryOf, pageOf, queryOf, wishPairs } from './query.ts'
import { languageOf } from './read-answer.ts'

/**
 * The listing that a request asks for as far as this site knows it (A4), in which index, which page of it, and `at`:
 * what `pagedAnswer` makes the links of.
 */
export function askedListing(c: Context, index: LiveSearchIndex, path: string) {
  const get = queryOf(c)
  const language = languageOf(c)
  const category = categoryOf(c, get)
  const current = index.current()
  const listing = knownListing(current, category, parseListing(get))
  const page = pageOf(get)
  const pairs = wishPairs(get, listingSearch(listing, language), ['category'])
  return { language, category, current, listing, page, at: { path, pairs, ...page } }
}
