import { type LeadFilter, leadsLike } from './lead-filter.ts'
import type { Database } from '../open.ts'
import type { DeliveryTable } from '../tables.ts'

type State = DeliveryTable['state']

/** How many deliveries are in which state, by channel. */
export type DeliveryCounts = ReadonlyMap<string, Readonly<Record<State, number>>>

/** Counts the deliveries of leads of a filter. */
export async function countDeliveries(db: Database, filter: LeadFilter): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(['deliveries.channel', 'deliveries.state', ({ fn }) => fn.countAll<number>().as('count')])
    .where((row) => leadsLike(row, filter))
    .where('deliveries.moved_to', 'is', null)
    .groupBy(['deliveries.channel', 'deliveries.state'])
    .execute()
  return byChannel(rows)
}

/** Counts the letters to subscribers who have not confirmed yet, and to watchers. */
export async function countLetters(db: Database): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom('deliveries')
    .leftJoin('subscriptions', 'subscriptions.id', 'deliveries.subscription_id')
    .select(['deliveries.channel', 'deliveries.state', ({ fn }) => fn.countAll<number>().as('count')])
    .where((row) =>
      row.or([row('subscriptions.state', '=', 'pending'), row('deliveries.watcher_id', 'is not', null)]),
    )
    .groupBy(['deliveries.channel', 'deliveries.state'])
    .execute()
  return byChannel(rows)
}

function byChannel(rows: readonly { channel: string; state: State; count: number }[]): DeliveryCounts {
  const counts = new Map<string, Record<State, number>>()
  for (const { channel, state, count } of rows) {
    const one = counts.get(channel) ?? { pending: 0, delivered: 0, dead: 0 }
    one[state] = count
    counts.set(channel, one)
  }
  return counts
}
