import { LRUCache } from 'lru-cache'

/** Longer keys are shared while in flight but not kept: no page of ours asks such a question. */
const longestKey = 500

/**
 * Answers by key, kept until `clear`, for `lifetime` milliseconds at most, the least recently used leaving first
 * above `max`. Equal calls at the same time share one answer; all of them get its failure, which is not cached.
 */
export function responseCache(options: {
  lifetime: number
  max: number
  now?: () => number
  /** Gets for every question whether its answer was there, or on its way. */
  onResult?: (result: 'hit' | 'miss') => void
}) {
  const { now = () => performance.now(), onResult = () => {} } = options
  const { lifetime, max } = options
  const answers = new LRUCache<string, Promise<unknown>>({
    max,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now },
  })

  return {
    get(key: string, ask: () => Promise<unknown>): Promise<unknown> {
      const cached = answers.get(key)
      onResult(cached === undefined ? 'miss' : 'hit')
      if (cached !== undefined) return cached
      const answer = ask()
      const forget = () => void (answers.peek(key) === answer && answers.delete(key))
      answers.set(key, answer)
      answer.then(() => key.length > longestKey && forget(), forget)
      return answer
    },

    /** Forgets everything, answers still in flight too: they may have been read before the change. */
    clear(): void {
      answers.clear()
    },
  }
}
