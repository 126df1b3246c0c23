import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { contentVersion } from '../../contents/content-state.ts'
import type { Database } from '../../open.ts'
import { buildSearchIndex } from './build-search-index.ts'
import type { SearchIndex } from './search-index.ts'

/** The search index of the present content. */
export type LiveSearchIndex = {
  /** The newest finished index; never one that is being built. */
  current(): SearchIndex
  /** The last successful check of the content: the index shows the content of that moment, or newer. */
  lookedAt(): Date
  /** Calls back after each change, with the new index. The answer ends it. */
  onChange(callback: (index: SearchIndex) => void): () => void
  /** Looks for a change at once; the index is up to date when it resolves. */
  refresh(): Promise<void>
  /** Stops watching; resolves when nothing reads the database any more. */
  close(): Promise<void>
}

/** Milliseconds between two checks of the version where there are no notifications of changes. */
export const lookInterval = 400

type LiveIndexOptions = {
  /** Milliseconds between two checks of the version; `lookInterval` unless there are notifications of changes. */
  interval?: number
  /** The clock: with a new day in Kazakhstan promotions begin and end. */
  now?: () => Date
  /** Gets the error of a check or a listener. The newest index stays in use and the next check runs in any case. */
  onError?: (error: unknown) => void
}

/**
 * Builds the index and keeps it up to date by watching the content version, one tiny query per interval, the same on
 * both engines and for changes by any process, and the day it was built for.
 */
export async function liveSearchIndex(
  db: Database,
  { interval = lookInterval, now = () => new Date(), onError = () => {} }: LiveIndexOptions = {},
): Promise<LiveSearchIndex> {
  const today = () => dayInKazakhstan(now())
  let lookedAt = now()
  let index = await buildSearchIndex(db, today())
  const listeners = new Set<(index: SearchIndex) => void>()
  let closed = false
  let looking: Promise<void> | null = null
  let timer = setTimeout(tick, interval).unref()

  /** One listener that throws must not keep the others from hearing. */
  function tell(listener: (index: SearchIndex) => void, changed: SearchIndex): void {
    try {
      listener(changed)
    } catch (error) {
      onError(error)
    }
  }

  async function look(): Promise<void> {
    const day = today()
    const began = now()
    const isUpToDate = (await contentVersion(db)) === index.version && day === index.day
    if (!isUpToDate) index = await buildSearchIndex(db, day)
    lookedAt = began
    if (isUpToDate) return
    for (const listener of listeners) tell(listener, index)
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  async function tick(): Promise<void> {
    try {
      await lookOnce()
    } catch (error) {
      onError(error)
    }
    if (!closed) timer = setTimeout(tick, interval).unref()
  }

  return {
    current: () => index,
    lookedAt: () => lookedAt,
    onChange(callback) {
      listeners.add(callback)
      return () => void listeners.delete(callback)
    },
    async refresh() {
      // A look that is under way may have begun before the change.
      await looking?.catch(() => {})
      await lookOnce()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      listeners.clear()
      await looking?.catch(() => {})
    },
  }
}
