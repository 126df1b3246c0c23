import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** The buyers of a programme, and whether it takes applications; `tables.ts` documents the columns. */
export const programmeBuyers: Migration = {
  async up(db) {
    const { json } = columnTypes[engineOf(db)]
    await sql.raw(`alter table mortgages add column ${json('asks')} default '[]' not null`).execute(db)
    await sql
      .raw(`alter table mortgages add column applications text check (applications in ('open', 'closed'))`)
      .execute(db)
  },
}
