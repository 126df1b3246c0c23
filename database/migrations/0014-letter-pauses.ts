import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What was asked in the name of a known address waits beside it, and letters are counted; see `tables.ts`. */
export const letterPauses: Migration = {
  async up(db) {
    for (const column of ['language', 'consent_version', 'consent_at', 'address', 'page_url']) {
      await sql.raw(`alter table subscriptions add column asked_${column} text`).execute(db)
    }
    await sql.raw('create index deliveries_channel on deliveries (channel, created_at)').execute(db)
  },
}
