import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A letter to a watcher keeps the address of the visitor who asked for it: of who asks again nothing else is kept (R1302). */
export const letterAskers: Migration = {
  async up(db) {
    await sql.raw('alter table deliveries add column asked_address text').execute(db)
  },
}
