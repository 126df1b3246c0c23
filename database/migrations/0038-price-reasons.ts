import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why a unit got each of its prices; of those that are there already nobody knows it. */
export const priceReasons: Migration = {
  async up(db) {
    await sql.raw('alter table estate_prices add column reason text').execute(db)
  },
}
