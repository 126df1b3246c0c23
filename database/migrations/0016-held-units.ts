import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Which units an import holds; `tables.ts` documents the column. */
export const heldUnits: Migration = {
  async up(db) {
    const { flag } = columnTypes[engineOf(db)]
    await sql
      .raw(`alter table feed_units add column held ${flag} default 0 not null check (held in (0, 1))`)
      .execute(db)
  },
}
