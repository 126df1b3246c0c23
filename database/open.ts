import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import { postgresDialect } from './engines/postgres.ts'
import { SqliteDialect } from './engines/sqlite/dialect.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction of it. */
export type Database = Kysely<Tables>

export type DatabaseSettings = {
  /** Folder of the embedded database; made when missing. */
  dataDir: string
  /** `postgres://…` for PostgreSQL; empty or null for the embedded database. */
  databaseUrl?: string | null
  /**
   * How long PostgreSQL may take for one statement, in milliseconds; left out, as long as it likes, which migrations
   * and imports need.
   */
  timeoutMs?: number
  /** Called for connections that broke while idle; the next query opens a new one. */
  onError?: (error: Error) => void
}

/** Name of the embedded database in `DATA_DIR`; SQLite keeps `-wal` and `-shm` beside it. */
export const databaseFile = 'site.sqlite'

/**
 * The database of the settings. Nothing is opened before the first query, which is also where an unreachable server
 * or an unreadable file becomes an error. Close with `db.destroy()`.
 *
 * @throws Error when the data folder cannot be made or the address is not one of PostgreSQL
 */
export function openDatabase(settings: DatabaseSettings): Database {
  const { dataDir, databaseUrl, timeoutMs = null, onError = () => {} } = settings
  if (databaseUrl) {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
      throw new Error('DATABASE_URL must begin with postgres://; leave it empty for the embedded database')
    }
    return new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, timeoutMs, onError) })
  }
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  return new Kysely<Tables>({ dialect: new SqliteDialect(join(folder, databaseFile)) })
}
