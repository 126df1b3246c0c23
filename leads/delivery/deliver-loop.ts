import {
  anyDue,
  claimDeliveries,
  claimSummary,
  type ClaimedDelivery,
  finishDelivery,
  type Outcome,
} from '#database/leads/claim-deliveries.ts'
import type { Database } from '#database/open.ts'
import { withTimeout } from '#database/with-timeout.ts'
import { attempt, type DeliveryLog, factsOf, longestAttempt } from './attempt.ts'
import type { Sender, Senders } from './senders.ts'

export type DeliveryLoopParts = {
  db: Database
  /** The ways that can send at this moment; asked at each look, since staff change them. */
  senders: () => Promise<Senders>
  log: DeliveryLog
  /** Called on every look at which the outbox cannot be read. */
  onError: (error: unknown) => void
  /** Called with the outcome of each attempt. */
  heard?: (channel: string, state: Outcome['state']) => void
  now: () => Date
  newId: () => string
  /** From 0 to 1, for the pauses. */
  random: () => number
  /** Milliseconds between two looks without a wake-up. */
  interval?: number
}

export type DeliveryLoop = {
  /** Looks at once: something was put into the outbox. */
  wake(): void
  /**
   * Takes no new deliveries, waits at most `limit` milliseconds for running ones, then interrupts them and gives them
   * back to the outbox.
   */
  close(limit?: number): Promise<void>
}

/** The number of parallel deliveries of one channel, so that a hanging one delays no other. */
const perChannel = 4

/** A lease outlasts any attempt by more than the clocks of two machines differ. Milliseconds. */
const leaseTime = longestAttempt + 30_000

/** The time for storing the outcome of interrupted deliveries, in milliseconds. */
const lastWords = 2_000

/** Empties the outbox for as long as the process lives. Any number of loops in any number of processes may do so. */
export function startDeliveryLoop(parts: DeliveryLoopParts): DeliveryLoop {
  const { db, senders, log, onError, heard = () => {}, now, newId, interval = 1_000 } = parts
  /** The deliveries under way, by the name of their way. */
  const underWay = new Map<string, Set<Promise<void>>>()
  const stopping = new AbortController()
  let isClosed = false
  let looking: Promise<void> | null = null
  let lookAgain = false

  function wake(): void {
    if (isClosed) return
    lookAgain = true
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = null
        // A wake-up came in the very moment in which the loop stopped looking.
        if (lookAgain) wake()
      })
  }

  async function look(): Promise<void> {
    while (lookAgain) {
      lookAgain = false
      const ways = await senders()
      if (!(await anyDue(db, Object.keys(ways), now()))) continue
      for (const [name, { kind, send }] of Object.entries(ways)) {
        const running = underWay.get(name) ?? new Set()
        underWay.set(name, running)
        for (const delivery of await claim(name, kind, perChannel - running.size)) {
          const work: Promise<void> = deliver(delivery, send).finally(() => {
            running.delete(work)
            wake()
          })
          running.add(work)
        }
      }
    }
  }

  async function claim(channel: string, kind: string, limit: number): Promise<ClaimedDelivery[]> {
    // Writes wait for each other, and a company may have many routes: only those with something due are asked.
    if (limit <= 0 || !(await anyDue(db, [channel], now()))) return []
    const at = now()
    const until = new Date(at.getTime() + leaseTime)
    const alone = await claimDeliveries(db, { channel, kind, at, until, limit, lease: newId() })
    const summary = await claimSummary(db, { channel, kind, at, until, lease: newId() })
    return summary === null ? alone : [...alone, summary]
  }

  async function deliver(delivery: ClaimedDelivery, send: Sender): Promise<void> {
    const outcome = await attempt(delivery, send, { ...parts, stopping: stopping.signal })
    heard(delivery.channel, outcome.state)
    try {
      const written = await finishDelivery(db, delivery, outcome)
      if (!written) log.warn(factsOf(delivery), 'the lease of a delivery has passed to somebody else')
    } catch (error) {
      // The lease ends by itself, and the delivery is tried again.
      log.error({ ...factsOf(delivery), err: error }, 'the outcome of a delivery could not be written')
    }
  }

  async function quiet(): Promise<void> {
    await looking
    await Promise.all([...underWay.values()].flatMap((running) => [...running]))
  }

  const timer = setInterval(wake, interval)
  wake()
  return {
    wake,
    async close(limit = 5_000) {
      isClosed = true
      lookAgain = false
      clearInterval(timer)
      await withTimeout(limit, quiet).catch(() => {})
      stopping.abort()
      await withTimeout(lastWords, quiet).catch(() => {})
    },
  }
}
