import { LRUCache } from 'lru-cache'

/** The property of values that a store needs: their size in bytes. */
type Sized = { readonly size: number }

/** Values requested once may take this share of the room; the rest is for values requested again. */
const newcomersShare = 0.2

/**
 * Keeps values up to `maxSize` bytes in all. Values requested only once leave before those requested again, and of
 * each kind the least recently used: a crawl through a million addresses does not drive out the pages that visitors
 * read.
 */
export function pageStore<T extends Sized>(maxSize: number) {
  const options = { maxSize, sizeCalculation: ({ size }: T) => size }
  const newcomers = new LRUCache<string, T>(options)
  const regulars = new LRUCache<string, T>(options)
  const size = () => newcomers.calculatedSize + regulars.calculatedSize

  return {
    get(key: string): T | undefined {
      const newcomer = newcomers.get(key)
      if (newcomer === undefined) return regulars.get(key)
      newcomers.delete(key)
      regulars.set(key, newcomer)
      return newcomer
    },
    /** Stores a value, in place of an older one of the same key. A value larger than the whole store is dropped. */
    set(key: string, value: T): void {
      ;(regulars.has(key) ? regulars : newcomers).set(key, value)
      while (size() > maxSize) {
        const fromNewcomers = newcomers.calculatedSize > maxSize * newcomersShare || regulars.size === 0
        ;(fromNewcomers ? newcomers : regulars).pop()
      }
    },
    size,
  }
}
