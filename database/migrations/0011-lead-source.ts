import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether a request came from a form of the site or from a direct call; `tables.ts` documents the column. */
export const leadSource: Migration = {
  async up(db) {
    await sql.raw(`alter table leads add column source text check (source in ('site', 'api'))`).execute(db)
  },
}
