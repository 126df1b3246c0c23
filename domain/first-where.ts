/** The first position in a sorted list from which on a condition holds; the length of the list where it never does. */
export function firstWhere(sorted: ArrayLike<number>, holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(sorted[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}
