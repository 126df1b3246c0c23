/** No answer in time. The requested work may still happen. */
export class TooLate extends Error {
  constructor(timeoutMs: number) {
    super(`no answer in ${timeoutMs} ms`)
    this.name = 'TooLate'
  }
}

/**
 * Waits for work at most `timeoutMs` milliseconds. After that its signal is aborted, and its
 * later outcome is dropped.
 *
 * @throws TooLate
 */
export async function inTime<T>(timeoutMs: number, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new TooLate(timeoutMs)
    waiting.abort(error)
    late.reject(error)
  }, timeoutMs)
  try {
    return await Promise.race([work(waiting.signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
