import { type Log, safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import type { DatabaseFigures } from '../metrics/database-figures.ts'
import type { Alarm } from './alarm.ts'
import { alarmLimits } from './alarm-limits.ts'
import { type AlarmFacts, alarmsOf } from './alarms-of.ts'

export type AlarmLoopParts = {
  /** Null while the database does not answer. */
  database: () => Promise<DatabaseFigures | null>
  /** Requests of this process on disk. */
  spool: () => number
  own: () => Promise<
    Pick<AlarmFacts, 'setAside' | 'contentSeen' | 'disk' | 'backup' | 'answers' | 'failedRequests'>
  >
  tell: (alarms: readonly Alarm[], now: Date, closing: AbortSignal) => Promise<void>
  tellAway: (isAway: boolean, now: Date, closing: AbortSignal) => Promise<void>
  log: Log
  now?: () => Date
  /** Milliseconds from the start to the first look, and from one look to the next. */
  times?: { first: number; pause: number }
}

const usualTimes = { first: 10_000, pause: 60_000 }

/** Looks for alarms every minute, and whenever it is told to, until it is closed. Every replica does. */
export function startAlarms(parts: AlarmLoopParts): { look(): Promise<void>; close(): Promise<void> } {
  const { database, spool, own, tell, tellAway, log, now = () => new Date(), times = usualTimes } = parts
  const closing = new AbortController()
  const failed = throttle((error: unknown) => log.error({ err: safeError(error) }, 'alarms cannot be told'))
  let awaySince: Date | null = null
  let spoolSince: Date | null = null
  let last: Promise<void> = Promise.resolve()
  let timer = setTimeout(next, times.first).unref()

  async function once(): Promise<void> {
    const at = now()
    const figures = await database()
    spoolSince = spool() === 0 ? null : (spoolSince ?? at)
    awaySince = figures === null ? (awaySince ?? at) : null
    if (awaySince !== null) {
      // Everything else follows from it, or cannot be known.
      if (at.getTime() - awaySince.getTime() >= alarmLimits.databaseAway * 1000)
        await tellAway(true, at, closing.signal)
      return
    }
    await tellAway(false, at, closing.signal)
    if (figures === null) return
    const facts = { ...figures, ...(await own()), spool: { requests: spool(), since: spoolSince } }
    await tell(alarmsOf(facts, at), at, closing.signal)
  }

  /** One after the other: two at the same time would find the same alarms new. */
  function look(): Promise<void> {
    last = last
      .then(() => (closing.signal.aborted ? undefined : once()))
      .catch((error: unknown) => void failed(error))
    return last
  }

  function next(): void {
    void look().finally(() => {
      if (!closing.signal.aborted) timer = setTimeout(next, times.pause).unref()
    })
  }

  return {
    look,
    async close() {
      clearTimeout(timer)
      closing.abort()
      await last
    },
  }
}
