import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** The error of `pg` when a query had no answer within `query_timeout`. */
const silence = 'Query read timeout'

/**
 * A connection that is given up once it has not answered in time. `pg` by itself would hand it to the next user, who
 * would wait for the old answer first.
 */
export function impatient(client: PostgresPoolClient): PostgresPoolClient {
  return new ImpatientClient(client)
}

class ImpatientClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  #isSilent = false

  constructor(client: PostgresPoolClient) {
    this.#client = client
  }

  get processID(): number {
    return this.#client.processID ?? 0
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(query: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof query !== 'string') return this.#client.query(query)
    return this.#answer<R>(query, parameters)
  }

  async #answer<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isSilent) throw new Error('the connection has stopped answering')
    try {
      return await this.#client.query<R>(sql, parameters)
    } catch (error) {
      this.#isSilent = error instanceof Error && error.message === silence
      throw error
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isSilent)
  }
}
