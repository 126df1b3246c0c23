import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Whether a house is drawn is what its record says (R664): none is before the next import. */
export const drawnHouses: Migration = {
  async up(db) {
    const { flag } = columnTypes[engineOf(db)]
    await sql.raw(`alter table houses add column is_drawn ${flag} default 0 not null`).execute(db)
  },
}
