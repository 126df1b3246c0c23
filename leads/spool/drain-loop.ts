import type { Drained } from './spool-drain.ts'
import type { Spool } from './spool.ts'
import { keepLead, type KeepParts, withoutReusedKey } from '../intake/keep-lead.ts'
import type { LeadRecord } from '../intake/lead-record.ts'

type DrainLoopParts = KeepParts & {
  spool: Spool
  /** Called after each pass that did something, with its result and the reason why requests were left. */
  onPass?: (pass: Drained) => void
  /** Called with the error when the folder of the spool could not be used. */
  onError?: (error: unknown) => void
  /** Pause between two passes, and the longest one while the database is down. Milliseconds. */
  pauses?: { usual: number; longest: number }
  now?: () => number
}

/** The spool is tried again soon, and while the database is down every few seconds: trying costs it little. */
const usualPauses = { usual: 500, longest: 5_000 }

/**
 * Files of other processes are taken over when untouched for so long (milliseconds), and checked as often, while the
 * database works: a living process has then moved its own long ago.
 */
const abandonedAfter = 10_000

/** Moves the contents of the spool into the database as soon as that accepts them, until it is closed. */
export function drainLoop(parts: DrainLoopParts): { close(): Promise<void> } {
  const { spool, onPass = () => {}, onError = () => {}, pauses = usualPauses, now = Date.now } = parts
  const closing = new AbortController()
  // What is in the spool was answered 201.
  const keep = (record: LeadRecord) => withoutReusedKey(record, (each) => keepLead(parts, each))
  let pause = pauses.usual
  let lookedAt = now()
  let timer: NodeJS.Timeout | undefined
  let pass = tick()

  async function drain(): Promise<void> {
    if (!spool.isDatabaseAway && now() - lookedAt >= abandonedAfter) {
      lookedAt = now()
      await spool.takeOver(lookedAt - abandonedAfter)
    }
    const done = await spool.drain(keep, { signal: closing.signal })
    if (done.drained + done.setAside > 0 || done.failure !== null) onPass(done)
    pause = spool.isDatabaseAway ? Math.min(pause * 2, pauses.longest) : pauses.usual
  }

  async function tick(): Promise<void> {
    await drain().catch(onError)
    if (closing.signal.aborted) return
    timer = setTimeout(() => (pass = tick()), pause).unref()
  }

  return {
    async close() {
      closing.abort()
      clearTimeout(timer)
      await pass
    },
  }
}
