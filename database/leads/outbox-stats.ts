import { readerMail } from '#domain/reader-channels.ts'
import type { Database } from '../open.ts'
import type { DeliveryTable } from '../tables.ts'

/** Deliveries of a channel that have not arrived: how many, and since when the oldest of them waits. */
export type OutboxFigure = {
  channel: string
  state: Exclude<DeliveryTable['state'], 'delivered'>
  count: number
  oldest: Date
}

/**
 * Ends the reason of a letter to a subscriber whose own mailbox was refused for good: the address was wrong, and
 * nobody of staff can put it right.
 */
export const refusedReader = 'RCPT'

/**
 * The rows of the outbox, by channel and state. Empty channels are left out, and letters to wrong addresses: else
 * whoever types one would raise an alarm.
 */
export async function outboxFigures(db: Database): Promise<OutboxFigure[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['channel', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('state', 'in', ['pending', 'dead'])
    .where('moved_to', 'is', null)
    .where(({ and, not, eb }) =>
      not(
        and([
          eb('channel', 'in', readerMail),
          eb('state', '=', 'dead'),
          eb(({ fn, val }) => fn.coalesce('last_error', val('')), 'like', `% ${refusedReader}`),
        ]),
      ),
    )
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute()
  return rows.flatMap(({ channel, state, count, oldest }) =>
    state === 'delivered' ? [] : [{ channel, state, count: Number(count), oldest: new Date(oldest) }],
  )
}
