import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** The pictures that feeds name, and which one a unit has for its plan; `tables.ts` documents the columns. */
export const feedPictures: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const changes = [
      'alter table estates add column plan_address text',
      'alter table plans add column unused_since text',
      'create index estates_plan_address on estates (plan_address)',
      `create table feed_pictures (
        address text primary key not null,
        plan_code text,
        etag text default '' not null,
        last_modified text default '' not null,
        tries integer default 0 not null,
        problem text,
        next_at text not null,
        unused_since text
      ) ${strict}`,
      'create index feed_pictures_next on feed_pictures (next_at)',
      'create index feed_pictures_plan on feed_pictures (plan_code)',
    ]
    for (const change of changes) await sql.raw(change).execute(db)
  },
}
