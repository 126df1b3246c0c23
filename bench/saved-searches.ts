import { chance, weighted } from '#content/demo/random.ts'
import { anyListing, type ListingQuery } from '#domain/listing-query.ts'
import { writeTarget } from '#domain/watches.ts'
import { projectOf } from './town-units.ts'

/** How many watch something after so many filters: who wants letters has looked for a while. */
const filterWeights = { 0: 2, 1: 10, 2: 28, 3: 30, 4: 20, 5: 10 }

/** What is asked for, by how often; bounds are those of a slider, so that few are equal. */
const askedWeights = {
  rooms: 30,
  priceTo: 24,
  area: 8,
  complex: 10,
  deadline: 6,
  finish: 6,
  floor: 5,
  view: 3,
  features: 3,
  near: 2,
  kitchen: 2,
  sun: 1,
}

const roomChoices = [[1], [2], [3], [1, 2], [2, 3], [0], [0, 1], [4], [3, 4]]

/**
 * A search that a visitor has saved, as it is stored: the same for the same number in every run. The n-th project is
 * asked for 1/n as often as the first.
 */
export function savedSearch(visitor: number, houses: number): ReturnType<typeof writeTarget> {
  const count = Number(weighted(filterWeights, chance('filters', visitor)))
  const listing: ListingQuery = { ...anyListing }
  for (let each = 0; each < count; each++) Object.assign(listing, filter(visitor, each, houses))
  return writeTarget({ kind: 'listing', category: 'flat', listing })
}

function filter(visitor: number, each: number, houses: number): Partial<ListingQuery> {
  const at = chance('value', visitor, each)
  const of = <T>(...choices: readonly T[]): T[] => choices.slice(Math.floor(at * choices.length)).slice(0, 1)
  switch (weighted(askedWeights, chance('asked', visitor, each))) {
    case 'rooms':
      return { rooms: roomChoices[zipf(roomChoices.length, at)] ?? [] }
    case 'priceTo':
      return { priceTo: 15_000_000 + Math.floor(at * 450) * 100_000 }
    case 'area':
      return { areaFrom: 25 + Math.floor(at * 60), ...(at > 0.6 && { areaTo: 70 + Math.floor(at * 60) }) }
    case 'complex':
      return { complexes: [`project-${String(1 + zipf(projectOf(houses), at))}`] }
    case 'deadline':
      return { deadlines: of('ready', '2026', '2027') }
    case 'finish':
      return { restorations: of('fine', 'prefine') }
    case 'floor':
      return at < 0.5 ? { floorFrom: 2 + Math.floor(at * 10) } : { floorsNot: of('first', 'last') }
    case 'view':
      return { views: of('park', 'yard', 'mountains') }
    case 'features':
      return { features: of('yard', 'school', 'parking') }
    case 'near':
      return { near: of('school-10', 'park-15') }
    case 'kitchen':
      return { kitchenFrom: 8 + Math.floor(at * 8) }
    case 'sun':
      return { suns: of('1', '2') }
  }
}

/** A place in a list of which the n-th is chosen 1/n as often as the first. */
function zipf(length: number, throwOf: number): number {
  return Math.min(length - 1, Math.floor(length ** throwOf) - 1)
}
