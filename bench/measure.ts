/** Times of repeated calls in milliseconds. */
export type Times = { p50: number; p95: number; max: number; count: number }

/**
 * Calls one after another, first some without measuring, until compiled code and caches are as on a running site.
 *
 * @param call gets the number of the call, so that it can ask something new each time
 */
export async function measure(
  call: (number: number) => Promise<unknown>,
  { count = 200, before = 50 } = {},
): Promise<Times> {
  const times: number[] = []
  for (let number = 0; number < before + count; number++) {
    const began = performance.now()
    await call(number)
    if (number >= before) times.push(performance.now() - began)
  }
  return timesOf(times)
}

/** @param milliseconds of each call, in any order */
export function timesOf(milliseconds: readonly number[]): Times {
  const times = milliseconds.toSorted((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { p50: at(0.5), p95: at(0.95), max: times.at(-1) ?? 0, count: times.length }
}
