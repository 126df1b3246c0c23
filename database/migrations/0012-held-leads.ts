import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Requests over the limit of their phone, and their summaries to staff; `tables.ts` documents the columns. */
export const heldLeads: Migration = {
  async up(db) {
    const { flag } = columnTypes[engineOf(db)]
    for (const table of ['leads', 'deliveries']) {
      await sql
        .raw(`alter table ${table} add column held ${flag} default 0 not null check (held in (0, 1))`)
        .execute(db)
    }
  },
}
