import { addBit, type Bits, emptyBits } from './bits.ts'

/**
 * Who will have which value of a column: a set of watches for each value that a changed unit has, and one of those that
 * ask nothing of it.
 */
export type ValueColumn = {
  /** Those that ask nothing: also in the set of every value. */
  addToAll(place: number): void
  /** @param fits whether the watch will have a value */
  add(place: number, fits: (value: number) => boolean): void
  /** Those that will have this value. */
  of(value: number): Bits
}

export function valueColumn(values: Iterable<number>, size: number): ValueColumn {
  const sets = new Map([...new Set(values)].map((value) => [value, emptyBits(size)]))
  const nobody = emptyBits(size)
  return {
    addToAll(place) {
      for (const set of sets.values()) addBit(set, place)
    },
    add(place, fits) {
      for (const [value, set] of sets) if (fits(value)) addBit(set, place)
    },
    of: (value) => sets.get(value) ?? nobody,
  }
}

/** More sets than these cost more memory than they spare looks. */
const mostBuckets = 64

/**
 * The same for a column of numbers and ranges: numbers that stand next to each other share a set, which then holds all
 * watches that may have one of them; whoever asks looks again.
 */
export type NumberColumn = {
  addToAll(place: number): void
  /** Both ends belong to the range. */
  add(place: number, from: number, to: number): void
  of(value: number): Bits
}

export function numberColumn(values: Iterable<number>, size: number): NumberColumn {
  const sorted = Float64Array.from(new Set(values)).toSorted()
  const buckets = Array.from({ length: Math.min(sorted.length, mostBuckets) }, () => emptyBits(size))
  const bucketAt = (position: number) => Math.floor((position * buckets.length) / sorted.length)
  return {
    addToAll(place) {
      for (const set of buckets) addBit(set, place)
    },
    add(place, from, to) {
      const first = firstAtLeast(sorted, from)
      const last = firstAbove(sorted, to) - 1
      if (first > last) return
      for (let bucket = bucketAt(first); bucket <= bucketAt(last); bucket++)
        addBit(buckets[bucket] as Bits, place)
    },
    of: (value) => buckets[bucketAt(firstAtLeast(sorted, value))] as Bits,
  }
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  return firstWhere(sorted, (other) => other >= value)
}

function firstAbove(sorted: Float64Array, value: number): number {
  return firstWhere(sorted, (other) => other > value)
}

/** The first position from which on it holds; the length where it never does. */
function firstWhere(sorted: Float64Array, holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(sorted[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}
