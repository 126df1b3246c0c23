import { Mutex } from 'async-mutex'
import { Failure } from './failures.ts'

/** Seconds after which a caller who met a full queue may come again. */
const retryAfter = '5'

/**
 * Does heavy work one piece at a time and, while others wait, rests after each for as long as it took, so that files
 * for many never keep the pages from everybody. Refuses with 429 when `longest` pieces are waiting or at work.
 */
export function inTurn(longest: number) {
  const mutex = new Mutex()
  let present = 0
  return async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (present >= longest) {
      throw new Failure(429, 'validation.too_many', undefined, { headers: { 'Retry-After': retryAfter } })
    }
    present += 1
    const release = await mutex.acquire()
    const started = performance.now()
    try {
      return await work()
    } finally {
      present -= 1
      setTimeout(release, present > 0 ? performance.now() - started : 0)
    }
  }
}
