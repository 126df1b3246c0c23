import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Records of earlier releases; kinds have the names of their tables. */
const filled = ['cities', 'complexes', 'houses', 'promotions']

/** The ids assigned to records of the content; `tables.ts` documents the columns. */
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
