import { type Category, categories } from '#domain/categories.ts'
import { isDeparture, readTarget } from '#domain/watches.ts'
import type { SearchIndex } from '../../search/index/search-index.ts'
import type { ActiveWatch } from '../active-watches.ts'
import type { ChangedUnit } from '../look-for-changes.ts'
import { listingMatcher } from './listing-matcher.ts'
import { rests } from './rests.ts'

/** Watches turned around: by what they are about. A watch is its position in its block. */
export type TurnedWatches = {
  ofUnit(id: number): readonly number[]
  ofComplex(id: number): readonly number[]
  /**
   * Calls for the watches of each search that a changed unit satisfies.
   *
   * @param tell returns whether the watch wants more; a search of which no watch does is not looked at again
   */
  ofSearches(unit: number, tell: (watch: number) => boolean): void
}

const nobody: readonly number[] = []

/** Turns a block of watches around. Equal searches are looked at as one: many visitors save the same. */
export async function turnWatches(
  index: SearchIndex,
  units: readonly ChangedUnit[],
  watches: readonly ActiveWatch[],
): Promise<TurnedWatches> {
  const rest = rests()
  const ids = new Set(units.flatMap(({ id, change }) => (isDeparture(change) ? [] : [id])))
  const ofUnits = new Map<number, number[]>()
  const ofComplexes = new Map<number, number[]>()
  const searches = new Map<string, number[]>()
  for (const [watch, { kind, target }] of watches.entries()) {
    switch (kind) {
      case 'listing':
        push(searches, target, watch)
        break
      case 'estate':
        push(ofUnits, Number(target), watch)
        break
      case 'complex':
        push(ofComplexes, Number(target), watch)
        break
    }
  }
  const askers = [...searches.values()]
  const matchers =
    ids.size === 0
      ? []
      : categories.map((category) => [category, listingMatcher(index, category, ids, askers.length)] as const)
  const byCategory = new Map<Category, (typeof matchers)[number][1]>(matchers)
  let place = 0
  for (const target of searches.keys()) {
    const read = readTarget('listing', target)
    if (read?.kind === 'listing') byCategory.get(read.category)?.add(place, read.listing)
    place++
    if (rest.isDue()) await rest.take()
  }
  return {
    ofUnit: (id) => ofUnits.get(id) ?? nobody,
    ofComplex: (id) => ofComplexes.get(id) ?? nobody,
    ofSearches(unit, tell) {
      for (const [, matcher] of matchers)
        matcher.match(unit, (search) => {
          let isOpen = false
          for (const watch of askers[search] ?? nobody) if (tell(watch)) isOpen = true
          if (!isOpen) matcher.close(search)
        })
    },
  }
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}
