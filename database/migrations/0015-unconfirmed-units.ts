import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'

const check =
  "check (status in ('free', 'request', 'reserved', 'unconfirmed', 'sold', 'withdrawn', 'hidden'))"

/** SQLite cannot change the check of a column: a new column takes the place of the old one. */
const statements = {
  postgres: [
    'alter table estates drop constraint estates_status_check',
    `alter table estates add constraint estates_status_check ${check}`,
  ],
  sqlite: [
    'drop index estates_complex_price',
    'drop index estates_price',
    'alter table estates rename column status to status_before',
    `alter table estates add column status text not null default 'hidden' ${check}`,
    'update estates set status = status_before',
    'alter table estates drop column status_before',
    'create index estates_complex_price on estates (complex_id, category, status, price)',
    'create index estates_price on estates (category, status, price)',
  ],
} as const

/** One status more for units; `domain/estate-words.ts` tells what it means. */
export const unconfirmedUnits: Migration = {
  async up(db) {
    for (const statement of statements[engineOf(db)]) await sql.raw(statement).execute(db)
  },
}
