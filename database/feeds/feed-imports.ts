import type { Transaction } from 'kysely'
import { lockFeedImports } from './feed-units.ts'
import type { Database } from '../open.ts'
import { type FeedImport, readSetting, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

const nothing: FeedImport = {
  success: null,
  refusal: null,
  trouble: null,
  held: null,
  withdrawals: [],
  skipped_before: null,
  max_age: 24,
}

/** The last import of each source, by its name. */
export async function feedImports(db: Database): Promise<Readonly<Record<string, FeedImport>>> {
  const stored = (await readSetting(db, 'feed_imports')) ?? {}
  // What an earlier version of the site stored has fewer fields.
  return Object.fromEntries(Object.entries(stored).map(([name, one]) => [name, { ...nothing, ...one }]))
}

/** Stores the result of an import for `npm run status`. The caller holds the lock of imports. */
export async function writeFeedImport(
  trx: Transaction<Tables>,
  source: string,
  note: Partial<FeedImport>,
): Promise<void> {
  const known = await feedImports(trx)
  await writeSetting(trx, 'feed_imports', { ...known, [source]: { ...nothing, ...known[source], ...note } })
}

/** Forgets what stands under a name that never had an import: a file or an address that was refused. */
export async function forgetRefusal(trx: Transaction<Tables>, from: string): Promise<void> {
  const refused = (await feedImports(trx))[from]
  if (refused !== undefined && refused.success === null) await forgetFeedImport(trx, from)
}

/** Forgets how the imports of a source went. The caller holds the lock of imports. */
export async function forgetFeedImport(trx: Transaction<Tables>, source: string): Promise<void> {
  const others = Object.entries(await feedImports(trx)).filter(([name]) => name !== source)
  await writeSetting(trx, 'feed_imports', Object.fromEntries(others))
}

/** Stores the result of an import in a transaction of its own. */
export async function noteFeedImport(db: Database, source: string, note: Partial<FeedImport>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    await writeFeedImport(trx, source, note)
  })
}
