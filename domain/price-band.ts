import { firstWhere } from './first-where.ts'

/** Fewer say nothing about what such homes cost. */
export const leastPeers = 8

/** The prices for a square metre of homes like one, in whole tenge, and how many of them are lower than its own. */
export type PriceBand = {
  readonly peers: number
  readonly low: number
  readonly middle: number
  readonly high: number
  readonly lower: number
}

/**
 * Where the price of a square metre stands among those of its peers (R1100). Of an even number of peers the middle is half
 * way between the two in the middle, in whole tenge, half a tenge counting as one. Null for fewer than `leastPeers`.
 *
 * @param peers tenge for a square metre, from low to high, without the home itself
 */
export function priceBand(peers: ArrayLike<number>, own: number): PriceBand | null {
  const count = peers.length
  const at = (place: number) => peers[place] ?? 0
  if (count < leastPeers) return null
  const half = Math.floor(count / 2)
  const middle = count % 2 === 1 ? at(half) : Math.round((at(half - 1) + at(half)) / 2)
  return { peers: count, low: at(0), middle, high: at(count - 1), lower: placeOf(peers, own) }
}

/**
 * The bands to show. Where all peers of the city are those of the project (a city with one project), both bands are one and
 * the same: the project's stands alone, with the name of the city for which it holds too.
 *
 * @param bands of the project and of the city, either of which may be missing
 */
export function shownBands<Band extends { scope: 'project' | 'city'; title: string; peers: number }>(
  bands: readonly Band[],
): { band: Band; alsoOf: string | null }[] {
  const project = bands.find(({ scope }) => scope === 'project')
  const city = bands.find(({ scope }) => scope === 'city')
  if (project !== undefined && project.peers === city?.peers) return [{ band: project, alsoOf: city.title }]
  return bands.map((band) => ({ band, alsoOf: null }))
}

/** How many numbers of a list from low to high are lower than this one. */
function placeOf(peers: ArrayLike<number>, own: number): number {
  return firstWhere(peers, (price) => price >= own)
}
