import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** What staff have answered to requests for a meeting, and a way to find those requests. See `tables.ts`. */
export const meetings: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const statements = [
      `create table meetings (
        lead_id text primary key references leads (id) on delete cascade,
        state text not null check (state in ('confirmed', 'moved', 'cancelled')),
        day text,
        slot text,
        sequence integer not null,
        changed_at text not null,
        changed_by text not null
      ) ${strict}`,
      `create index leads_meets on leads (id) where form = 'meets'`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
