import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { engineOf } from '../engines/engine.ts'
import type { Database } from '../open.ts'

/** How often a reader in the way is waited for, and the pause between, in milliseconds. */
const attempts = 50
const pause = 100

/**
 * Brings what was deleted out of SQLite's log (WAL), where it stands until the log begins again. A reader can be in the
 * way: then its end is waited for. PostgreSQL clears up by itself (autovacuum).
 *
 * @returns false when the log could not be emptied; it will be with one of the next changes
 */
export async function wipeTraces(db: Database): Promise<boolean> {
  if (engineOf(db) === 'postgres') return true
  for (let left = attempts; left > 0; left -= 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await wait(pause)
  }
  return false
}
