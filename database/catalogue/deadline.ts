import type { Deadline } from '#contract/common.ts'

type DeadlineColumns = { deadline_year: number | null; deadline_quarter: number | null }

/** The quarter in which a house is to be handed over; null when none is promised. */
export function deadlineOf({
  deadline_year: year,
  deadline_quarter: quarter,
}: DeadlineColumns): Deadline | null {
  return year === null || quarter === null ? null : { year, quarter }
}
