import type { YearQuarter } from './dates.ts'

const dayLength = 86_400_000

/** Whole days by which a house was handed over after the last day of the promised quarter; 0 within it and before. */
export function daysLate({ year, quarter }: YearQuarter, handedOver: string): number {
  // The day 0 of a month is the last one of the month before.
  const last = Date.UTC(year, quarter * 3, 0)
  return Math.max(0, (Date.parse(handedOver) - last) / dayLength)
}
