import { firstWhere } from '#domain/first-where.ts'
import { addBit, addBits, type Bits, emptyBits } from './bits.ts'

/**
 * Who will have which value of a column: a set of searches for each value that a changed unit has. Those that ask nothing
 * of a column are added to every set by `seal()`: most searches ask nothing of most columns. First all are added, then
 * it is sealed, then it is asked.
 */
export type Column = {
  /** Adds a search that asks nothing. */
  addToAll(place: number): void
  /** @returns whether any search asks something of this column */
  seal(): boolean
  /** Those that will have this value. */
  of(value: number): Bits
}

/** A column of words. */
export type ValueColumn = Column & {
  /** The sets of the values that fit: whoever asks the same belongs into the same ones. */
  setsOf(fits: (value: number) => boolean): readonly Bits[]
}

export function valueColumn(values: Iterable<number>, size: number): ValueColumn {
  const sets = new Map([...new Set(values)].map((value) => [value, emptyBits(size)]))
  const nobody = emptyBits(size)
  const aside = emptyBits(size)
  let isAsked = false
  return {
    addToAll: (place) => addBit(aside, place),
    setsOf(fits) {
      isAsked = true
      return [...sets].filter(([value]) => fits(value)).map(([, set]) => set)
    },
    seal() {
      for (const set of sets.values()) addBits(set, aside)
      return isAsked
    },
    of: (value) => sets.get(value) ?? nobody,
  }
}

/** More sets than these cost more memory than they spare looks. */
const mostBuckets = 64

/**
 * A column of numbers, of which searches ask ranges: numbers that stand next to each other share a set, which then holds
 * all searches that may have one of them; whoever asks looks again.
 */
export type NumberColumn = Column & {
  /** Both ends belong to the range; without ends it asks nothing. */
  add(place: number, from: number, to: number): void
}

export function numberColumn(values: Iterable<number>, size: number): NumberColumn {
  const sorted = Float64Array.from(new Set(values)).toSorted()
  const buckets = Array.from({ length: Math.min(sorted.length, mostBuckets) }, () => emptyBits(size))
  const bucketAt = (position: number) => Math.floor((position * buckets.length) / sorted.length)
  const aside = emptyBits(size)
  let isAsked = false
  return {
    addToAll: (place) => addBit(aside, place),
    add(place, from, to) {
      if (from === -Infinity && to === Infinity) {
        addBit(aside, place)
        return
      }
      isAsked = true
      const first = firstAtLeast(sorted, from)
      const last = firstAbove(sorted, to) - 1
      if (first > last) return
      const end = bucketAt(last)
      for (let bucket = bucketAt(first); bucket <= end; bucket++) addBit(buckets[bucket] as Bits, place)
    },
    seal() {
      for (const set of buckets) addBits(set, aside)
      return isAsked
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
