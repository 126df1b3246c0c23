import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { countDeliveries, countLetters, type DeliveryCounts } from '#database/leads/count-deliveries.ts'
import type { LeadFilter } from '#database/leads/lead-filter.ts'
import {
  insertMissing,
  insertUnsent,
  moveDeliveries,
  requeueDeliveries,
  requeueLetters,
} from '#database/leads/repeat-deliveries.ts'
import { secretKey } from '#database/settings.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import { forms } from '#leads/intake/consent.ts'
import { carriedForms } from '#leads/routes/matching.ts'
import { isToReaders, readerChannels } from '#domain/reader-channels.ts'
import { waysOfLead } from '#leads/routes/stored-routes.ts'
import { startDelivery } from '#server/bootstrap/delivery.ts'
import type { Ways } from '#server/bootstrap/ways.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { type CommandContext, UsageError } from '../command-context.ts'
import { noWay } from './no-way.ts'
import { saySpool } from './spool-leads.ts'

export type ResendOptions = {
  filter: LeadFilter
  /** Only dead deliveries; else also waiting ones, and those that were never written for a way. */
  deadOnly: boolean
  /** Sends what has not arrived by one way by another one instead; null for each by its own. */
  instead: { from: string; by: string } | null
  /** How long to wait without any arrival before the command stops, in milliseconds. */
  timeoutMs: number
}

/**
 * Sends undelivered requests again on all ways that can send, and prints the results. The letters that wait for
 * confirmation go too, unless single requests are meant.
 *
 * @returns whether everything has arrived
 */
export async function resend(
  context: CommandContext,
  { filter, deadOnly, instead, timeoutMs }: ResendOptions,
): Promise<boolean> {
  const { db, env } = context
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const secret = env.SECRET_KEY ?? (await secretKey(db))
  const withLetters = env.SMTP_URL !== null && instead === null && Object.keys(filter).length === 0
  const count = async (): Promise<DeliveryCounts> =>
    new Map([...(await countDeliveries(db, filter)), ...(withLetters ? await countLetters(db) : [])])

  const delivery = startDelivery({ db, env, publicUrl, secret, log: firstOfEachKind(context) })
  try {
    const ways = await delivery.ways()
    if (ways.ways.length === 0 && !withLetters) {
      context.say(noWay())
      return false
    }
    const before = await count()
    const states = deadOnly ? (['dead'] as const) : (['dead', 'pending'] as const)
    const at = new Date()
    const newId = () => randomUUIDv7()
    const sending =
      instead === null ? Object.keys(ways.senders).filter((name) => !isToReaders(name)) : [instead.by]
    if (instead !== null) await move(context, ways, instead, { filter, at, newId })
    else if (!deadOnly && ways.areRoutes) {
      await insertUnsent(db, (trx, id) => waysOfLead(trx, id, delivery.channels), filter, at, newId)
    } else if (!deadOnly) await insertMissing(db, ways.ways, filter, at, newId)
    await requeueDeliveries(db, sending, states, filter, at)
    if (withLetters) await requeueLetters(db, states, at)
    delivery.wake()
    const on = [...sending, ...(withLetters ? readerChannels : [])]
    const after = await settled(count, on, timeoutMs)
    const hasArrived = await report(context, on, before, after)
    await saySpool(context)
    return hasArrived
  } finally {
    await delivery.close()
  }
}

/** Gives what has not arrived by one way to another one, and says how much. */
async function move(
  { db, print, say }: CommandContext,
  { ways, senders }: Ways,
  { from, by }: NonNullable<ResendOptions['instead']>,
  { filter, at, newId }: { filter: LeadFilter; at: Date; newId: () => string },
): Promise<void> {
  const to = ways.find(({ name }) => name === by)
  if (to === undefined || from === by || senders[by] === undefined) {
    const names = ways.filter(({ name }) => senders[name] !== undefined && name !== from)
    throw new UsageError(
      staffText('--by takes another route that can send: {names}', {
        names: names.map(({ name }) => name).join(', ') || staffText('none enabled'),
      }),
    )
  }
  const { name, kind, route } = to
  const carried = route === null ? forms : carriedForms(route)
  const { moved, left } = await moveDeliveries(
    db,
    { from, to: { name, kind }, forms: carried },
    filter,
    at,
    newId,
  )
  await print(`${staffText('{count} of {from} go by {by}', { count: moved, from, by })}\n`)
  if (left > 0) {
    say(
      staffText(
        '{count} stay with {from}: under way at this moment, or applications, which {by} does not carry',
        {
          count: left,
          from,
          by,
        },
      ),
    )
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
  for (const [channel, { pending }] of after) {
    if (pending > 0 && !on.includes(channel))
      await context.print(`${staffText('{channel} is off: {count} wait', { channel, count: pending })}\n`)
  }
  return left === 0
}

/** Says every kind of failure once: a receiver that is down fails for all in the same way. */
function firstOfEachKind({ say }: CommandContext) {
  const said = new Set<string>()
  const tell = ({ channel, reason }: Readonly<Record<string, unknown>>, message: string) => {
    const line = reason === undefined ? message : `${channel}: ${failureText(String(reason))}`
    if (said.has(line)) return
    said.add(line)
    say(line)
  }
  return { info() {}, warn: tell, error: tell }
}
