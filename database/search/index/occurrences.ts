import { estateViews, listedStatuses, type ListedStatus } from '#domain/estate-words.ts'
import { endSets, manyRooms, noRestoration, type Segment, sideSets, sunLevels } from './segment.ts'

type Occurrences = ReturnType<typeof find>

/** Requested again and again with the same few statuses, so computed once for each segment and choice of them. */
const known = new WeakMap<Segment, Map<string, Occurrences>>()

/**
 * For each column of the kinds, 1 at the positions that occur among units of the given statuses; for the column of
 * statuses itself, among all units.
 */
export function occurrences(
  segment: Segment,
  statuses: readonly ListedStatus[],
  houses: number,
): Occurrences {
  const choices = known.get(segment) ?? new Map<string, Occurrences>()
  known.set(segment, choices)
  const key = statuses.toSorted().join()
  const found = choices.get(key) ?? find(segment, statuses, houses)
  choices.set(key, found)
  return found
}

function find({ kinds, offers }: Segment, statuses: readonly ListedStatus[], houses: number) {
  const wanted = Uint8Array.from(listedStatuses, (status) => (statuses.includes(status) ? 1 : 0))
  const house = new Uint8Array(houses)
  const rooms = new Uint8Array(manyRooms + 1)
  const restoration = new Uint8Array(noRestoration + 1)
  const status = new Uint8Array(listedStatuses.length)
  const views = new Uint8Array(1 << estateViews.length)
  const sun = new Uint8Array(sunLevels)
  const sides = new Uint8Array(sideSets)
  const ends = new Uint8Array(endSets)
  const offer = new Uint8Array(offers.length)
  for (let kind = 0; kind < kinds.size; kind++) {
    status[kinds.status[kind] as number] = 1
    if (wanted[kinds.status[kind] as number] === 0) continue
    house[kinds.house[kind] as number] = 1
    rooms[kinds.rooms[kind] as number] = 1
    restoration[kinds.restoration[kind] as number] = 1
    views[kinds.views[kind] as number] = 1
    sun[kinds.sun[kind] as number] = 1
    sides[kinds.sides[kind] as number] = 1
    ends[kinds.ends[kind] as number] = 1
    offer[kinds.offer[kind] as number] = 1
  }
  return { house, rooms, restoration, status, views, sun, sides, ends, offer }
}
