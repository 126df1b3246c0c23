/** What a store needs to know of what it keeps. What has another size than when it came is `resized`. */
type Sized = { readonly size: number }

/** What has been asked for once may take this share of the room; the rest is for what was asked for again. */
const newcomersShare = 0.2

/**
 * Keeps values up to `most` bytes in all. What was asked for only once leaves before what was asked for again, and of
 * each kind the one that nobody has asked for longest: a crawl through a million addresses does not drive out the
 * pages that visitors read.
 */
export function pageStore<T extends Sized>(most: number) {
  const newcomers = segment<T>()
  const regulars = segment<T>()

  function makeRoom(): void {
    while (newcomers.bytes() + regulars.bytes() > most) {
      const fromNewcomers = newcomers.bytes() > most * newcomersShare || regulars.bytes() === 0
      ;(fromNewcomers ? newcomers : regulars).dropOldest()
    }
  }

  return {
    get(key: string): T | undefined {
      const regular = regulars.touch(key)
      if (regular !== undefined) return regular
      const newcomer = newcomers.take(key)
      if (newcomer !== undefined) regulars.put(key, newcomer)
      return newcomer
    },
    /** Keeps a value, in place of an older one of the same key. What is larger than all the room is not kept. */
    set(key: string, value: T): void {
      const known = regulars.take(key)
      newcomers.take(key)
      if (value.size > most) return
      ;(known === undefined ? newcomers : regulars).put(key, value)
      makeRoom()
    },
    /** A value has another size now. Means nothing when it is kept no longer. */
    resized(key: string, value: T): void {
      for (const each of [newcomers, regulars]) each.resized(key, value)
      makeRoom()
    },
    bytes: () => newcomers.bytes() + regulars.bytes(),
    count: () => newcomers.count() + regulars.count(),
  }
}

/** Values in the order of their last use, each with the size that is counted for it. */
function segment<T extends Sized>() {
  const entries = new Map<string, { value: T; size: number }>()
  let bytes = 0

  function take(key: string): T | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    entries.delete(key)
    bytes -= entry.size
    return entry.value
  }

  function put(key: string, value: T): void {
    const { size } = value
    entries.set(key, { value, size })
    bytes += size
  }

  return {
    take,
    put,
    touch(key: string): T | undefined {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    resized(key: string, value: T): void {
      const entry = entries.get(key)
      if (entry?.value !== value) return
      bytes += value.size - entry.size
      entry.size = value.size
    },
    dropOldest(): void {
      const oldest = entries.keys().next()
      if (!oldest.done) take(oldest.value)
    },
    bytes: () => bytes,
    count: () => entries.size,
  }
}
