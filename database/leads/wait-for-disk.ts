import { sql, type Transaction } from 'kysely'
import { engineOf } from '../engines/engine.ts'
import type { Tables } from '../tables.ts'

/**
 * What this transaction writes is on disk when it is over, also on a PostgreSQL that does not wait for that by default
 * (R402). SQLite always waits.
 */
export async function waitForDisk(trx: Transaction<Tables>): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select set_config('synchronous_commit', 'on', true)
    where current_setting('synchronous_commit') = 'off'`.execute(trx)
}
