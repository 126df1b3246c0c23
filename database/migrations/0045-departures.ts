import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The status of a unit off sale at the last look for changes, so that its watchers hear once that it went off sale. Units
 * that were off sale before this migration are not told. A status that visitors may not know (`unconfirmed`) is left for
 * the next look.
 */
export const departures: Migration = {
  async up(db) {
    const statements = [
      'alter table watched_units add column off_sale text',
      `update watched_units set off_sale = (
        select estates.status from estates
        where estates.id = watched_units.estate_id and estates.status in ('reserved', 'sold', 'withdrawn', 'hidden')
      ) where is_on_sale = 0`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
