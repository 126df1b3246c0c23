import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where staff have set a meeting, see `tables.ts`; answers before this migration keep the place of the request. */
export const meetingPlaces: Migration = {
  async up(db) {
    const columns = [
      `format text check (format in ('office', 'site', 'online', 'phone', 'address'))`,
      'office_id integer',
      'complex_id integer',
      'address text',
    ]
    for (const column of columns) await sql.raw(`alter table meetings add column ${column}`).execute(db)
  },
}
