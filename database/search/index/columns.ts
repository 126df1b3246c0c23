/** A number of a column whose row is known to exist. */
export function at(column: ArrayLike<number>, row: number): number {
  return column[row] as number
}

/** The rows 0 to `size` - 1 in the given order. */
export function sorted(size: number, order: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, row) => row).toSorted(order)
}

/** The values of these rows, one after another. */
export function gather<T extends { [row: number]: number }>(
  values: readonly number[],
  rows: Uint32Array,
  into: T,
): T {
  for (let row = 0; row < rows.length; row++) into[row] = at(values, at(rows, row))
  return into
}
