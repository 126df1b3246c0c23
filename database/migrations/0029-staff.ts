import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** The page for sales: who is logged in, wrong tries, who looked at what; and its search. See `tables.ts`. */
export const staff: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const statements = [
      `create table staff_sessions (
        token_hash text primary key not null,
        name text not null,
        mark text not null,
        started_at text not null,
        seen_at text not null
      ) ${strict}`,
      `create table staff_tries (
        key text primary key not null,
        tries integer not null,
        until text not null
      ) ${strict}`,
      `create table staff_looks (
        id text primary key not null,
        at text not null,
        name text not null,
        what text not null,
        lead_id text
      ) ${strict}`,
      `create index staff_looks_at on staff_looks (at)`,
      `create index leads_phone on leads (phone, id)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
