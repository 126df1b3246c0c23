import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The name of a builder is written in three languages: LLP, ЖШС. A name imported before is copied to all of them. */
export const builderNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of [sql.table('complexes'), sql.table('houses')]) {
      const { rows } = await sql<{ name: string }>`
        select distinct builder_name as name from ${table} where builder_name is not null
      `.execute(db)
      for (const { name } of rows) {
        const names = JSON.stringify({ ru: name, kk: name, en: name })
        await sql`update ${table} set builder_name = ${names} where builder_name = ${name}`.execute(db)
      }
    }
  },
}
