import type { Transaction } from 'kysely'
import type { Language } from '#domain/languages.ts'
import { mostWatches } from '#domain/watches.ts'
import { waitForDisk } from '#database/leads/wait-for-disk.ts'
import type { Database } from '../open.ts'
import type { Tables, WatcherTable, WatchTable } from '../tables.ts'

/** What an address watches, or wants to. */
export type OwnWatch = Pick<WatchTable, 'id' | 'kind' | 'target' | 'state'>

/** An address with everything that it watches or wants to, the oldest first. */
export type OwnWatches = {
  watcher: Pick<WatcherTable, 'id' | 'email' | 'chat_id' | 'state' | 'left_at'> & { language: Language }
  watches: OwnWatch[]
}

/** Null for an address that is not kept any more. Its language is that of its newest wish, where one waits. */
export async function ownWatches(db: Database, watcherId: string): Promise<OwnWatches | null> {
  const watcher = await db
    .selectFrom('watchers')
    .select(['id', 'email', 'chat_id', 'state', 'language', 'left_at'])
    .where('id', '=', watcherId)
    .executeTakeFirst()
  if (watcher === undefined) return null
  const rows = await db
    .selectFrom('watches')
    .select(['id', 'kind', 'target', 'state', 'language'])
    .where('watcher_id', '=', watcherId)
    .orderBy('consent_at')
    .orderBy('id')
    .execute()
  const language = rows.findLast(({ state }) => state === 'pending')?.language ?? watcher.language
  return {
    watcher: { ...watcher, language },
    watches: rows.map(({ language: _language, ...watch }) => watch),
  }
}

/**
 * Confirms what waits at an address, the oldest first, until five things are watched; what is beyond waits on. Confirming
 * again changes nothing.
 *
 * @param letterAt when the confirming letter was sent: one from before the address ended everything confirms nothing
 * @returns false when there is nothing to confirm
 */
export function confirmWatches(db: Database, watcherId: string, letterAt: Date, at: Date): Promise<boolean> {
  const moment = at.toISOString()
  return db.transaction().execute(async (trx) => {
    await waitForDisk(trx)
    const watcher = await trx
      .updateTable('watchers')
      // Locks the row: of two confirmations at once the second sees what the first has left.
      .set({ id: watcherId })
      .where('id', '=', watcherId)
      .where((row) => row.or([row('left_at', 'is', null), row('left_at', '<=', letterAt.toISOString())]))
      .returning('state')
      .executeTakeFirst()
    if (watcher === undefined) return false
    const rows = await trx
      .selectFrom('watches')
      .select(['id', 'state', 'language'])
      .where('watcher_id', '=', watcherId)
      .orderBy('consent_at')
      .orderBy('id')
      .execute()
    const waiting = rows.filter(({ state }) => state === 'pending')
    const newest = waiting.at(-1)
    if (newest === undefined) return watcher.state === 'active'
    const room = mostWatches - (rows.length - waiting.length)
    const confirmed = waiting.slice(0, Math.max(room, 0)).map(({ id }) => id)
    if (confirmed.length > 0)
      await trx
        .updateTable('watches')
        .set({ state: 'active', confirmed_at: moment })
        .where('id', 'in', confirmed)
        .execute()
    await trx
      .updateTable('watchers')
      // Who confirms anew reads the letters of this address.
      .set({
        state: 'active',
        confirmed_at: moment,
        left_at: null,
        language: newest.language,
        refusals: 0,
        paused_at: null,
      })
      .where('id', '=', watcherId)
      .execute()
    return true
  })
}

/** Ends one thing that an address watches. One that has ended stays ended. */
export async function endWatch(db: Database, watcherId: string, watchId: string): Promise<void> {
  await db.deleteFrom('watches').where('watcher_id', '=', watcherId).where('id', '=', watchId).execute()
}

/**
 * Ends everything: what was found and not sent goes too, also a letter on its way to the mail server. An address is kept
 * for its rest; of a chat nothing is, since nobody can ask in its name.
 */
export function endEverything(db: Database, watcherId: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('watchers').where('id', '=', watcherId).where('chat_id', 'is not', null).execute()
    await trx
      .updateTable('watchers')
      .set({ state: 'left', left_at: at.toISOString() })
      .where('id', '=', watcherId)
      .where('state', '<>', 'left')
      .execute()
    await deleteWhatWaits(trx, watcherId)
  })
}

async function deleteWhatWaits(trx: Transaction<Tables>, watcherId: string): Promise<void> {
  await trx.deleteFrom('watches').where('watcher_id', '=', watcherId).execute()
  await trx.deleteFrom('watch_findings').where('watcher_id', '=', watcherId).execute()
  await trx
    .deleteFrom('deliveries')
    .where('watcher_id', '=', watcherId)
    .where('state', '=', 'pending')
    .execute()
}
