import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Why a unit was off sale when changes were last looked for, so that who watches it is told once that it went. What was
 * off sale before is no news; of a unit that nobody knows about (`unconfirmed`) the next look finds it.
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
