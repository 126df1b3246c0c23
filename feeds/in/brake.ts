import type { FeedImport } from '#database/settings.ts'
import type { Losses } from './withdrawals.ts'

const day = 24 * 3_600_000

/** Of a small stock a fifth is less than a buyer takes in an afternoon: so many units may always go. */
const alwaysFree = 3

/** Most of these units that one feed may change in a way that looks like a fault of the feed. */
export function mostOf(units: number, share: number): number {
  return Math.max(units * share, alwaysFree)
}

/** Withdrawals of the last 24 hours. */
export function ofLastDay(withdrawals: FeedImport['withdrawals'], now: Date): FeedImport['withdrawals'] {
  return withdrawals.filter(({ at }) => now.getTime() - Date.parse(at) < day)
}

/**
 * Whether so many units would go off sale within a day that staff must look first (R458).
 *
 * @param recent withdrawals of the last 24 hours
 */
export function mustHold(
  { before, lost }: Pick<Losses, 'before' | 'lost'>,
  recent: FeedImport['withdrawals'],
  share: number,
): boolean {
  const already = recent.reduce((sum, { units }) => sum + units, 0)
  return lost > 0 && already + lost > mostOf(before + already, share)
}
