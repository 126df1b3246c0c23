import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The attempts before staff sent something again, and a way to find who did; `tables.ts` documents the columns. */
export const earlierAttempts: Migration = {
  async up(db) {
    await sql.raw('alter table deliveries add column earlier_attempts integer default 0 not null').execute(db)
    await sql.raw('create index staff_looks_lead on staff_looks (lead_id, what, at)').execute(db)
  },
}
