import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** What staff say of units by hand, as it is in force; `tables.ts` documents the columns. */
export const unitOverrides: Migration = {
  async up(db) {
    const { json, money, strict } = columnTypes[engineOf(db)]
    const statement = `create table unit_overrides (
      estate_id integer primary key not null references estates (id) on delete cascade,
      until text not null,
      price ${money},
      promotion_id integer,
      ${json('base')} not null
    ) ${strict}`
    await sql.raw(statement).execute(db)
  },
}
