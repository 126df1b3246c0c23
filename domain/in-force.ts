/** First and last day of a rule, both included; null where there is no such day. */
export type Period = { readonly from: string | null; readonly to: string | null }

/** Whether an offer, a programme or a banner holds on a day like `2026-11-21`: on its last day it still does. */
export function isInForce({ from, to }: Period, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to)
}
