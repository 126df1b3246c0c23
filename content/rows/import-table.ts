import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#database/tables.ts'

export type PlainRow = Record<string, unknown>
type PlainTables = Record<string, PlainRow>

/** Both engines take far more parameters in one statement; this keeps a statement short enough to show progress. */
const parametersPerStatement = 8000

/** The moment of the last change: it changes with the others, and alone it is not a change. */
const momentOfChange = 'updated_at'

/** The rows of a table, and the columns that identify one. */
export type TableImport = {
  table: keyof Tables
  key: readonly string[]
  rows: readonly PlainRow[]
}

export type Changes = { added: number; changed: number; unchanged: number }

/**
 * Brings rows into a table: new ones are inserted, different ones replaced, equal ones left alone.
 *
 * @returns how many rows there were of each
 */
export async function writeChangedRows(
  trx: Transaction<Tables>,
  { table, key, rows }: TableImport,
  onProgress: (rows: number) => void,
): Promise<Changes> {
  const stored = await storedRows(trx, table, key)
  const written = rows.filter((row) => !isSame(stored.get(keyOf(row, key)), row))
  const added = written.filter((row) => !stored.has(keyOf(row, key))).length
  const changes = { added, changed: written.length - added, unchanged: rows.length - written.length }
  onProgress(changes.unchanged)
  const [first] = written
  if (!first) return changes
  const columns = Object.keys(first)
  const chunk = Math.max(1, Math.floor(parametersPerStatement / columns.length))
  for (let from = 0; from < written.length; from += chunk) {
    const part = written.slice(from, from + chunk)
    await plain(trx)
      .insertInto(table)
      .values(part)
      .onConflict((conflict) => {
        const replaced = columns.filter((column) => !key.includes(column))
        if (replaced.length === 0) return conflict.columns([...key]).doNothing()
        return conflict
          .columns([...key])
          .doUpdateSet(Object.fromEntries(replaced.map((column) => [column, sql.ref(`excluded.${column}`)])))
      })
      .execute()
    onProgress(part.length)
  }
  return changes
}

/**
 * Removes rows that the content no longer has.
 *
 * @param belongs which of the stored rows are the content's to remove
 * @returns how many rows were removed
 */
export async function deleteVanishedRows(
  trx: Transaction<Tables>,
  { table, key, rows }: TableImport,
  belongs: (row: PlainRow) => boolean,
): Promise<number> {
  const stored = await storedRows(trx, table, key)
  for (const row of rows) stored.delete(keyOf(row, key))
  const vanished = [...stored.values()].filter(belongs)
  for (const row of vanished) {
    let deletion = plain(trx).deleteFrom(table)
    for (const column of key) deletion = deletion.where(column, '=', row[column])
    await deletion.execute()
  }
  return vanished.length
}

/** Kysely cannot type a table chosen at run time; here, and only here, rows are plain records. */
function plain(trx: Transaction<Tables>): Kysely<PlainTables> {
  return trx as unknown as Kysely<PlainTables>
}

async function storedRows(
  trx: Transaction<Tables>,
  table: keyof Tables,
  key: readonly string[],
): Promise<Map<string, PlainRow>> {
  const rows = await plain(trx).selectFrom(table).selectAll().execute()
  return new Map(rows.map((row) => [keyOf(row, key), row]))
}

function keyOf(row: PlainRow, key: readonly string[]): string {
  return JSON.stringify(key.map((column) => row[column]))
}

function isSame(stored: PlainRow | undefined, row: PlainRow): boolean {
  if (stored === undefined) return false
  return Object.keys(row).every(
    (column) => column === momentOfChange || isSameValue(stored[column], row[column]),
  )
}

/** PostgreSQL hands JSON out parsed or with its keys in another order; both mean the same value. */
function isSameValue(stored: unknown, value: unknown): boolean {
  if (stored === value) return true
  if (typeof value !== 'string') return false
  const parsed = typeof stored === 'string' ? parseJson(stored) : stored
  return parsed !== undefined && canonical(parsed) === canonical(parseJson(value))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON with the keys of every object in alphabetical order. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
