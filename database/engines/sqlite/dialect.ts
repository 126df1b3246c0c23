import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SqliteDriver } from './driver.ts'

/** Kysely on Node's own SQLite, one file. See `driver.ts` for how its connections are shared. */
export class SqliteDialect implements Dialect {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new Adapter()
  }

  createIntrospector(db: Kysely<never>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

class Adapter extends SqliteAdapter {
  /** Our driver orders the writers itself and lets readers pass. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** With `begin immediate` a migration is all or nothing, and a second process waits for the first. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
