import type { ApiClient } from '#contract/api-client.ts'
import { getPriceSheet, type PriceBand, type PriceStep } from '#contract/price-sheet.ts'
import { orNull } from '../../../data/page-context.server.ts'
import { optional } from '../../../data/optional.server.ts'

/**
 * What the page of a flat says of all that it costs: its place among its peers, the least to move in, in tenge, and its
 * prices with their reasons, from the oldest.
 */
export type ShortPriceSheet = {
  band: Pick<PriceBand, 'title' | 'peers' | 'lower'> | null
  once: number
  history: readonly PriceStep[]
}

/** Null where the API has no such call (A41), or cannot answer. */
export async function loadShortPriceSheet(apiClient: ApiClient, id: number): Promise<ShortPriceSheet | null> {
  const sheet = await optional(orNull(apiClient(getPriceSheet, { id })), null)
  if (sheet === null) return null
  const { bands, ways, history } = sheet.data
  const [band] = bands
  const once = Math.min(...ways.map((way) => way.once.from))
  return { band: band ? { title: band.title, peers: band.peers, lower: band.lower } : null, once, history }
}
