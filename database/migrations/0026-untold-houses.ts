import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/**
 * A house may be silent about its street side and its height (R766). SQLite cannot make a column nullable: another one
 * takes its place, by one transaction, so that an older version finds the same columns as before.
 */
export const untoldHouses: Migration = {
  async up(db) {
    const engine = engineOf(db)
    const { decimal } = columnTypes[engine]
    for (const column of ['azimuth', 'height_m']) {
      const steps =
        engine === 'postgres'
          ? [`alter table houses alter column ${column} drop not null`]
          : [
              `alter table houses add column untold ${decimal}`,
              `update houses set untold = ${column}`,
              `alter table houses drop column ${column}`,
              `alter table houses rename column untold to ${column}`,
            ]
      for (const step of steps) await sql.raw(step).execute(db)
    }
  },
}
