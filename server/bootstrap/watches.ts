import { randomUUIDv7 } from 'node:crypto'
import { type Log, safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { writeDigests } from '#database/watches/digests.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { isTimeForDigests } from '#domain/watches.ts'
import { lookAround } from '#leads/watches/look-around.ts'

/** Milliseconds from the start, or from a change of the content, to the first look, and from one look to the next. */
const usualTimes = { settle: 2_000, pause: 60_000 }

type Parts = {
  db: Database
  index: Pick<LiveSearchIndex, 'current' | 'onChange'>
  /** Called when digests were put into the outbox. */
  wake: () => void
  log: Log
  now?: () => Date
  times?: typeof usualTimes
}

/**
 * Looks for changes that somebody watches after each change of the content and every minute, and writes the digests of
 * the day while people are awake, until it is closed. Every replica does; what one has written the others find done.
 */
export function startWatches(parts: Parts): { look(): Promise<void>; close(): Promise<void> } {
  const { db, index, wake, log, now = () => new Date(), times = usualTimes } = parts
  const failed = throttle((error: unknown) =>
    log.error({ err: safeError(error) }, 'changes for watchers could not be looked for'),
  )
  let isClosed = false
  let last: Promise<void> = Promise.resolve()
  let timer = setTimeout(next, times.settle).unref()
  const ignore = index.onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(next, times.settle).unref()
  })

  /** The content that was looked at last: looking twice at the same costs a pass over all units and finds nothing. */
  let seen: number | null = null

  async function once(): Promise<void> {
    const current = index.current()
    if (current.version !== seen) {
      const look = await lookAround(db, current, now())
      if (look !== null) seen = current.version
      if (look !== null && look.watchers > 0) log.info({ ...look }, 'changes were found for watchers')
    }
    const at = now()
    if (!isTimeForDigests(at)) return
    const written = await writeDigests(db, dayInKazakhstan(at), at, () => randomUUIDv7())
    if (written === 0) return
    log.info({ digests: written }, 'letters about changes were written')
    wake()
  }

  /** One after the other: two at once would find the same. */
  function look(): Promise<void> {
    last = last.then(() => (isClosed ? undefined : once())).catch((error: unknown) => void failed(error))
    return last
  }

  function next(): void {
    clearTimeout(timer)
    void look().finally(() => {
      if (isClosed) return
      clearTimeout(timer)
      timer = setTimeout(next, times.pause).unref()
    })
  }

  return {
    look,
    async close() {
      isClosed = true
      ignore()
      clearTimeout(timer)
      await last
    },
  }
}
