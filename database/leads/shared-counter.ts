import { CompiledQuery } from 'kysely'
import { engineOf } from '../engines/engine.ts'
import type { Database } from '../open.ts'
import { withTimeout } from '../with-timeout.ts'

/** The functions of a PostgreSQL client that rate-limiter-flexible uses. */
type CounterClient = {
  query(query: { text: string; values: readonly unknown[] }): Promise<{ rows: unknown[]; rowCount: number }>
}

/** Counts that all replicas on one database share. */
export type SharedCounter = {
  table: 'lead_limits'
  client: CounterClient
  /** Deletes the counts whose window has ended by `moment`, in milliseconds of Unix time. */
  forget(moment: number): Promise<void>
}

/** How long a count may take before it counts as unreachable, in milliseconds: a visitor is waiting. */
const timeoutMs = 1_000

/** The pause after a failure, in milliseconds: visitors must not all wait for the database. */
const rest = 5_000

/**
 * The way to shared counts on PostgreSQL, over the connections of the other queries. Null on SQLite, where one
 * process is alone with its database and counts in its memory.
 *
 * Counting rejects when the database is down or takes longer than a second; after such a second, at once for a while.
 */
export function sharedCounter(db: Database): SharedCounter | null {
  if (engineOf(db) === 'sqlite') return null
  let silentUntil = -Infinity
  return {
    table: 'lead_limits',
    client: {
      async query({ text, values }) {
        if (performance.now() < silentUntil) throw new Error('no answer a moment ago')
        const answer = db.executeQuery(CompiledQuery.raw(text, [...values]))
        const { rows } = await withTimeout(timeoutMs, async (signal) => {
          signal.addEventListener('abort', () => (silentUntil = performance.now() + rest))
          return answer
        })
        return { rows, rowCount: rows.length }
      },
    },
    async forget(moment) {
      await db.deleteFrom('lead_limits').where('expire', '<=', moment).execute()
    },
  }
}
