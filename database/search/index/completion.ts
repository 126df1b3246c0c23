/** When a house or a project is handed over: it is done, or a quarter is promised, or nothing is. */
export type HandOver = {
  readonly isReady: boolean
  readonly year: number | null
  readonly quarter: number | null
}

/**
 * Value of the deadline filter: `ready` for a house handed over, whatever its deadline was; else the year, or null.
 */
export function deadlineWord({ isReady, year }: HandOver): string | null {
  if (isReady) return 'ready'
  return year === null ? null : String(year)
}

/** The values that occur: `ready` first, then years. */
export function deadlineWords(list: readonly HandOver[]): string[] {
  const words = new Set(list.flatMap((handOver) => deadlineWord(handOver) ?? []))
  return [...words].toSorted((a, b) => Number(b === 'ready') - Number(a === 'ready') || Number(a) - Number(b))
}

/** Orders by hand-over: 0 when done, else the quarter counted from year 0; null without a promise. */
export function handoverRank({ isReady, year, quarter }: HandOver): number | null {
  if (isReady) return 0
  return year === null ? null : year * 4 + (quarter ?? 4)
}
