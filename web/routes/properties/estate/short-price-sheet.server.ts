import type { ApiClient } from '#contract/api-client.ts'
import { getPriceSheet, type PriceBand, type PriceSheetWay, type PriceStep } from '#contract/price-sheet.ts'
import { orNull } from '../../../data/page-context.server.ts'
import { optional } from '../../../data/optional.server.ts'

/**
 * The least to move in, in tenge: `ways` of several ways to pay, `whole` of full payment alone, `whole.from` where costs
 * beside the price may be more.
 */
type LeastAtOnce = { sum: number; of: 'ways' | 'whole' | 'whole.from' }

/**
 * What the page of a flat says of all that it costs: its place among its peers, the least to move in, and its
 * prices with their reasons, from the oldest.
 */
export type ShortPriceSheet = {
  band: Pick<PriceBand, 'title' | 'peers' | 'lower'> | null
  once: LeastAtOnce | null
  history: readonly PriceStep[]
}

/** Null where the API has no such call (A41), or cannot answer. */
export async function loadShortPriceSheet(apiClient: ApiClient, id: number): Promise<ShortPriceSheet | null> {
  const sheet = await optional(orNull(apiClient(getPriceSheet, { id })), null)
  if (sheet === null) return null
  const { bands, ways, history } = sheet.data
  const [band] = bands
  return {
    band: band ? { title: band.title, peers: band.peers, lower: band.lower } : null,
    once: leastOf(ways),
    history,
  }
}

function leastOf(ways: readonly PriceSheetWay[]): LeastAtOnce | null {
  const [way, ...others] = ways
  if (way === undefined) return null
  if (others.length > 0 || way.programme !== null)
    return { sum: Math.min(...ways.map(({ once }) => once.from)), of: 'ways' }
  const { from, to } = way.once
  return { sum: from, of: from === to ? 'whole' : 'whole.from' }
}
