import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from '../open.ts'

/**
 * The same read with another number each time, most often an id. Its text is written once for each database: to write
 * that of a unit takes as long as to read it.
 */
export function writtenOnce<Row>(
  write: (db: Database, asked: number) => Compilable<Row>,
): (db: Database, asked: number) => Promise<Row[]> {
  const written = new WeakMap<Database, CompiledQuery<Row>>()
  return async (db, asked) => {
    // No number of ours is NaN: it stands where the one that is asked for goes.
    const query = written.get(db) ?? write(db, Number.NaN).compile()
    written.set(db, query)
    const parameters = query.parameters.map((value) => (Number.isNaN(value) ? asked : value))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
