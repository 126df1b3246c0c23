/** There was no answer in time. The work may still have its effect. */
export class TimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`no answer in ${timeoutMs / 1000} s`)
    this.name = 'TimeoutError'
  }
}

/**
 * Waits for work at most `timeoutMs` milliseconds. Then its signal is aborted, and its later outcome
 * is dropped.
 *
 * @throws TimeoutError
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new TimeoutError(timeoutMs)
    waiting.abort(error)
    late.reject(error)
  }, timeoutMs)
  try {
    return await Promise.race([work(waiting.signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
