import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What kind of way a delivery goes, and whether staff sent it another way; `tables.ts` documents the columns. */
export const routes: Migration = {
  async up(db) {
    await sql.raw('alter table deliveries add column kind text').execute(db)
    await sql.raw('alter table deliveries add column moved_to text').execute(db)
    // Until now each way was the only one of its kind, and called so.
    await sql.raw('update deliveries set kind = channel').execute(db)
  },
}
