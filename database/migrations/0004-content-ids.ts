import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** What earlier releases imported; kinds are called as their tables are. */
const filled = ['cities', 'complexes', 'houses', 'promotions']

/** Which id a record of the content was given; `tables.ts` says what the columns mean. */
export const contentIds: Migration = {
  async up(db) {
    const { strict } = columnTypes[engineOf(db)]
    const statements = [
      `create table content_ids (
        kind text not null,
        slug text not null,
        id integer not null,
        primary key (kind, slug)
      ) ${strict}`,
      ...filled.map(
        (kind) => `insert into content_ids (kind, slug, id) select '${kind}', slug, id from ${kind}`,
      ),
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
