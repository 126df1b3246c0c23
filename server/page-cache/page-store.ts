/** What a store needs to know of what it keeps. */
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
    bytes: () => newcomers.bytes() + regulars.bytes(),
    count: () => newcomers.count() + regulars.count(),
  }
}

/** Values in the order of their last use. */
function segment<T extends Sized>() {
  const values = new Map<string, T>()
  let bytes = 0

  function take(key: string): T | undefined {
    const value = values.get(key)
    if (value === undefined) return undefined
    values.delete(key)
    bytes -= value.size
    return value
  }

  function put(key: string, value: T): void {
    values.set(key, value)
    bytes += value.size
  }

  return {
    take,
    put,
    touch(key: string): T | undefined {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    dropOldest(): void {
      const oldest = values.keys().next()
      if (!oldest.done) take(oldest.value)
    },
    bytes: () => bytes,
    count: () => values.size,
  }
}
