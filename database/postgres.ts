import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** OIDs of PostgreSQL's types (its catalogue `pg_type`) whose usual JavaScript value would not fit our queries. */
const int8 = 20
const json = 114
const numeric = 1700
const jsonb = 3802

/**
 * PostgreSQL through `pg`. Values arrive as SQLite gives them: 64-bit integers as numbers (counts and tenge stay far
 * below 2^53) and JSON as raw text, which `readJson` parses by column.
 */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'site',
    types: { getTypeParser },
  })
  // Without a listener, a connection that breaks while nobody uses it would end the process.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8 || oid === numeric) return Number
  if (oid === json || oid === jsonb) return String
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}
