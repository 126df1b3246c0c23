import { sql, type Transaction } from 'kysely'
import { engineOf } from '../engines/engine.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'

/** PostgreSQL announces changes of content on this channel; messages are empty. */
export const contentChannel = 'content_changed'

/** The number that grows with every change of content. Equal numbers mean equal answers. */
export async function contentVersion(db: Database): Promise<number> {
  const row = await db
    .selectFrom('content_state')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return row.version
}

/** The present state of the content: its number, and the time of its last change. */
export type ContentState = { version: number; changedAt: Date }

export async function contentState(db: Database): Promise<ContentState> {
  const row = await db
    .selectFrom('content_state')
    .select(['version', 'changed_at'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return { version: row.version, changedAt: new Date(row.changed_at) }
}

/**
 * Says that content has changed: every replica rebuilds its search index and drops its cached answers. Called last in
 * the transaction that changes the content, so that no replica reads too early: PostgreSQL sends the
 * message when the transaction commits, and none when it does not.
 */
export async function bumpContentVersion(trx: Transaction<Tables>, now = new Date()): Promise<void> {
  await trx
    .updateTable('content_state')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now.toISOString() }))
    .where('id', '=', 1)
    .execute()
  if (engineOf(trx) === 'postgres') await sql`select pg_notify(${contentChannel}, '')`.execute(trx)
}
