import { PostgresAdapter } from 'kysely'
import type { Database } from '../open.ts'

export type Engine = 'sqlite' | 'postgres'

/** The engine of a database or a transaction. For the few places where they differ. */
export function engineOf(db: Pick<Database, 'getExecutor'>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
