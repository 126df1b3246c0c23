import { lockFeedImports } from './feed-units.ts'
import type { Database } from '../open.ts'
import { type FeedImport, readSetting, writeSetting } from '../settings.ts'

/** The last import of each source, by its name. */
export async function feedImports(db: Database): Promise<Readonly<Record<string, FeedImport>>> {
  return (await readSetting(db, 'feed_imports')) ?? {}
}

/** Stores the result of an import for `npm run status`. */
export async function noteFeedImport(db: Database, source: string, note: Partial<FeedImport>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    const known = await feedImports(trx)
    const before = known[source] ?? { success: null, refusal: null }
    await writeSetting(trx, 'feed_imports', { ...known, [source]: { ...before, ...note } })
  })
}
