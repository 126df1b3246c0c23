import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { impatient } from './postgres-client.ts'

/** OIDs of PostgreSQL's types (its catalogue `pg_type`) whose usual JavaScript value would not fit our queries. */
const int8 = 20
const json = 114
const numeric = 1700
const jsonb = 3802

/** How long a connection may take, waiting for a free one included, in milliseconds. */
const connectTime = 5_000

/**
 * PostgreSQL through `pg`. Values arrive as SQLite gives them: 64-bit integers as numbers (counts and tenge stay far
 * below 2^53) and JSON as raw text, which `readJson` parses by column.
 *
 * @param timeoutMs how long one statement may take, in milliseconds; null for as long as it likes. The server gives
 *   it up first and the connection stays in use; a server that does not even do that loses the connection.
 */
export function postgresDialect(
  url: string,
  timeoutMs: number | null,
  onError: (error: Error) => void,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTime,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'site',
    types: { getTypeParser },
    ...(timeoutMs === null ? {} : timeouts(timeoutMs)),
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', onError)
  // So would one that breaks between two queries of a transaction; the next query reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({
    pool: {
      connect: async () => impatient(await pool.connect()),
      end: () => pool.end(),
      options: pool.options,
    },
  })
}

/** A transaction of a process that hangs must not hold its locks for ever. */
const idleInTransaction = 60_000

function timeouts(timeoutMs: number): pg.PoolConfig {
  return {
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs,
    idle_in_transaction_session_timeout: idleInTransaction,
    query_timeout: timeoutMs * 1.25,
  }
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === int8 || oid === numeric) return Number
  if (oid === json || oid === jsonb) return String
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}
