import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a house is built of is what its record says: nothing is known before the next import. */
export const buildingTypes: Migration = {
  async up(db) {
    await sql.raw('alter table houses add column building_type text').execute(db)
  },
}
