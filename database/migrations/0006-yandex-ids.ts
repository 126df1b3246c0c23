import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What Yandex calls the projects and houses; `tables.ts` says what the columns mean. */
export const yandexIds: Migration = {
  async up(db) {
    for (const table of ['complexes', 'houses']) {
      await sql.raw(`alter table ${table} add column yandex_id text`).execute(db)
    }
  },
}
