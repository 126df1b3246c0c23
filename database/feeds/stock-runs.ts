import type { Transaction } from 'kysely'
import type { Database } from '../open.ts'
import { readSetting, type StockRun, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'
import { lockFeedImports } from './feed-units.ts'

const nothing: StockRun = {
  turn: 0,
  began_at: null,
  version: null,
  content: null,
  files: [],
}

/** How the site's own readings of each source went, by its name. */
export async function stockRuns(db: Database): Promise<Readonly<Record<string, StockRun>>> {
  const stored = (await readSetting(db, 'stock_runs')) ?? {}
  return Object.fromEntries(Object.entries(stored).map(([name, run]) => [name, { ...nothing, ...run }]))
}

export async function stockRun(db: Database, source: string): Promise<StockRun> {
  return { ...nothing, ...(await stockRuns(db))[source] }
}

/** Another process has taken the turn meanwhile: nothing of this one may be written. */
export class TurnLost extends Error {
  constructor() {
    super('another process reads this source already')
  }
}

/**
 * Changes what is known of a source. The caller holds the lock of imports.
 *
 * @param turn the number that the caller has seen last; every start of a reading has a new one
 * @throws TurnLost when there is a newer one
 */
export async function changeStockRun(
  trx: Transaction<Tables>,
  source: string,
  turn: number,
  change: Partial<StockRun>,
): Promise<void> {
  const runs = await stockRuns(trx)
  const known = { ...nothing, ...runs[source] }
  if (known.turn !== turn) throw new TurnLost()
  await writeSetting(trx, 'stock_runs', { ...runs, [source]: { ...known, ...change } })
}

/** The same in a transaction of its own. */
export async function noteStockRun(
  db: Database,
  source: string,
  turn: number,
  change: Partial<StockRun>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    await changeStockRun(trx, source, turn, change)
  })
}
