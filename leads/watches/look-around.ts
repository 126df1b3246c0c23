import { contentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { activeWatches, unitsAt } from '#database/watches/active-watches.ts'
import {
  type Changes,
  type FoundFor,
  keepChanges,
  lookForChanges,
} from '#database/watches/look-for-changes.ts'
import { matchWatches, type ToMatch } from '#database/watches/matching/match-watches.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'

/** Watches that are compared at a time: memory holds so many, however many there are. */
const blockSize = 20_000

/** A diary entry of so many days ago is no news: a company has brought in its old diary. */
const newsDays = 30

/** The most wanted first: of a search with much news a letter shows the beginning. */
const order = { new: 0, back: 1, price: 2, reserved: 3, sold: 3, withdrawn: 3 } as const

/** The outcome of a look: how much has changed, and for how many addresses; null when another look came first. */
export type Look = { units: number; stages: number; watchers: number }

/**
 * Looks for what has changed since the last look and keeps it for the addresses that watch it (R1084, R1085). The index
 * has to show the state that the database is in: when the content changes meanwhile, nothing is written, and the next
 * look finds everything.
 *
 * @returns null when nothing was written
 */
export async function lookAround(db: Database, index: SearchIndex, at: Date): Promise<Look | null> {
  const changes = await lookForChanges(db)
  if ((await contentVersion(db)) !== index.version) return null
  const { units, stages, round } = changes
  const found: FoundFor[][] = []
  let watchers = 0
  if (round !== null && units.length + stages.length > 0)
    for await (const block of findingsOf(db, await toMatch(db, index, changes, at))) {
      found.push(block)
      watchers += block.length
    }
  if (round !== null && units.length + stages.length === 0) return { units: 0, stages: 0, watchers }
  return (await keepChanges(db, changes, found, at))
    ? { units: units.length, stages: stages.length, watchers }
    : null
}

async function toMatch(db: Database, index: SearchIndex, changes: Changes, at: Date): Promise<ToMatch> {
  const since = dayInKazakhstan(new Date(at.getTime() - newsDays * 24 * 3_600_000))
  const stages = changes.stages.filter(({ date }) => date >= since)
  const units = changes.units
    .filter(({ change }) => change !== null)
    .toSorted(
      (one, other) =>
        order[one.change ?? 'price'] - order[other.change ?? 'price'] ||
        (one.price ?? Infinity) - (other.price ?? Infinity) ||
        one.id - other.id,
    )
  const complexes = [...new Set(stages.map(({ complex }) => complex))]
  return { index, units, stages, unitsAt: await unitsAt(db, complexes) }
}

/** What every address is to be told, block by block. */
async function* findingsOf(db: Database, changed: ToMatch): AsyncGenerator<FoundFor[]> {
  if (changed.units.length + changed.stages.length === 0) return
  for (let after = ''; ;) {
    const block = await activeWatches(db, after, blockSize)
    const last = block.at(-1)
    if (last === undefined) return
    yield await matchWatches(changed, block)
    after = last.watcher_id
  }
}
