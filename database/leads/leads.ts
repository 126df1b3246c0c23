import { storableText, writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { LeadTable } from '../tables.ts'

/** An accepted request, as `LeadTable` keeps it, with its body not yet serialised. `id` is a UUIDv7 made before. */
export type NewLead = Omit<LeadTable, 'body'> & { body: Record<string, unknown> }

/**
 * Keeps a request; on disk when the promise resolves. A repeat, which has the same id or the same idempotency key,
 * form and phone, writes nothing and answers with the id of the first. A key alone is not enough: a careless client
 * that sends one key for all requests must not lose any of them.
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

/** Id of the request that came with the same key, form and phone; null when there is none. */
export async function findByKey(
  db: Database,
  { idempotency_key, form, phone }: Pick<LeadTable, 'idempotency_key' | 'form' | 'phone'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where((lead) => lead.and({ idempotency_key, form, phone }))
    .executeTakeFirst()
  return row?.id ?? null
}

/** Visitors can type characters that PostgreSQL does not store; a request must not fail on them. */
function storable<T extends object>(row: T): T {
  const values = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === 'string' ? storableText(value) : value,
  ])
  return Object.fromEntries(values) as T
}
