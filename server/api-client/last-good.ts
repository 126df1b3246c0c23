import { setTimeout as wait } from 'node:timers/promises'
import { ApiFailure } from '#contract/api-client.ts'

/** Milliseconds. */
const times = {
  /** How old an answer may be that is given because no new one can be had. */
  oldest: 24 * 3_600_000,
  /** How long nobody waits for a call that took too long. */
  rest: 10_000,
} as const

type Good = { readonly answer: unknown; readonly at: number }

/**
 * Lets answers outlast the failures of the server that gave them. A call that took too long is not waited for again
 * for ten seconds; a page waits for all its calls together until its own end. Above `size` the oldest are forgotten.
 */
export function lastGood({ size, now = Date.now }: { size: number; now?: () => number }) {
  const good = new Map<string, Good>()
  const restingUntil = new Map<string, number>()

  function keep(key: string, answer: unknown): void {
    good.delete(key)
    good.set(key, { answer, at: now() })
    if (good.size > size) good.delete(good.keys().next().value ?? key)
  }

  function isResting(key: string): boolean {
    const until = restingUntil.get(key)
    if (until !== undefined && until <= now()) restingUntil.delete(key)
    return restingUntil.has(key)
  }

  return {
    /** Notes that a call took too long. */
    late(key: string): void {
      restingUntil.set(key, now() + times.rest)
    },

    /** The answer, or the last good one where there is none; waits no longer than `until`, in milliseconds of Unix time. */
    async get(key: string, ask: () => Promise<unknown>, until?: number): Promise<unknown> {
      try {
        if (isResting(key)) throw late()
        const asked = ask()
        void asked.then((answer) => keep(key, answer)).catch(() => {})
        return await (until === undefined ? asked : inTime(asked, until - now()))
      } catch (error) {
        const last = good.get(key)
        const isOf = last !== undefined && now() - last.at < times.oldest
        // Below 500 it has answered: there is no such thing.
        if (!isOf || !(error instanceof ApiFailure) || error.status < 500) throw error
        return last.answer
      }
    },
  }
}

const late = () => new ApiFailure(503, { message: 'error.unexpected' })

async function inTime(asked: Promise<unknown>, milliseconds: number): Promise<unknown> {
  const answered = new AbortController()
  const end = wait(Math.max(0, milliseconds), undefined, { signal: answered.signal }).then(
    () => Promise.reject(late()),
    () => {},
  )
  try {
    return await Promise.race([asked, end])
  } finally {
    answered.abort()
  }
}
