/** The most units of one category side by side (note c of the decisions). */
export const comparisonLimit = 4

/** Whether units differ in a fact. One alone differs from nothing. */
export function differs(values: readonly string[]): boolean {
  return new Set(values).size > 1
}

/**
 * The place of the best of some numbers. Null where fewer than two are known, and where two are equally good: neither
 * is better than all others.
 */
export function bestPlace(values: readonly (number | null)[], best: 'lowest' | 'highest'): number | null {
  const known = values.filter((value) => value !== null)
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known)
  const isOne = known.length > 1 && known.filter((value) => value === top).length === 1
  return isOne ? values.indexOf(top) : null
}

/** The ids with one of them brought among the first, in place of the last of these. */
export function broughtForward(ids: readonly number[], id: number): number[] {
  const others = ids.filter((other) => other !== id)
  const place = Math.min(comparisonLimit - 1, others.length)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
