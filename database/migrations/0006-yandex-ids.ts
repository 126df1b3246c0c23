import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Yandex's ids of projects and houses; `tables.ts` documents the columns. */
export const yandexIds: Migration = {
  async up(db) {
    for (const table of ['complexes', 'houses']) {
      await sql.raw(`alter table ${table} add column yandex_id text`).execute(db)
    }
  },
}
