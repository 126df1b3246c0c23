/** Whom a later call is asked of, and what time it is in milliseconds: the browser, or a test. */
export type CallClock = {
  readonly now: () => number
  readonly later: (call: () => void, wait: number) => number
  readonly forget: (asked: number) => void
}

/** Something to be read changes at most so often, in milliseconds. */
export const readable = 100

/** A call that is made at once after a pause, and else for the last of several values. */
export type Paced<T> = {
  readonly tell: (value: T) => void
  /** Forgets what has not been told. */
  readonly stop: () => void
}

/** @param wait the least time between two calls, in milliseconds */
export function createPaced<T>(wait: number, clock: CallClock, call: (value: T) => void): Paced<T> {
  let calledAt = -Infinity
  let asked: number | null = null
  let last: T
  function now(): void {
    asked = null
    calledAt = clock.now()
    call(last)
  }
  return {
    tell(value) {
      last = value
      if (asked !== null) return
      const left = calledAt + wait - clock.now()
      if (left <= 0) now()
      else asked = clock.later(now, left)
    },
    stop() {
      if (asked !== null) clock.forget(asked)
      asked = null
    },
  }
}
