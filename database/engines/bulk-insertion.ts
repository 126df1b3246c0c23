import { CompiledQuery, type Transaction } from 'kysely'
import { engineOf } from './engine.ts'
import type { Tables } from '../tables.ts'

/** Rows in one statement of SQLite: few, so that nearly all rows have the same statement, which stays compiled. */
export const rowsPerStatement = 20

/** Writes rows, many in one statement. */
type BulkInsertion<Row> = (trx: Transaction<Tables>, rows: readonly Row[]) => Promise<void>

/**
 * How many rows of one table are written, each engine in the way that is fastest there: PostgreSQL gets them as one
 * JSON text, SQLite as a statement that is compiled once. `jsonb` columns hold JSON as text in either.
 *
 * @param columns the columns with their types on PostgreSQL
 * @param conflict the handling of rows that already exist: `on conflict …`
 */
export function bulkInsertion<Row extends object>(
  table: keyof Tables,
  columns: Readonly<Record<keyof Row & string, string>>,
  conflict: string,
): BulkInsertion<Row> {
  const names = Object.keys(columns) as (keyof Row & string)[]
  const insertion = `insert into ${table} (${names.join(', ')})`
  const values = names.map((name) => (columns[name] === 'jsonb' ? `${name}::jsonb` : name))
  const types = names.map((name) => `${name} ${columns[name] === 'jsonb' ? 'text' : columns[name]}`)
  const fromJson = `${insertion} select ${values.join(', ')} from json_to_recordset($1::json) as one(${types.join(', ')}) ${conflict}`
  const onePlace = `(${names.map(() => '?').join(', ')})`

  return async (trx, rows) => {
    if (rows.length === 0) return
    if (engineOf(trx) === 'postgres') {
      await trx.executeQuery(CompiledQuery.raw(fromJson, [JSON.stringify(rows)]))
      return
    }
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      const part = rows.slice(from, from + rowsPerStatement)
      const places = part.map(() => onePlace).join(', ')
      const parameters = part.flatMap((row) => names.map((name) => row[name]))
      await trx.executeQuery(CompiledQuery.raw(`${insertion} values ${places} ${conflict}`, parameters))
    }
  }
}
