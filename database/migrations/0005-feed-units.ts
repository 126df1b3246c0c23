import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** The ids of units in feeds; `tables.ts` documents the columns. */
export const feedUnits: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const statements = [
      `create table feed_units (
        source text not null,
        external_id text not null,
        estate_id integer not null references estates (id) on delete cascade,
        primary key (source, external_id),
        unique (estate_id, source)
      ) ${strict}`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
