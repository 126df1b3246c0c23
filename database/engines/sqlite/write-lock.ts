import { setTimeout as wait } from 'node:timers/promises'
import { isBusy } from './file.ts'

/** How long a writer waits for another process before it gives up, and between two attempts. Milliseconds. */
const timeoutMs = 30_000
const pause = 20

/** One writer at a time within this process, in the order in which they came. */
export class WriteLock {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn, with the function that ends the turn. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

/**
 * Repeats an action that failed because another process was writing. The wait is here, not inside SQLite: the process
 * can answer other requests meanwhile.
 */
export async function whenNotBusy<T>(attempt: () => T): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      await wait(pause)
    }
  }
}
