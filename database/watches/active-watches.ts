import type { Database } from '../open.ts'
import type { WatchTable } from '../tables.ts'

/** Something that an address is told of. */
export type ActiveWatch = Pick<WatchTable, 'watcher_id' | 'kind' | 'target'>

/**
 * A page of what is watched, by addresses that have confirmed it and are not paused: those after this watcher id, all of
 * one address together.
 *
 * @param after the last watcher id of the page before; empty for the first page
 * @param most on a page, far more than one address may have
 */
export async function activeWatches(db: Database, after: string, most: number): Promise<ActiveWatch[]> {
  const rows = await db
    .selectFrom('watches')
    .innerJoin('watchers', 'watchers.id', 'watches.watcher_id')
    .select(['watches.watcher_id', 'watches.kind', 'watches.target'])
    .where('watches.state', '=', 'active')
    .where('watchers.state', '=', 'active')
    .where('watchers.paused_at', 'is', null)
    .where('watches.watcher_id', '>', after)
    .orderBy('watches.watcher_id')
    .limit(most)
    .execute()
  if (rows.length < most) return rows
  // The last address may have more of them: it is the first one of the next page.
  const last = rows.at(-1)?.watcher_id
  return rows.filter(({ watcher_id }) => watcher_id !== last)
}

/** The units of houses and of whole projects, each with where it stands. */
export async function unitsAt(
  db: Database,
  complexes: readonly number[],
): Promise<{ id: number; complex: number; house: number }[]> {
  if (complexes.length === 0) return []
  return db
    .selectFrom('estates')
    .select(['id', 'complex_id as complex', 'house_id as house'])
    .where('complex_id', 'in', complexes)
    .execute()
}
