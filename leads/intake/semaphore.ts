/** All places stayed taken for as long as one may wait. */
export class GateBusy extends Error {
  constructor() {
    super('no free place')
    this.name = 'GateBusy'
  }
}

/**
 * Lets so many pieces of work through at a time; others wait their turn, at most `timeoutMs` milliseconds.
 * The returned function throws GateBusy, and every error of the work.
 */
export function gate(places: number, timeoutMs: number) {
  let free = places
  const line: (() => void)[] = []

  async function enter(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    const turn = Promise.withResolvers<void>()
    line.push(turn.resolve)
    const timer = setTimeout(() => {
      const place = line.indexOf(turn.resolve)
      if (place >= 0) line.splice(place, 1)
      turn.reject(new GateBusy())
    }, timeoutMs)
    await turn.promise.finally(() => clearTimeout(timer))
  }

  /** The place goes straight to the caller that has waited longest. */
  function leave(): void {
    const next = line.shift()
    if (next === undefined) free += 1
    else next()
  }

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
