import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

/** SQLite's result code for "another process is writing" (its low byte; the rest is the reason). */
const busyCode = 5

/**
 * Opens the file so that an acknowledged commit is on disk (`synchronous=FULL`) and readers never wait for a writer
 * (WAL). What is deleted is overwritten with zeros (`secure_delete`): most of what the site deletes is personal.
 * `timeoutMs` is how long SQLite itself waits for other processes, in milliseconds; it blocks the whole
 * process meanwhile.
 */
export function openFile(file: string, timeoutMs: number): DatabaseSync {
  makeForUs(file)
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true })
  try {
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma busy_timeout = ${timeoutMs}`,
    )
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/**
 * The file holds personal data: only the user who runs the site can read a new one. SQLite's files beside it get the
 * same rights. An existing file keeps its rights; SQLite itself reports any other problem.
 */
function makeForUs(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {}
}

/** Runs one statement. Rows become plain objects, as PostgreSQL's are. */
export function runQuery<R>(database: DatabaseSync, query: CompiledQuery): QueryResult<R> {
  const statement = database.prepare(query.sql)
  const parameters = query.parameters as SQLInputValue[]
  if (statement.columns().length > 0) {
    return { rows: statement.all(...parameters).map((row) => ({ ...row })) as R[] }
  }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === busyCode
}
