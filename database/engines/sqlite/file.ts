import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'

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

/** Statements that a connection has compiled, by their text: the database takes as long for that as for running one. */
const compiled = new WeakMap<DatabaseSync, LRUCache<string, StatementSync>>()

/** Statements kept compiled by a connection; the site has fewer, and lists of other lengths are other texts. */
const mostCompiled = 300

/** Runs one read. Rows become plain objects, as PostgreSQL's are. */
export function runRead<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  return { rows: rowsOf(compiledFor(database, sql), parameters) }
}

function compiledFor(database: DatabaseSync, sql: string): StatementSync {
  const known = compiled.get(database) ?? new LRUCache({ max: mostCompiled })
  compiled.set(database, known)
  const statement = known.get(sql) ?? database.prepare(sql)
  known.set(sql, statement)
  return statement
}

/** Runs one statement. Rows become plain objects, as PostgreSQL's are. */
export function runQuery<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = compiledFor(database, sql)
  if (statement.columns().length > 0) return { rows: rowsOf(statement, parameters) }
  const { changes, lastInsertRowid } = statement.run(...(parameters as SQLInputValue[]))
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** The columns of a statement, and a row that has no values yet. */
type Columns = { names: readonly string[]; empty: Readonly<Record<string, SQLOutputValue>> }

/** Columns of statements that name them. To ask for them takes as long as to read a unit. */
const known = new WeakMap<StatementSync, Columns>()

/** Rows are asked for as arrays: SQLite's own objects have no prototype, and a copy of them takes twice as long. */
function rowsOf<R>(statement: StatementSync, parameters: readonly unknown[]): R[] {
  statement.setReturnArrays(true)
  // Node's types know rows as objects alone.
  const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as SQLOutputValue[][]
  if (rows.length === 0) return []
  const { names, empty } = columnsOf(statement)
  return rows.map((values) => {
    // A copy of an object that has all columns: one that gets them one by one is a slow dictionary to V8.
    const row = { ...empty }
    for (const [at, name] of names.entries()) row[name] = values[at] ?? null
    return row as R
  })
}

/** The columns of a statement that has run. SQLite compiles one with `*` again when a column has been added, so its columns are not kept. */
function columnsOf(statement: StatementSync): Columns {
  const before = known.get(statement)
  if (before !== undefined) return before
  const names = statement.columns().map(({ name }) => name)
  const columns = { names, empty: Object.fromEntries(names.map((name) => [name, null])) }
  if (!statement.sourceSQL.includes('*')) known.set(statement, columns)
  return columns
}

export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === busyCode
}
