import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Log, safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import type { Database } from '#database/open.ts'
import { leaveBotReader, noteBotRead, takeBotReader } from '#database/watches/bot-updates.ts'
import { DeliveryFailure } from '#leads/delivery/delivery-failure.ts'
import type { Watching } from '#leads/delivery/senders.ts'
import { textsOf } from '#leads/delivery/texts-of.ts'
import { type BotSettings, telegramBot } from '#leads/delivery/telegram.ts'
import { askForUpdates, mostUpdates, pollSeconds } from '#leads/watches/bot-updates.ts'
import { chatLimit } from '#leads/watches/chat-limits.ts'
import { handleUpdates } from '#leads/watches/handle-updates.ts'

/** Seconds of one look, and milliseconds between two looks of a process that does not read, and after a failure. */
const usualTimes = { poll: pollSeconds, idle: 5_000, failed: 5_000 }

/** A failure is waited out ever longer, up to this. Milliseconds. */
const longestPause = 60_000

const tenMinutes = 600_000

export type VisitorBotParts = {
  db: Database
  bot: BotSettings
  publicUrl: string
  /** Signs the links to a chat's own list. */
  secret: string
  watching: Watching
  /** Called when something was put into the outbox. */
  wake: () => void
  log: Log
  now?: () => Date
  times?: typeof usualTimes
}

/**
 * Reads what visitors write to the bot until it is closed (R1161). Of several replicas one reads; when it ends another
 * goes on, with the update that comes next.
 */
export function startVisitorBot(parts: VisitorBotParts): { close(): Promise<void> } {
  const { db, bot, publicUrl, log, now = () => new Date(), times = usualTimes } = parts
  const closing = new AbortController()
  const { signal } = closing
  const lease = randomUUID()
  const failed = throttle((error: unknown) =>
    log.error(
      error instanceof DeliveryFailure ? { reason: error.message } : { err: safeError(error) },
      'the bot for visitors cannot be read',
    ),
  )
  const handling = {
    ...parts,
    ...parts.watching,
    lease,
    now,
    newId: () => randomUUIDv7(),
    texts: textsOf(db, new URL(publicUrl).hostname),
    post: telegramBot(bot, now),
    mayTry: chatLimit(20, tenMinutes, now),
    mayAnswer: chatLimit(5, tenMinutes, now),
  }
  let limit = mostUpdates
  let failures = 0

  /** @returns how long to wait before the next look, in milliseconds */
  async function look(): Promise<number> {
    const taken = await takeBotReader(db, lease, now())
    if (taken === 'taken') return times.idle
    const { offset } = taken
    try {
      const updates = await askForUpdates(bot, { offset, limit, seconds: times.poll }, signal)
      limit = mostUpdates
      failures = 0
      await noteBotRead(db, lease, true, now())
      await handleUpdates(handling, updates, signal)
      return 0
    } catch (error) {
      if (signal.aborted) return 0
      if (!(error instanceof DeliveryFailure)) throw error
      failed(error)
      // Half of it may be short enough: one message that is too long must not keep all others.
      if (error.message === 'an endless answer') limit = Math.max(1, Math.floor(limit / 2))
      await noteBotRead(db, lease, false, now())
      failures += 1
      return Math.max(error.pause, Math.min(times.failed * 2 ** (failures - 1), longestPause))
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const pause = await look().catch((error: unknown) => {
        failed(error)
        return times.failed
      })
      await wait(pause, undefined, { signal, ref: false }).catch(() => {})
    }
    await leaveBotReader(db, lease).catch(() => {})
  }

  const running = run()
  return {
    async close() {
      closing.abort()
      await running
    },
  }
}
