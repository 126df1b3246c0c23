import { sql, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import type { LeadTable, Tables } from './tables.ts'

type Twins = Pick<LeadTable, 'form' | 'phone' | 'complex_id' | 'house_id' | 'estate_id'>

/**
 * Lets requests of one phone through one after another, to the end of the transaction: of two that arrive together the
 * second then sees the first. On SQLite every writing transaction is alone already.
 */
export async function lockTwins(trx: Transaction<Tables>, { phone }: Twins): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(trx)
}

/** Id of the newest request with the same phone, form and object not older than `since`; null when there is none. */
export async function findTwin(trx: Transaction<Tables>, lead: Twins, since: Date): Promise<string | null> {
  const objects = ['complex_id', 'house_id', 'estate_id'] as const
  const row = await trx
    .selectFrom('leads')
    .select('id')
    .where('created_at', '>=', since.toISOString())
    .where('phone', '=', lead.phone)
    .where('form', '=', lead.form)
    .where((row) => row.and(objects.map((key) => row(key, lead[key] === null ? 'is' : '=', lead[key]))))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
