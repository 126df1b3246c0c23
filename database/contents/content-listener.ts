import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { contentChannel } from './content-state.ts'

/** Under this name PostgreSQL lists the connection that listens (`pg_stat_activity`). */
export const listenerName = 'site listener'

type Rhythm = {
  /** Time between two looks whether the other end still lives. */
  heartbeat: number
  /** How long a connection and a look may take. */
  answer: number
  /** Pauses before a new connection: the first one, doubled each time up to the longest. */
  pauses: { first: number; longest: number }
}

/** A connection that went silent is found within 15 seconds. Milliseconds. */
const usualRhythm: Rhythm = { heartbeat: 10_000, answer: 5_000, pauses: { first: 100, longest: 5_000 } }

/** How long a server may take to end a connection, in milliseconds. */
const closeTimeoutMs = 1_000

type ListenerParts = {
  /** `postgres://…`. A pooler that shares connections between transactions passes no messages on. */
  databaseUrl: string
  /** Called after each change, and after each new connection, since earlier messages are lost. */
  onChange: () => void
  /** Gets the reason why a connection failed or ended; the listener connects again in any case. */
  onError?: (error: unknown) => void
  rhythm?: Rhythm
}

/**
 * Reports every change of content over a separate PostgreSQL connection, which is opened again
 * whenever it breaks.
 */
export function listenForContent(parts: ListenerParts): { close(): Promise<void> } {
  const { onError = () => {}, rhythm = usualRhythm } = parts
  const { pauses } = rhythm
  const closing = new AbortController()

  async function listenForEver(): Promise<void> {
    let pause = pauses.first
    const heard = () => (pause = pauses.first)
    while (!closing.signal.aborted) {
      await listenOnce({ ...parts, rhythm, heard, closing: closing.signal }).catch((error: unknown) => {
        if (!closing.signal.aborted) onError(error)
      })
      // Replicas that lost the same server must not come back in one moment.
      await rest(pause * (0.5 + Math.random() / 2), closing.signal)
      pause = Math.min(pause * 2, pauses.longest)
    }
  }

  const ended = listenForEver()
  return {
    close() {
      closing.abort()
      return ended
    },
  }
}

type OnceParts = ListenerParts & { rhythm: Rhythm; heard: () => void; closing: AbortSignal }

/** One connection, from its beginning to its end. Rejects with the reason of the end. */
async function listenOnce({ databaseUrl, onChange, rhythm, heard, closing }: OnceParts): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: listenerName,
    connectionTimeoutMillis: rhythm.answer,
    query_timeout: rhythm.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: rhythm.heartbeat,
  })
  const broken = new AbortController()
  client.on('error', (error) => broken.abort(error))
  client.on('end', () => broken.abort(new Error('the connection has ended')))
  client.on('notification', onChange)
  const over = AbortSignal.any([broken.signal, closing])
  try {
    await client.connect()
    await client.query(`listen ${contentChannel}`)
    heard()
    onChange()
    for (;;) {
      await rest(rhythm.heartbeat, over)
      if (closing.aborted) return
      broken.signal.throwIfAborted()
      await client.query('select 1')
    }
  } finally {
    // A server that is silent does not even say goodbye.
    await Promise.race([client.end().catch(() => {}), rest(closeTimeoutMs)])
  }
}

/** A pause that ends early with the signal. */
function rest(time: number, signal?: AbortSignal): Promise<void> {
  return wait(time, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {})
}
