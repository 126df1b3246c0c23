/** The shortest time between two reports of the same trouble, in milliseconds. */
const pause = 60_000

/**
 * Reports at most once a minute an event that may happen several times a second, as every database error does while
 * the database is down. Returns whether it reported.
 */
export function throttle<T>(say: (what: T) => void): (what: T) => boolean {
  let last = -Infinity
  return (what) => {
    if (performance.now() - last < pause) return false
    last = performance.now()
    say(what)
    return true
  }
}
