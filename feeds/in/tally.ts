const maxNames = 1_000
const longestName = 120

/** Counts names of a feed. Bounded: a hostile feed must not fill the memory with names. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string): void {
    const short = shortName(name)
    const count = this.#counts.get(short)
    if (count === undefined && this.#counts.size >= maxNames) return
    this.#counts.set(short, (count ?? 0) + 1)
  }

  /** Most frequent first. */
  counts(): { name: string; count: number }[] {
    return [...this.#counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
  }
}

/** A name as it is counted and told. */
export function shortName(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}
