import type { ApiClient } from '#contract/api-client.ts'
import { getEstateCounts } from '#contract/estates.ts'
import { noData, optional } from '../../data/optional.server.ts'
import type { affordableUnder, FlatCounts } from './affordable.ts'

/** The flats of every list that the search leads to, counted by the query of the list itself. */
export async function countFlats(
  apiClient: ApiClient,
  { found, allFlats }: Pick<ReturnType<typeof affordableUnder>, 'found' | 'allFlats'>,
): Promise<FlatCounts> {
  const searches = [...new Set([...found.map(({ flats }) => flats), allFlats])]
  const lists = searches.map((search) => `category=flat&${search}`)
  const counted = await optional(apiClient(getEstateCounts, { list: lists }), noData)
  return Object.fromEntries(searches.map((search, index) => [search, counted.data[index] ?? null]))
}
