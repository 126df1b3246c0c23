import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'
import { companyTables } from './0001-company.ts'
import { estateTables } from './0001-estates.ts'
import { placeTables } from './0001-places.ts'
import { readingTables } from './0001-reading.ts'
import { siteTables } from './0001-site.ts'

/** Every table of the first release; `tables.ts` documents the columns. */
export const initial: Migration = {
  async up(db) {
    const types = columnTypes[engineOf(db)]
    const areas = [placeTables, readingTables, estateTables, companyTables, siteTables]
    for (const statement of areas.flatMap((area) => area(types))) await sql.raw(statement).execute(db)
  },
}
