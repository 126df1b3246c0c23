import { storableText, writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { LeadTable } from '../tables.ts'

/** An accepted request, as `LeadTable` keeps it, with its body not yet serialised. `id` is a UUIDv7 made before. */
export type NewLead = Omit<LeadTable, 'body'> & { body: Record<string, unknown> }

/**
 * Keeps a request; on disk when the promise resolves. A repeat, which has the same id or the same idempotency key,
 * form and phone, writes nothing and answers with the id of the first.
 */
export async function insertLead(db: Database, lead: NewLead): Promise<{ id: string; repeated: boolean }> {
  const written = await db
    .insertInto('leads')
    .values({ ...storable(lead), body: writeJson(lead.body) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) return { id: written.id, repeated: false }
  const first = await db
    .selectFrom('leads')
    .select('id')
    .where((row) =>
      row.or([
        row('id', '=', lead.id),
        row.and({ idempotency_key: lead.idempotency_key, form: lead.form, phone: lead.phone }),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { id: first.id, repeated: true }
}

/**
 * The request that came with this key in this time, one with the same words before any other; null when there is none.
 */
export async function findByKey(
  db: Database,
  { idempotency_key, twin_key }: Pick<LeadTable, 'idempotency_key' | 'twin_key'>,
  time: { from: Date; to: Date },
): Promise<Pick<LeadTable, 'id' | 'twin_key'> | null> {
  const row = await db
    .selectFrom('leads')
    .select(['id', 'twin_key'])
    .where('idempotency_key', '=', idempotency_key)
    .where('created_at', '>=', time.from.toISOString())
    .where('created_at', '<=', time.to.toISOString())
    .orderBy((lead) => lead('twin_key', '=', twin_key), 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Takes a key from the requests that came with it: its time is over, and it may belong to another one. */
export async function forgetKey(db: Database, key: string): Promise<void> {
  await db.updateTable('leads').set({ idempotency_key: null }).where('idempotency_key', '=', key).execute()
}

/** Visitors can type characters that PostgreSQL does not store; a request must not fail on them. */
function storable<T extends object>(row: T): T {
  const values = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === 'string' ? storableText(value) : value,
  ])
  return Object.fromEntries(values) as T
}
