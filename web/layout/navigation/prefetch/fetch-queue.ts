/** How many things are fetched ahead at once (R212). */
const most = 5

/** Something to be fetched ahead, and for how long it need not be fetched again, in milliseconds. */
export type PrefetchRequest = { href: string; lifetime: number }

/**
 * Fetches one thing after the other, at most five at once, nothing twice while it lasts. What a later call brings is
 * more likely: it takes the place of what still waits. What could not be had is forgotten, and may be asked for again.
 *
 * @param get fetches one thing; rejects when it cannot be had
 */
export function fetchQueue(get: (href: string) => Promise<unknown>, now: () => number) {
  let waiting: readonly PrefetchRequest[] = []
  let underWay = 0
  /** Until when what was fetched lasts. */
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
