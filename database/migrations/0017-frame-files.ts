import type { Migration } from 'kysely/migration'

/** What the pages of a language have in common, for every replica; see `tables.ts`. */
export const frameFiles: Migration = {
  async up(db) {
    await db.schema
      .createTable('frame_files')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute()
  },
}
