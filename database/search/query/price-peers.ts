import type { SearchIndex } from '../index/search-index.ts'
import { manyRooms, type Segment, statusPosition, unknownPrice } from '../index/segment.ts'

/** The flats whose prices are compared: of one project, or of one city, with so many rooms. */
type PeersOf = { readonly scope: 'project' | 'city'; readonly complexId: number; readonly rooms: number }

/** The price of a square metre of each peer, by the peers that were asked for. */
const known = new WeakMap<Segment, Map<string, Float64Array>>()

/**
 * The prices for a square metre, in whole tenge from low to high, of the flats that are free today: of a project or of its
 * whole city, with the same number of rooms, so many and more counting as one number as in the filters. They are read
 * once from each state of the index.
 */
export function pricePeers(index: SearchIndex, { scope, complexId, rooms }: PeersOf): Float64Array {
  const segment = index.segments.flat
  const complex = index.words.complexes.findIndex(({ id }) => id === complexId)
  const place = scope === 'project' ? complex : (index.words.complexes[complex]?.city ?? -1)
  const counted = Math.min(rooms, manyRooms)
  const kept = known.get(segment) ?? new Map<string, Float64Array>()
  known.set(segment, kept)
  const key = `${scope} ${String(place)} ${String(counted)}`
  const found =
    kept.get(key) ?? peersIn(index, segment, (house) => placeOf(index, house, scope) === place, counted)
  kept.set(key, found)
  return found
}

/** The position of the project of a house, or of its city. */
function placeOf({ words }: SearchIndex, house: number, scope: PeersOf['scope']): number {
  const complex = words.houses[house]?.complex ?? -1
  return scope === 'project' ? complex : (words.complexes[complex]?.city ?? -1)
}

function peersIn(
  index: SearchIndex,
  { size, kind, kinds, price, area }: Segment,
  isHere: (house: number) => boolean,
  rooms: number,
): Float64Array {
  const here = index.words.houses.map((_, house) => isHere(house))
  const fits = Array.from(
    { length: kinds.size },
    (_, at) =>
      kinds.status[at] === statusPosition.free &&
      kinds.rooms[at] === rooms &&
      here[kinds.house[at] ?? 0] === true,
  )
  const found: number[] = []
  for (let row = 0; row < size; row++) {
    const tenge = price[row] ?? unknownPrice
    if (fits[kind[row] ?? 0] === true && tenge !== unknownPrice)
      found.push(Math.round(tenge / (area[row] ?? 1)))
  }
  return Float64Array.from(found).toSorted()
}
