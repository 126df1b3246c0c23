import { CompiledQuery, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { rowsPerStatement } from './bulk-insertion.ts'
import { engineOf } from './engine.ts'

/** Writes some columns of known rows, many in one statement. */
type BulkUpdate<Row> = (trx: Transaction<Tables>, rows: readonly Row[]) => Promise<void>

/**
 * How some columns of many rows are written, found by `id`; the others stay, and so do the indexes of those.
 * PostgreSQL gets the rows as one JSON text, SQLite as parameters.
 *
 * @param idType the type of `id` on PostgreSQL
 * @param columns the columns to write, with their types on PostgreSQL; none of them `jsonb`
 */
export function bulkUpdate<Row extends { id: number }>(
  table: keyof Tables,
  idType: string,
  columns: Readonly<Partial<Record<keyof Row & string, string>>>,
): BulkUpdate<Row> {
  const names = ['id', ...Object.keys(columns)] as (keyof Row & string)[]
  const written = names.slice(1)
  const types = [`id ${idType}`, ...written.map((name) => `${name} ${columns[name]}`)]
  const update = `update ${table} set`
  const fromJson = `${update} ${written.map((name) => `${name} = given.${name}`).join(', ')}
    from json_to_recordset($1::json) as given(${types.join(', ')}) where ${table}.id = given.id`
  // SQLite calls the columns of VALUES column1, column2 and so on.
  const set = written.map((name, at) => `${name} = given.column${at + 2}`).join(', ')
  const onePlace = `(${names.map(() => '?').join(', ')})`

  return async (trx, rows) => {
    if (rows.length === 0) return
    if (engineOf(trx) === 'postgres') {
      await trx.executeQuery(CompiledQuery.raw(fromJson, [JSON.stringify(rows, names)]))
      return
    }
    for (let from = 0; from < rows.length; from += rowsPerStatement) {
      const part = rows.slice(from, from + rowsPerStatement)
      const places = part.map(() => onePlace).join(', ')
      const parameters = part.flatMap((row) => names.map((name) => row[name]))
      const statement = `${update} ${set} from (values ${places}) as given where ${table}.id = given.column1`
      await trx.executeQuery(CompiledQuery.raw(statement, parameters))
    }
  }
}
