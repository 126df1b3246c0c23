/** How often the same trouble is told, in milliseconds. */
const pause = 60_000

/**
 * Says at most once a minute what may happen several times a second, as everything that needs a database does while it
 * is away. Answers whether it was said.
 */
export function nowAndThen<T>(say: (what: T) => void): (what: T) => boolean {
  let last = -Infinity
  return (what) => {
    if (performance.now() - last < pause) return false
    last = performance.now()
    say(what)
    return true
  }
}
