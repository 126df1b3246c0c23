/** Nobody answered in time. What was asked may still happen. */
export class TooLate extends Error {
  constructor(patience: number) {
    super(`no answer in ${patience} ms`)
    this.name = 'TooLate'
  }
}

/**
 * Waits for work at most `patience` milliseconds. The work hears from its signal that nobody waits for it any more;
 * how it ends after that is lost.
 *
 * @throws TooLate
 */
export async function inTime<T>(patience: number, work: (late: AbortSignal) => Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new TooLate(patience)
    waiting.abort(error)
    late.reject(error)
  }, patience)
  try {
    return await Promise.race([work(waiting.signal), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
