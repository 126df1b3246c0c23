import { getEstateCounts, getEstates, mostCountedLists } from '#contract/estates.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { searchEstates } from '#database/search/query/search-estates.ts'
import { listingLists } from '#domain/listing-query.ts'
import { getOf } from '#domain/query-values.ts'
import { allIgnored, ignoredNames } from '../http/ignored.ts'
import { read } from '../http/read-call.ts'
import { askedListing, ignoredOfListing, parseEstateList } from './asked-listing.ts'

/** GET /api/estates/counts: the totals of several lists at once (A46). Not in the specification. */
export function estateCounts(index: LiveSearchIndex) {
  const ignoredOfList = ignoredOfListing(index)
  return [
    read(getEstateCounts, {
      parse: (_, query): { readonly list: readonly string[] } => ({ list: query.getAll('list') }),
      answer({ list: lists }) {
        const current = index.current()
        const data = lists.slice(0, mostCountedLists).map((list) => {
          const input = parseEstateList(getOf(new URLSearchParams(list), listingLists))
          const { category, listing } = askedListing(current, input)
          return searchEstates(current, category, listing, { page: 1, perPage: 1 }).total
        })
        return { data }
      },
      ignored(_, language, query) {
        const lists = query.getAll('list')
        const ofLists = lists.slice(0, mostCountedLists).flatMap((list) => {
          const params = new URLSearchParams(list)
          return [ignoredOfList(getOf(params, listingLists), language), ignoredNames(params, getEstates)]
        })
        const tooMany = lists.slice(mostCountedLists)
        return allIgnored([...ofLists, ...(tooMany.length === 0 ? [] : [{ list: tooMany }])])
      },
    }),
  ]
}
