import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { insertDeliveries } from './deliveries.ts'
import { type LeadFilter, leadsLike } from './lead-filter.ts'
import type { Database } from '../open.ts'
import type { DeliveryTable, Tables } from '../tables.ts'

/** Leads that get their missing deliveries in one transaction. */
const batchSize = 500

/**
 * Writes the deliveries that leads of a filter lack on these channels: those that came before a channel was on.
 *
 * @returns how many
 */
export async function insertMissing(
  db: Database,
  channels: readonly string[],
  filter: LeadFilter,
  at: Date,
  newId: () => string,
): Promise<number> {
  let written = 0
  for (const channel of channels) {
    for (;;) {
      const ids = await leadsWithout(db, channel, filter)
      if (ids.length === 0) break
      await db.transaction().execute(async (trx) => {
        for (const id of ids) await insertDeliveries(trx, id, [channel], at, newId)
      })
      written += ids.length
    }
  }
  return written
}

async function leadsWithout(db: Database, channel: string, filter: LeadFilter): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('deliveries', (join) =>
      join.onRef('deliveries.lead_id', '=', 'leads.id').on('deliveries.channel', '=', channel),
    )
    .select('leads.id')
    .where('deliveries.id', 'is', null)
    .where((row) => leadsLike(row, filter))
    .orderBy('leads.id')
    .limit(batchSize)
    .execute()
  return rows.map(({ id }) => id)
}

type State = DeliveryTable['state']

/**
 * Makes deliveries of leads due at once, with all attempts before them again. Those that a worker holds stay with it.
 *
 * @returns how many
 */
export async function requeueDeliveries(
  db: Database,
  channels: readonly string[],
  states: readonly State[],
  filter: LeadFilter,
  at: Date,
): Promise<number> {
  return requeue(db, channels, states, at, (row) =>
    row(
      'lead_id',
      'in',
      row
        .selectFrom('leads')
        .select('leads.id')
        .where((lead) => leadsLike(lead, filter)),
    ),
  )
}

/** The same for the letters to subscribers who have not confirmed: the newest letter of each. */
export async function requeueLetters(db: Database, states: readonly State[], at: Date): Promise<number> {
  return requeue(db, ['letter'], states, at, (row) =>
    row.and([
      row(
        'subscription_id',
        'in',
        row.selectFrom('subscriptions').select('subscriptions.id').where('state', '=', 'pending'),
      ),
      row(
        'id',
        'in',
        row
          .selectFrom('deliveries as letters')
          .select(({ fn }) => fn.max('letters.id').as('newest'))
          .where('letters.channel', '=', 'letter')
          .groupBy('letters.subscription_id'),
      ),
    ]),
  )
}

async function requeue(
  db: Database,
  channels: readonly string[],
  states: readonly State[],
  at: Date,
  which: (row: ExpressionBuilder<Tables, 'deliveries'>) => Expression<SqlBool>,
): Promise<number> {
  if (channels.length === 0) return 0
  const done = await db
    .updateTable('deliveries')
    .set((row) => ({
      state: 'pending',
      next_attempt_at: at.toISOString(),
      lease_id: null,
      leased_until: null,
      // One is left of those that were: a channel has to know that the thing may have arrived.
      attempts: row.case().when('attempts', '>', 0).then(1).else(0).end(),
    }))
    .where('channel', 'in', channels)
    .where('state', 'in', states)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at.toISOString())]))
    .where(which)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}
