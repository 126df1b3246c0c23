import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Searches and similar units are found in memory: indexes by price served nothing else, and made every import of prices
 * slower. Most units have no plan of a feed, and those need no entry.
 */
export const fewerIndexes: Migration = {
  async up(db) {
    const statements = [
      'drop index estates_price',
      'drop index estates_complex_price',
      'create index estates_complex on estates (complex_id, category, status)',
      ...['plan_code', 'plan_name', 'plan_address'].flatMap((column) => {
        const index = column === 'plan_code' ? 'estates_plan' : `estates_${column}`
        return [
          `drop index ${index}`,
          `create index ${index} on estates (${column}) where ${column} is not null`,
        ]
      }),
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
