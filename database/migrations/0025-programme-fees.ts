import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** The fee of a programme is what its record says (R723): none is known before the next import. */
export const programmeFees: Migration = {
  async up(db) {
    const { decimal } = columnTypes[engineOf(db)]
    await sql.raw(`alter table mortgages add column fee ${decimal}`).execute(db)
  },
}
