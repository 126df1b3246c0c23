/** Numbers that look random and are the same for the same seed, so that a walk can be repeated (mulberry32). */
export type Random = {
  /** A number from 0 to 1, 1 excluded. */
  next(): number
  /** True as often as `chance` says, from 0 to 1. */
  chance(chance: number): boolean
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** One of a list, the more often the higher its weight. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  function weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    const weights = list.map(weight)
    let left = next() * weights.reduce((sum, each) => sum + each, 0)
    const found = list.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? list.at(-1)
    if (found === undefined) throw new Error('There is nothing to choose from.')
    return found
  }
  return {
    next,
    weighted,
    chance: (chance) => next() < chance,
    pick: (list) => weighted(list, () => 1),
  }
}
