const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Pauses after the first attempts: a hiccup is over soon, a receiver that is down is not asked all the time. */
const first = [
  second,
  2 * second,
  5 * second,
  15 * second,
  30 * second,
  minute,
  2 * minute,
  5 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
]
const later = 6 * hour

/** After so many attempts a delivery is dead; with the pauses between them that is three days of trying. */
export const maxAttempts = 25

/**
 * Milliseconds from a failed attempt to the next one; null after the last.
 *
 * @param attempt number of the attempt that failed, from 1
 * @param random from 0 to 1: spreads the repeats by a fifth to both sides, so that deliveries that failed together do
 *   not come back together
 */
export function pauseAfter(attempt: number, random: number): number | null {
  if (attempt >= maxAttempts) return null
  return Math.round((first[attempt - 1] ?? later) * (0.8 + 0.4 * random))
}
