type Entry = { readonly answer: Promise<unknown>; readonly until: number }

/** Longer keys are shared while in flight but not kept: they are somebody's experiment, not a page's question. */
const longestKey = 500

/**
 * Answers by key, kept until `clear`, for `lifetime` milliseconds at most, the least recently used leaving first above
 * `size`. Equal questions in flight share one answer; a failure is told to all who wait for it and kept for nobody.
 * Answers are frozen, since several requests hold the same one.
 */
export function answerCache(options: {
  lifetime: number
  size: number
  now?: () => number
  /** Hears of every question whether its answer was there, or on its way. */
  heard?: (result: 'hit' | 'miss') => void
}) {
  const { now = Date.now, heard = () => {} } = options
  const entries = new Map<string, Entry>()

  /** An answer of a time to come is none: the clock was set back. */
  const isFresh = ({ until }: Entry) => until > now() && until <= now() + options.lifetime

  function forget(key: string, answer: Promise<unknown>): void {
    if (entries.get(key)?.answer === answer) entries.delete(key)
  }

  return {
    get(key: string, ask: () => Promise<unknown>): Promise<unknown> {
      const held = entries.get(key)
      if (held !== undefined && isFresh(held)) {
        entries.delete(key)
        entries.set(key, held)
        heard('hit')
        return held.answer
      }
      heard('miss')
      const answer = ask().then(deepFrozen)
      entries.delete(key)
      entries.set(key, { answer, until: now() + options.lifetime })
      if (entries.size > options.size) entries.delete(entries.keys().next().value ?? key)
      answer.then(
        () => key.length > longestKey && forget(key, answer),
        () => forget(key, answer),
      )
      return answer
    },

    /** Forgets everything, answers still in flight too: they may have been read before the change. */
    clear(): void {
      entries.clear()
    },
  }
}

function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFrozen)
  return Object.freeze(value)
}
