import type { Selectable } from 'kysely'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'

export type StaffSession = Selectable<Tables['staff_sessions']>

export async function keepSession(db: Database, session: StaffSession): Promise<void> {
  await db.insertInto('staff_sessions').values(session).execute()
}

/** Null when there is none, or it has ended by a logout. Whether its time is over its reader says. */
export async function findSession(db: Database, tokenHash: string): Promise<StaffSession | null> {
  const row = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

export async function noteSeen(db: Database, tokenHash: string, at: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ seen_at: at.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Deletes sessions that began before a moment. */
export async function endSessionsBefore(db: Database, moment: Date): Promise<void> {
  await db.deleteFrom('staff_sessions').where('started_at', '<', moment.toISOString()).execute()
}
