import type { Database } from '../open.ts'
import type { OutboxFigure } from './outbox-stats.ts'

/** Deliveries of a channel that failed for the same reason; `reason` holds codes, nothing personal. */
export type DeliveryFailures = Pick<OutboxFigure, 'channel' | 'state' | 'count'> & { reason: string }

/** Why deliveries in the outbox have not arrived, the most frequent reasons first; at most 20. */
export async function deliveryFailures(db: Database): Promise<DeliveryFailures[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['channel', 'state', 'last_error', ({ fn }) => fn.countAll<number>().as('count')])
    .where('state', 'in', ['pending', 'dead'])
    .where('moved_to', 'is', null)
    .where('last_error', 'is not', null)
    .groupBy(['channel', 'state', 'last_error'])
    .orderBy('count', 'desc')
    .orderBy('channel')
    .limit(20)
    .execute()
  return rows.flatMap(({ channel, state, last_error: reason, count }) =>
    state === 'delivered' || reason === null ? [] : [{ channel, state, reason, count: Number(count) }],
  )
}
