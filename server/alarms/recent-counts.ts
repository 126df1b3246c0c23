/** Counts of the last five minutes. */
export type RecentCounts = {
  answer(isError: boolean): void
  failedRequest(): void
  read(): { answers: { all: number; errors: number }; failedRequests: number }
}

type Slot = { began: number; all: number; errors: number; failed: number }

/** Milliseconds. */
const slotLength = 30_000
const kept = 10

/**
 * Counts answers and requests that could not be kept, for the alarms of this process.
 *
 * @param ticks milliseconds that only grow
 */
export function recentCounts(ticks: () => number = () => performance.now()): RecentCounts {
  let slots: Slot[] = []

  function current(): Slot {
    const began = Math.floor(ticks() / slotLength)
    const last = slots.at(-1)
    if (last?.began === began) return last
    const slot = { began, all: 0, errors: 0, failed: 0 }
    slots = [...slots.filter((each) => began - each.began < kept), slot]
    return slot
  }

  return {
    answer(isError) {
      const slot = current()
      slot.all += 1
      if (isError) slot.errors += 1
    },
    failedRequest() {
      current().failed += 1
    },
    read() {
      current()
      const sum = (of: (slot: Slot) => number) => slots.reduce((total, slot) => total + of(slot), 0)
      return {
        answers: { all: sum(({ all }) => all), errors: sum(({ errors }) => errors) },
        failedRequests: sum(({ failed }) => failed),
      }
    },
  }
}
