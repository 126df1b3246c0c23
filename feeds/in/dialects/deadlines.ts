import { readWholeBetween } from '../words/numbers.ts'

/** The completion date of a house in a feed. The year 1970 is a zero that was read as a date. */
export function readDeadline(year: string, quarter: string): { year: number; quarter: number } | null {
  const [ofYear, ofQuarter] = [readWholeBetween(year, 2000, 2100), readWholeBetween(quarter, 1, 4)]
  return ofYear === null || ofQuarter === null ? null : { year: ofYear, quarter: ofQuarter }
}

/** Whether a state of construction means that the house is handed over: «hand_over», «hand-over», «built», «сдан». */
export function isHandedOver(state: string): boolean {
  return /^(?:hand[-_ ]?over|handed[-_ ]?over|built|сдан|построен|введ[её]н|delivered|complete)/i.test(state)
}

/** The quarter of a day like `2027-12-31`; null for any other text. */
export function quarterOfDay(day: string): { year: number; quarter: number } | null {
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})/.exec(day) ?? []
  return readDeadline(year, String(Math.ceil(Number(month) / 3)))
}
