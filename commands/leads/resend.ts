import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { countDeliveries, countLetters, type DeliveryCounts } from '#database/leads/count-deliveries.ts'
import type { LeadFilter } from '#database/leads/lead-filter.ts'
import { insertMissing, requeueDeliveries, requeueLetters } from '#database/leads/repeat-deliveries.ts'
import { secretKey } from '#database/settings.ts'
import { channelNames } from '#leads/delivery/channels.ts'
import { startDelivery } from '#server/bootstrap/delivery.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'
import { saySpool } from './spool-leads.ts'

export type ResendOptions = {
  filter: LeadFilter
  /** Only dead deliveries; else also waiting ones, and those that were never written for a channel. */
  deadOnly: boolean
  /** How long to wait without any arrival before the command stops, in milliseconds. */
  timeoutMs: number
}

/**
 * Sends undelivered requests again on all enabled channels, and prints the results. The letters that wait for
 * confirmation go too, unless single requests are meant.
 *
 * @returns whether everything has arrived
 */
export async function resend(
  context: CommandContext,
  { filter, deadOnly, timeoutMs }: ResendOptions,
): Promise<boolean> {
  const { db, env } = context
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const secret = env.SECRET_KEY ?? (await secretKey(db))
  const withLetters = env.SMTP_URL !== null && Object.keys(filter).length === 0
  const count = async (): Promise<DeliveryCounts> =>
    new Map([...(await countDeliveries(db, filter)), ...(withLetters ? await countLetters(db) : [])])

  const delivery = startDelivery({ db, env, publicUrl, secret, log: firstOfEachKind(context) })
  try {
    const { channels } = delivery
    if (channels.length === 0 && !withLetters) {
      context.say(
        staffText(
          'No way to staff is on. Set SMTP_URL and LEADS_EMAIL, LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or BITRIX24_WEBHOOK_URL.',
        ),
      )
      return false
    }
    const before = await count()
    const states = deadOnly ? (['dead'] as const) : (['dead', 'pending'] as const)
    const at = new Date()
    if (!deadOnly) await insertMissing(db, channels, filter, at, () => randomUUIDv7())
    await requeueDeliveries(db, channels, states, filter, at)
    if (withLetters) await requeueLetters(db, states, at)
    delivery.wake()
    const on = [...channels, ...(withLetters ? ['letter'] : [])]
    const after = await settled(count, on, timeoutMs)
    const hasArrived = await report(context, on, before, after)
    await saySpool(context)
    return hasArrived
  } finally {
    await delivery.close()
  }
}

/** Waits until nothing is pending on these channels, or nothing has moved for as long as the timeoutMs lasts. */
async function settled(
  count: () => Promise<DeliveryCounts>,
  channels: readonly string[],
  timeoutMs: number,
): Promise<DeliveryCounts> {
  let fewest = Infinity
  let moved = performance.now()
  for (;;) {
    const counts = await count()
    const left = channels.reduce((sum, channel) => sum + (counts.get(channel)?.pending ?? 0), 0)
    if (left < fewest) {
      fewest = left
      moved = performance.now()
    }
    if (left === 0 || performance.now() - moved > timeoutMs) return counts
    await wait(200)
  }
}

async function report(
  context: CommandContext,
  on: readonly string[],
  before: DeliveryCounts,
  after: DeliveryCounts,
): Promise<boolean> {
  const none = { pending: 0, delivered: 0, dead: 0 }
  let left = 0
  for (const channel of on) {
    const { pending, delivered, dead } = after.get(channel) ?? none
    const arrived = delivered - (before.get(channel) ?? none).delivered
    left += pending + dead
    const moved = staffText('{channel}: {arrived} delivered now, {pending} pending, {dead} dead', {
      channel,
      arrived,
      pending,
      dead,
    })
    await context.print(`${moved}\n`)
  }
  for (const channel of channelNames) {
    const { pending } = after.get(channel) ?? none
    if (pending > 0 && !on.includes(channel))
      await context.print(`${staffText('{channel} is off: {count} wait', { channel, count: pending })}\n`)
  }
  return left === 0
}

/** Says every kind of failure once: a receiver that is down fails for all in the same way. */
function firstOfEachKind({ say }: CommandContext) {
  const said = new Set<string>()
  const tell = ({ channel, reason }: Readonly<Record<string, unknown>>, message: string) => {
    const line = reason === undefined ? message : `${channel}: ${reason}`
    if (said.has(line)) return
    said.add(line)
    say(line)
  }
  return { info() {}, warn: tell, error: tell }
}
