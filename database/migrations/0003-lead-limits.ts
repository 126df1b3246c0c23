import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/**
 * Counts of requests that replicas share; `tables.ts` documents the columns. On PostgreSQL the table is unlogged: a
 * count is not worth a disk write, and may be lost in a crash.
 */
export const leadLimits: Migration = {
  async up(db) {
    const engine = engineOf(db)
    const { money: milliseconds, strict } = columnTypes[engine]
    const statements = [
      `create ${engine === 'postgres' ? 'unlogged ' : ''}table lead_limits (
        key text primary key,
        points integer not null,
        expire ${milliseconds} not null
      ) ${strict}`,
      `create index lead_limits_expire on lead_limits (expire)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
