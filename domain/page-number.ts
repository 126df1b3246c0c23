const farthest = 1_000_000

/**
 * Reads the `page` query value (R63). Without one the page is 1; null when it is not a whole number from 1, which the
 * address rules answer by dropping it. Numbers above a million read as a million: past the end of every list.
 */
export function parsePageNumber(value: string | null | undefined): number | null {
  if (value === null || value === undefined) return 1
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), farthest) : null
}
