import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from './failures.ts'

/** Seconds after which a caller who met a full queue may come again. */
const retryAfter = '5'

/**
 * Does heavy work one piece at a time and, while others wait, rests after each for as long as it took, so that files
 * for many never keep the pages from everybody. Refuses with 429 when `longest` pieces are waiting or at work.
 */
export function inTurn(longest: number) {
  let tail: Promise<unknown> = Promise.resolve()
  let present = 0
  return async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (present >= longest) {
      throw new Failure(429, 'validation.too_many', undefined, { headers: { 'Retry-After': retryAfter } })
    }
    present += 1
    let took = 0
    const done = tail.then(async () => {
      const started = performance.now()
      try {
        return await work()
      } finally {
        took = performance.now() - started
        present -= 1
      }
    })
    tail = done.then(rest, rest)
    return done

    async function rest(): Promise<void> {
      if (present > 0) await pause(took)
    }
  }
}
