import type { ApiClient } from '#contract/api-client.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { optional } from './optional.server.ts'

/**
 * Whether the units of a house can be loaded, for its availability grid, its facade and its floors: another server
 * may have no call for them (A41).
 */
export async function hasBoard(apiClient: ApiClient, slug: string): Promise<boolean> {
  return (await optional(apiClient(getHouseEstates, { slug }), null)) !== null
}
