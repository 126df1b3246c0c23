import { setImmediate as breath } from 'node:timers/promises'
import { type Category, categories } from '#domain/categories.ts'
import { type Finding, readTarget } from '#domain/watches.ts'
import type { SearchIndex } from '../../search/index/search-index.ts'
import type { ActiveWatch } from '../active-watches.ts'
import type { ChangedUnit, FoundFor, NewStage } from '../look-for-changes.ts'
import { type ListingMatcher, listingMatcher } from './listing-matcher.ts'

/** Findings of one watch in one look: a letter shows no more, and leads to the list for the rest. */
export const mostFindings = 20

/** How long matching keeps others waiting, in milliseconds. */
const slice = 10

/** What has changed and is news, ready to be compared with watches. */
export type ToMatch = {
  index: SearchIndex
  /** Those whose change is news, the most wanted first. */
  units: readonly ChangedUnit[]
  stages: readonly NewStage[]
  /** The units that watchers of a unit are told of for a new stage of their house or project. */
  unitsAt: readonly { id: number; complex: number; house: number }[]
}

/**
 * What each address of a block is to be told. A unit is told to an address once, however many of its searches it
 * satisfies, and each of these brings in so many findings at most.
 *
 * @param watches all watches of each address in it, one behind the other
 */
export async function matchWatches(
  { index, units, stages, unitsAt }: ToMatch,
  watches: readonly ActiveWatch[],
): Promise<FoundFor[]> {
  const rest = rests()
  const ids = new Set(units.map(({ id }) => id))
  const matchers = new Map<Category, ListingMatcher>(
    ids.size === 0
      ? []
      : categories.map((category) => [category, listingMatcher(index, category, ids, watches.length)]),
  )
  const ofUnits = new Map<number, number[]>()
  const ofComplexes = new Map<number, number[]>()
  const categoryOf: (Category | null)[] = []
  for (const [place, { kind, target }] of watches.entries()) {
    const read = readTarget(kind, target)
    categoryOf.push(read?.kind === 'listing' ? read.category : null)
    if (read?.kind === 'listing') matchers.get(read.category)?.add(place, read.listing)
    if (read?.kind === 'estate') push(ofUnits, read.id, place)
    if (read?.kind === 'complex') push(ofComplexes, read.id, place)
    if (rest.isDue()) await rest.take()
  }

  const found = new Map<string, Finding[]>()
  const counts = new Uint8Array(watches.length)
  /** Keeps a finding for the address of a watch. */
  const keep = (place: number, finding: Finding) => {
    const watcher = watches[place]?.watcher_id
    const count = counts[place] as number
    if (watcher === undefined || count >= mostFindings) return
    const all = found.get(watcher) ?? []
    found.set(watcher, all)
    // Findings come one thing after the other, so a repeat follows its first.
    const last = all.at(-1)
    if (last?.id === finding.id && last.change === finding.change) return
    all.push(finding)
    counts[place] = count + 1
    const category = categoryOf[place] ?? null
    if (count + 1 === mostFindings && category !== null) matchers.get(category)?.close(place)
  }

  for (const { id, complex, change, was } of units) {
    if (change === null) continue
    const finding = { change, id, was }
    for (const place of ofUnits.get(id) ?? []) keep(place, finding)
    for (const place of ofComplexes.get(complex) ?? []) keep(place, finding)
    for (const matcher of matchers.values()) matcher.match(id, (place) => keep(place, finding))
    if (rest.isDue()) await rest.take()
  }
  for (const stage of stages) {
    const finding = { change: 'stage' as const, id: stage.id, was: null }
    for (const place of ofComplexes.get(stage.complex) ?? []) keep(place, finding)
    for (const { id, complex, house } of unitsAt) {
      if (complex !== stage.complex || (stage.house !== null && stage.house !== house)) continue
      for (const place of ofUnits.get(id) ?? []) keep(place, finding)
    }
    if (rest.isDue()) await rest.take()
  }
  return [...found].map(([watcher_id, items]) => ({ watcher_id, items }))
}

function push(map: Map<number, number[]>, key: number, value: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}

/** Lets others have their turn after each slice of work. */
function rests() {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > slice,
    async take() {
      await breath()
      since = performance.now()
    },
  }
}
