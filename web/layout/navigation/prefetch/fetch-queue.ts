/** How many things are fetched ahead at once (R212). */
const most = 5

/** Something to be fetched ahead, and for how long it need not be fetched again, in milliseconds. */
export type PrefetchRequest = { href: string; lifetime: number }

/**
 * Fetches addresses one after the other, at most five at once, none twice while it is valid. The addresses of a later
 * call are more likely: they go before waiting ones. A failed address is forgotten, and may be requested again.
 *
 * @param get fetches one address; rejects when it fails
 */
export function fetchQueue(get: (href: string) => Promise<unknown>, now: () => number) {
  let waiting: readonly PrefetchRequest[] = []
  let underWay = 0
  /** The time until which each fetched address is valid. */
  const kept = new Map<string, number>()

  async function fetchOne({ href, lifetime }: PrefetchRequest): Promise<void> {
    underWay++
    kept.set(href, now() + lifetime)
    try {
      await get(href)
    } catch {
      kept.delete(href)
    }
    underWay--
    goOn()
  }

  function goOn(): void {
    while (underWay < most) {
      const [next, ...rest] = waiting
      waiting = rest
      if (next === undefined) return
      if (now() < (kept.get(next.href) ?? -Infinity)) continue
      void fetchOne(next)
    }
  }

  return function prefetch(things: readonly PrefetchRequest[]): void {
    waiting = things
    goOn()
  }
}
