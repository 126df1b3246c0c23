import type { Context } from 'hono'
import { ApiFailure } from '#contract/api-client.ts'
import { pages, resultsId } from '#contract/pages.ts'
import { getSearchPhrase } from '#contract/search-phrase.ts'
import { categoryOfSegment } from '#domain/categories.ts'
import { longestPhrase } from '#domain/search-phrase/longest-phrase.ts'
import { bedroomsName, bedroomsValue, missedName, missedText } from '#domain/missed-parts.ts'
import { ownAddress } from '#domain/own-address.ts'
import { searchOf } from '#domain/query-values.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/**
 * Leads from a sentence (`?q=`) to the results of the listing that it asks for (303), with the parts that no filter
 * says: the keyboard goes on there, and not with the menus. A sentence that tells no kind of units is about those of the
 * listing that it was typed on (`?type=`, R1770; the field in the header has no such part, R1798). Where it cannot be
 * read, all of it is such a part. The words are the visitor's: no answer is kept anywhere.
 */
export function phraseFinder(apiClient: ReturnType<typeof createApiClient>) {
  return async function find(c: Context<ServerContext>): Promise<Response> {
    const { pathname, searchParams } = new URL(c.req.url)
    const language = languageOfPath(pathname)
    const q = (searchParams.get('q') ?? '').trim().slice(0, longestPhrase)
    const usual =
      categoryOfSegment(searchParams.get('type') ?? segmentOf(c.req.header('Referer') ?? '')) ?? 'flat'
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const {
      category,
      query,
      missed,
      by_bedrooms: isByBedrooms,
    } = await apiClient(visitor)(getSearchPhrase, { q, category: usual }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (error instanceof ApiFailure)
          return { category: usual, query: '', missed: [q], by_bedrooms: false }
        throw error
      },
    )
    const told = searchOf([
      [bedroomsName, isByBedrooms === true ? bedroomsValue : ''],
      [missedName, missedText(missed)],
    ])
    const to = pages.listing(language, category, [query, told].filter((part) => part !== '').join('&'))
    c.header('Cache-Control', cachePolicy.found.lifetime)
    return c.redirect(`${ownAddress(to)}#${resultsId}`, 303)
  }
}

/** The kind of units in the address of a listing or of one of its units, as addresses write it; empty for other pages. */
function segmentOf(address: string): string {
  return /^https?:\/\/[^/?#]+(?:\/[a-z]{2})?\/properties\/([a-z-]+)/.exec(address)?.[1] ?? ''
}
