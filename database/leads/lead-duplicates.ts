import { sql, type Transaction } from 'kysely'
import { engineOf } from '../engines/engine.ts'
import type { Database } from '../open.ts'
import type { LeadTable, Tables } from '../tables.ts'

/** Requests with the same key repeat each other; see `LeadTable`. */
type Keyed = Pick<LeadTable, 'twin_key'>

/**
 * Lets requests with the same key of their sender, or without one with the same words, through one after another, to
 * the end of the transaction: of two that arrive together the second then sees the first. On SQLite every writing
 * transaction is alone already.
 */
export async function lockDuplicates(
  trx: Transaction<Tables>,
  { idempotency_key, twin_key }: Keyed & Pick<LeadTable, 'idempotency_key'>,
): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${idempotency_key ?? twin_key}, 0))`.execute(trx)
}

/** Id of the newest request with the same key that was accepted in this time; null when there is none. */
export async function findDuplicate(
  db: Database,
  { twin_key }: Keyed,
  time: { from: Date; to: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('twin_key', '=', twin_key)
    .where('created_at', '>=', time.from.toISOString())
    .where('created_at', '<=', time.to.toISOString())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
