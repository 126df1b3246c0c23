import { type Finding, isDeparture } from '#domain/watches.ts'
import type { SearchIndex } from '../../search/index/search-index.ts'
import type { ActiveWatch } from '../active-watches.ts'
import type { ChangedUnit, FoundFor, NewStage } from '../look-for-changes.ts'
import { rests } from './rests.ts'
import { type TurnedWatches, turnWatches } from './turned-watches.ts'

/** Findings of one watch in one look: a letter shows no more, and leads to the list for the rest. */
export const mostFindings = 20

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
export async function matchWatches(changed: ToMatch, watches: readonly ActiveWatch[]): Promise<FoundFor[]> {
  return findingsOf(changed, watches, await turnWatches(changed.index, changed.units, watches))
}

/** The same for watches that are turned around already. */
export async function findingsOf(
  { units, stages, unitsAt }: Omit<ToMatch, 'index'>,
  watches: readonly ActiveWatch[],
  turned: TurnedWatches,
): Promise<FoundFor[]> {
  const rest = rests()
  const { found, addressOf } = addressesOf(watches)
  const counts = new Uint8Array(watches.length)
  /** Keeps a finding for the address of a watch, and returns whether it takes more. */
  const keep = (watch: number, finding: Finding): boolean => {
    const count = counts[watch] as number
    if (count >= mostFindings) return false
    const items = found[addressOf[watch] as number]?.items ?? []
    // Findings come one thing after the other, so a repeat follows its first.
    const last = items.at(-1)
    if (last?.id === finding.id && last.change === finding.change) return true
    items.push(finding)
    counts[watch] = count + 1
    return count + 1 < mostFindings
  }

  for (const { id, complex, change, was, from } of units) {
    if (change === null) continue
    const finding = { change, id, was, ...(from !== null && { from }) }
    for (const watch of turned.ofUnit(id)) keep(watch, finding)
    // Whoever looks for a home wants to know what there is, and not what there is no more.
    if (isDeparture(change)) continue
    for (const watch of turned.ofComplex(complex)) keep(watch, finding)
    turned.ofSearches(id, (watch) => keep(watch, finding))
    if (rest.isDue()) await rest.take()
  }
  for (const stage of stages) {
    const finding = { change: 'stage' as const, id: stage.id, was: null }
    for (const watch of turned.ofComplex(stage.complex)) keep(watch, finding)
    for (const { id, complex, house } of unitsAt) {
      if (complex !== stage.complex || (stage.house !== null && stage.house !== house)) continue
      for (const watch of turned.ofUnit(id)) keep(watch, finding)
    }
    if (rest.isDue()) await rest.take()
  }
  return found.filter(({ items }) => items.length > 0)
}

/** The addresses of a block in their order, each once, and the position of that of each watch. */
function addressesOf(watches: readonly ActiveWatch[]): { found: FoundFor[]; addressOf: Int32Array } {
  const found: FoundFor[] = []
  const addressOf = new Int32Array(watches.length)
  for (const [watch, { watcher_id }] of watches.entries()) {
    if (found.at(-1)?.watcher_id !== watcher_id) found.push({ watcher_id, items: [] })
    addressOf[watch] = found.length - 1
  }
  return { found, addressOf }
}
