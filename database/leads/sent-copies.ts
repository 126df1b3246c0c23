import type { Transaction } from 'kysely'
import type { Database } from '../open.ts'
import type { SentCopyTable, Tables } from '../tables.ts'

/** Requests that are looked for at once: SQLite and PostgreSQL bound the number of parameters. */
const batchSize = 500

/**
 * Notes for staff where requests were sent, before they are deleted here: there nobody else deletes them. Attempts
 * that failed count too, since they may have arrived. Of a request whose CV alone goes, only mail had the CV.
 */
export async function noteSentCopies(
  trx: Transaction<Tables>,
  leads: readonly string[],
  what: SentCopyTable['what'],
  at: Date,
): Promise<void> {
  for (let from = 0; from < leads.length; from += batchSize) {
    const sent = await trx
      .selectFrom('deliveries')
      .select(['lead_id', 'channel', 'delivered_at'])
      .where('lead_id', 'in', leads.slice(from, from + batchSize))
      .where('attempts', '>', 0)
      .$if(what === 'cv', (row) => row.where(({ fn }) => fn.coalesce('kind', 'channel'), '=', 'mail'))
      .execute()
    for (const { lead_id, channel, delivered_at: sent_at } of sent) {
      if (lead_id === null) continue
      await trx
        .insertInto('sent_copies')
        .values({ lead_id, channel, what, sent_at, deleted_at: at.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}

/** Copies that others still have, the oldest deletion first. */
export function sentCopies(db: Database): Promise<SentCopyTable[]> {
  return db
    .selectFrom('sent_copies')
    .selectAll()
    .orderBy('deleted_at')
    .orderBy('lead_id')
    .orderBy('channel')
    .execute()
}

/** How many there are, and since when the oldest is deleted here. */
export async function countSentCopies(db: Database): Promise<{ count: number; oldest: string | null }> {
  const { count, oldest } = await db
    .selectFrom('sent_copies')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('deleted_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { count: Number(count), oldest }
}

/** Staff have deleted these copies too. */
export async function forgetSentCopies(db: Database, copies: readonly SentCopyTable[]): Promise<void> {
  for (const { lead_id, channel, what } of copies) {
    await db
      .deleteFrom('sent_copies')
      .where((row) => row.and({ lead_id, channel, what }))
      .execute()
  }
}
