import type { ApiClient } from '#contract/api-client.ts'
import { getSearchPhrase } from '#contract/search-phrase.ts'
import { getWatchSubject } from '#contract/watches.ts'
import { anyListing } from '#domain/listing-query.ts'
import { optional } from './optional.server.ts'
import { orNull } from './page-context.server.ts'

// All visitors ask these two alike, so unlike those of a visitor they are kept.
const { isKept: _subject, ...askAllFlats } = getWatchSubject
const { isKept: _phrase, ...askNothing } = getSearchPhrase

/** Whether visitors can ask to be told about changes: another server may have no such call (A41). */
export function hasWatches(apiClient: ApiClient): Promise<boolean> {
  return isOffered(apiClient(askAllFlats, { category: 'flat', listing: anyListing }))
}

/** Whether a sentence leads to a listing: another server may have no such call (A41). */
export function hasPhrases(apiClient: ApiClient): Promise<boolean> {
  return isOffered(apiClient(askNothing, { q: '' }))
}

/** A call that only fails now is there all the same. */
async function isOffered(call: Promise<unknown>): Promise<boolean> {
  return (await optional(orNull(call), undefined)) !== null
}
