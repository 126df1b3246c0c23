import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** What was sent to others before it was deleted here, and the words of consents; `tables.ts` documents the columns. */
export const retention: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const statements = [
      `create table sent_copies (
        lead_id text not null,
        channel text not null,
        what text not null check (what in ('request', 'cv')),
        sent_at text,
        deleted_at text not null,
        primary key (lead_id, channel, what)
      ) ${strict}`,
      `create table consent_texts (
        version text primary key,
        text text not null,
        since text not null
      ) ${strict}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
