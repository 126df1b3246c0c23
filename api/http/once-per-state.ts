import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'

/**
 * The same read of the content, done once for each of its states and each question. A change is seen as soon as the
 * search index is that of the change. A read that failed is done again.
 */
export function oncePerState<Asked extends readonly (string | number)[], Found>(
  index: LiveSearchIndex,
  read: (...asked: Asked) => Promise<Found>,
): (...asked: Asked) => Promise<Found> {
  const states = new WeakMap<SearchIndex, Map<string, Promise<Found>>>()
  return (...asked) => {
    const state = index.current()
    const known = states.get(state) ?? new Map<string, Promise<Found>>()
    states.set(state, known)
    const key = asked.join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const reading = read(...asked)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }
}
