import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely'
import { openFile, runQuery, runRead } from './file.ts'
import { whenNotBusy, WriteLock } from './write-lock.ts'

/**
 * One connection writes, another reads, so that pages go on reading while an import writes, as they do on
 * PostgreSQL. A transaction holds the writing connection from `begin immediate` to its end; a read-only transaction
 * opens a connection of its own and sees one state of the data throughout. A plain query goes to the reading
 * connection when it is a select, else it waits for its turn to write.
 */
export class SqliteDriver implements Driver {
  readonly #file: string
  readonly #lock = new WriteLock()
  #writer: DatabaseSync | undefined
  #reader: DatabaseSync | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    this.#writer ??= await whenNotBusy(() => openFile(this.#file, 0))
    this.#reader ??= await whenNotBusy(() => openFile(this.#file, 1_000))
    this.#reader.exec('pragma query_only = on')
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#writer || !this.#reader) throw new Error('the database is not open')
    return new SqliteConnection(this.#file, this.#lock, this.#writer, this.#reader)
  }

  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings.accessMode === 'read only')
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback()
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.rollback()
  }

  async destroy(): Promise<void> {
    const release = await this.#lock.take()
    this.#reader?.close()
    this.#writer?.close()
    release()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: string
  readonly #lock: WriteLock
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  #transaction: { database: DatabaseSync; finish: () => void } | null = null

  constructor(file: string, lock: WriteLock, writer: DatabaseSync, reader: DatabaseSync) {
    this.#file = file
    this.#lock = lock
    this.#writer = writer
    this.#reader = reader
  }

  async begin(readOnly: boolean): Promise<void> {
    if (readOnly) {
      const database = openFile(this.#file, 1_000)
      database.exec('pragma query_only = on; begin')
      this.#transaction = { database, finish: () => database.close() }
      return
    }
    const release = await this.#lock.take()
    try {
      await whenNotBusy(() => this.#writer.exec('begin immediate'))
    } catch (error) {
      release()
      throw error
    }
    this.#transaction = { database: this.#writer, finish: release }
  }

  /** A commit that fails leaves the transaction open: Kysely asks for the rollback next. */
  commit(): void {
    this.#transaction?.database.exec('commit')
    this.#finish()
  }

  rollback(): void {
    try {
      if (this.#transaction?.database.isTransaction) this.#transaction.database.exec('rollback')
    } finally {
      this.#finish()
    }
  }

  #finish(): void {
    this.#transaction?.finish()
    this.#transaction = null
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) return runQuery<R>(this.#transaction.database, query)
    if (SelectQueryNode.is(query.query)) return runRead<R>(this.#reader, query)
    const release = await this.#lock.take()
    try {
      return await whenNotBusy(() => runQuery<R>(this.#writer, query))
    } finally {
      release()
    }
  }

  /**
   * Outside of a transaction a stream uses a separate connection: an open cursor pins the state that its connection
   * sees.
   */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const shared = this.#transaction?.database
    const database = shared ?? openFile(this.#file, 1_000)
    try {
      for (const row of database.prepare(query.sql).iterate(...(query.parameters as SQLInputValue[]))) {
        yield { rows: [{ ...row } as R] }
      }
    } finally {
      if (!shared) database.close()
    }
  }
}
