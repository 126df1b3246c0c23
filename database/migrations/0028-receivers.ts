import type { Migration } from 'kysely/migration'

/** Turns at a receiver of requests, and the access to amoCRM; see `tables.ts`. */
export const receivers: Migration = {
  async up(db) {
    await db.schema
      .createTable('receiver_turns')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('amocrm_access')
      .addColumn('account', 'text', (column) => column.primaryKey().notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('access_token', 'text', (column) => column.notNull())
      .addColumn('refresh_token', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('refused_at', 'text')
      .execute()
  },
}
