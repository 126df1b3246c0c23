import { LRUCache } from 'lru-cache'
import { ApiFailure } from '#contract/api-client.ts'
import { withTimeout, TimeoutError } from '#database/with-timeout.ts'

/** Milliseconds. */
const times = {
  /** The greatest age of an answer that replaces a failed one. */
  oldest: 24 * 3_600_000,
  /** For how long a call that took too long is not waited for again. */
  rest: 10_000,
} as const

/**
 * Lets answers outlast the failures of the server that gave them. A call that took too long is not waited for again
 * for ten seconds; a page waits for all its calls together until its own end. Above `max` the least recently used are
 * forgotten.
 */
export function lastGood({ max, now = Date.now }: { max: number; now?: () => number }) {
  const options = { max, ttlResolution: 0, perf: { now } }
  const good = new LRUCache<string, { answer: unknown }>({ ...options, ttl: times.oldest })
  const resting = new LRUCache<string, true>({ ...options, ttl: times.rest })

  return {
    /** Notes that a call took too long. */
    late(key: string): void {
      resting.set(key, true)
    },

    /**
     * The answer, or the last good one where there is none; waits no longer than `until`, in milliseconds of Unix
     * time.
     */
    async get(key: string, ask: () => Promise<unknown>, until?: number): Promise<unknown> {
      try {
        if (resting.has(key)) throw late()
        const asked = ask()
        asked.then((answer) => good.set(key, { answer })).catch(() => {})
        return await (until === undefined ? asked : withTimeout(Math.max(0, until - now()), () => asked))
      } catch (thrown) {
        const error = thrown instanceof TimeoutError ? late() : thrown
        const last = good.get(key)
        // A status below 500 is an answer: the item does not exist.
        if (last === undefined || !(error instanceof ApiFailure) || error.status < 500) throw error
        return last.answer
      }
    },
  }
}

const late = () => new ApiFailure(503, { message: 'error.unexpected' })
