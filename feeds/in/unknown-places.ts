import type { FeedOffer } from './feed-offer.ts'
import { shortName } from './tally.ts'

/** What a feed says of a place that is not known here: somebody may recognise it by its numbers and floors. */
export type UnknownPlace = { name: string; numbers: [number, number] | null; floors: [number, number] | null }

const maxPlaces = 1_000

/** The bounds of what stands in unknown places. Bounded, as a tally of names is. */
export class UnknownPlaces {
  readonly #places = new Map<string, UnknownPlace>()

  add(word: string, { number, floor }: Pick<FeedOffer, 'number' | 'floor'>): void {
    const name = shortName(word)
    const place = this.#places.get(name) ?? { name, numbers: null, floors: null }
    if (!this.#places.has(name)) {
      if (this.#places.size >= maxPlaces) return
      this.#places.set(name, place)
    }
    const door = /^\d{1,6}/.exec(number)?.[0]
    if (door !== undefined) place.numbers = widened(place.numbers, Number(door))
    if (floor !== null) place.floors = widened(place.floors, floor)
  }

  list(): UnknownPlace[] {
    return [...this.#places.values()]
  }
}

function widened(bounds: [number, number] | null, value: number): [number, number] {
  return bounds === null ? [value, value] : [Math.min(bounds[0], value), Math.max(bounds[1], value)]
}
