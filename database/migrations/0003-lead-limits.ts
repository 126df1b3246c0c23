import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/**
 * Counts of requests that replicas share; `tables.ts` says what the columns mean. On PostgreSQL it is not logged: a
 * count is worth no disk write, and a crash may forget it.
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
