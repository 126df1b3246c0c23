import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { engineOf } from '#database/engines/engine.ts'
import type { Database } from '#database/open.ts'

/** Any number: the sources of units hold locks of this class of the server. */
const lockClass = 7_431_904

/**
 * Does work for a source while no other process does, on any replica. The lock belongs to the process: the moment it
 * dies, killed or not, the next one may go on. It is a lock of PostgreSQL, or with the embedded database one of the
 * file system, on a file in this folder.
 *
 * @returns null, at once, when somebody else is at it
 */
export function whileOnlyOne<T>(
  db: Database,
  folder: string,
  source: string,
  work: () => Promise<T>,
): Promise<T | null> {
  return engineOf(db) === 'postgres' ? withServerLock(db, source, work) : withFileLock(folder, source, work)
}

function withServerLock<T>(db: Database, source: string, work: () => Promise<T>): Promise<T | null> {
  const key = createHash('sha256').update(source).digest().readInt32BE()
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      taken: boolean
    }>`select pg_try_advisory_lock(${sql.lit(lockClass)}, ${sql.lit(key)}) as taken`.execute(connection)
    if (rows[0]?.taken !== true) return null
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockClass)}, ${sql.lit(key)})`.execute(connection)
    }
  })
}

/** The same by the file system alone, for what has no database to ask: whoever shares the folder. */
export async function withFileLock<T>(
  folder: string,
  source: string,
  work: () => Promise<T>,
): Promise<T | null> {
  mkdirSync(folder, { recursive: true })
  // A write transaction of SQLite is a lock of the file: the system takes it back from a process that has died.
  const lock = new DatabaseSync(join(folder, `${source}.lock`), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null
    throw error
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}

/** SQLITE_BUSY. */
const busy = 5
