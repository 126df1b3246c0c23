import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** A house may be silent about its street side and its height (R766). SQLite cannot make a column nullable. */
export const untoldHouses: Migration = {
  async up(db) {
    const { decimal } = columnTypes[engineOf(db)]
    for (const column of ['azimuth', 'height_m']) {
      for (const step of [
        `add column untold ${decimal}`,
        `drop column ${column}`,
        `rename column untold to ${column}`,
      ]) {
        await sql.raw(`alter table houses ${step}`).execute(db)
        if (step.startsWith('add')) await sql.raw(`update houses set untold = ${column}`).execute(db)
      }
    }
  },
}
