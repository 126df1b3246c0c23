/** So many units of one category stand side by side (note c of the decisions). */
export const comparisonLimit = 4

/** Whether units differ in a fact. One alone differs from nothing. */
export function differs(values: readonly string[]): boolean {
  return new Set(values).size > 1
}

/**
 * The places of the best of some numbers. None where fewer than two are known, or where all that are known are equal:
 * there nothing is better.
 */
export function bestPlaces(values: readonly (number | null)[], best: 'lowest' | 'highest'): number[] {
  const known = values.filter((value) => value !== null)
  if (new Set(known).size < 2) return []
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known)
  return values.flatMap((value, place) => (value === top ? [place] : []))
}

/** The ids with one of them brought among the first, in place of the last of these. */
export function broughtForward(ids: readonly number[], id: number): number[] {
  const others = ids.filter((other) => other !== id)
  const place = Math.min(comparisonLimit - 1, others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
