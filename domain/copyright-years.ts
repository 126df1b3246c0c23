/** The years of a copyright line: from the founding of the company, where it is known, to this year (A24). */
export function copyrightYears(founded: number | undefined, thisYear: number): string {
  return founded === undefined || founded >= thisYear ? String(thisYear) : `${founded}–${thisYear}`
}
