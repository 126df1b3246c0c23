import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Programmes whose first payments are lighter; `tables.ts` documents the column. */
export const paymentSteps: Migration = {
  async up(db) {
    const { json } = columnTypes[engineOf(db)]
    await sql.raw(`alter table mortgages add column ${json('steps')} default '[]' not null`).execute(db)
  },
}
