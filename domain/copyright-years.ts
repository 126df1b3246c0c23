/** What a company tells of its years. */
type Years = { readonly copyright_from?: number; readonly founded?: number }

/** The years of a copyright line: from the first one that the company tells, or from its founding, to this year (A24). */
export function copyrightYears({ copyright_from: told, founded }: Years, thisYear: number): string {
  const first = told ?? founded ?? thisYear
  return first >= thisYear ? String(thisYear) : `${first}–${thisYear}`
}
