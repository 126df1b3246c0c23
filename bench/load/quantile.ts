/** The value of sorted numbers below which a part of them lies, from 0 to 1; 0 of none. */
export function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  return quantile(Float64Array.from(values).toSorted(), 0.5)
}
