import type { Deadline } from '#contract/common.ts'

type DeadlineColumns = { deadline_year: number | null; deadline_quarter: number | null }

type PromiseColumns = { promised_year: number | null; promised_quarter: number | null }

/** The quarter that was promised when the sale of a finished house began; null where nobody told. */
export function promisedOf({
  promised_year: year,
  promised_quarter: quarter,
}: PromiseColumns): Deadline | null {
  return deadlineOf({ deadline_year: year, deadline_quarter: quarter })
}

/** The quarter in which a house is to be handed over; null when none is promised. */
export function deadlineOf({
  deadline_year: year,
  deadline_quarter: quarter,
}: DeadlineColumns): Deadline | null {
  return year === null || quarter === null ? null : { year, quarter }
}
