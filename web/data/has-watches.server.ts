import type { ApiClient } from '#contract/api-client.ts'
import { getWatchSubject } from '#contract/watches.ts'
import { anyListing } from '#domain/listing-query.ts'
import { optional } from './optional.server.ts'
import { orNull } from './page-context.server.ts'

/** The words of all flats. All visitors ask alike, so unlike those of a search they are kept. */
const { isKept: _, ...askAllFlats } = getWatchSubject

/** Whether visitors can ask to be told about changes: another server may have no such call (A41). */
export async function hasWatches(apiClient: ApiClient): Promise<boolean> {
  const subject = apiClient(askAllFlats, { category: 'flat', listing: anyListing })
  // A call that fails now is there all the same.
  return (await optional(orNull(subject), undefined)) !== null
}
