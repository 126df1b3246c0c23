import { type Expression, type ExpressionBuilder, sql, type SqlBool, type Transaction } from 'kysely'
import { readerChats } from '#domain/reader-channels.ts'
import { insertDeliveries, type WayName } from './deliveries.ts'
import { type LeadFilter, leadsLike } from './lead-filter.ts'
import type { Database } from '../open.ts'
import type { DeliveryTable, Tables } from '../tables.ts'

/** Leads that get their missing deliveries in one transaction. */
const batchSize = 500

/**
 * Writes the deliveries that leads of a filter lack on these ways: those that came before a way was on.
 *
 * @returns how many
 */
export async function insertMissing(
  db: Database,
  ways: readonly WayName[],
  filter: LeadFilter,
  at: Date,
  newId: () => string,
): Promise<number> {
  let written = 0
  for (const way of ways) {
    const inserted = await eachBatch(db, filter, [way.name], async (trx, ids) => {
      for (const id of ids) await insertDeliveries(trx, id, [way], at, newId)
      return ids.length
    })
    written += inserted
  }
  return written
}

/**
 * Writes the deliveries of leads of a filter that have none at all, since nobody took them when they came.
 *
 * @param waysOf the ways of a lead
 * @returns how many
 */
export async function insertUnsent(
  db: Database,
  waysOf: (trx: Transaction<Tables>, leadId: string) => Promise<readonly WayName[]>,
  filter: LeadFilter,
  at: Date,
  newId: () => string,
): Promise<number> {
  return eachBatch(db, filter, null, async (trx, ids) => {
    let written = 0
    for (const id of ids) {
      const ways = await waysOf(trx, id)
      await insertDeliveries(trx, id, ways, at, newId)
      written += ways.length
    }
    return written
  })
}

/**
 * Goes through the leads of a filter that have no delivery on these channels, or none at all, in batches of one
 * transaction each.
 *
 * @returns the sum of what the work returned
 */
async function eachBatch(
  db: Database,
  filter: LeadFilter,
  channels: readonly string[] | null,
  work: (trx: Transaction<Tables>, ids: string[]) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (let after = ''; ;) {
    const ids = await leadsWithout(db, channels, filter, after)
    const last = ids.at(-1)
    if (last === undefined) return sum
    sum += await db.transaction().execute((trx) => work(trx, ids))
    after = last
  }
}

async function leadsWithout(
  db: Database,
  channels: readonly string[] | null,
  filter: LeadFilter,
  after: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('deliveries', (join) => {
      const own = join.onRef('deliveries.lead_id', '=', 'leads.id')
      return channels === null ? own : own.on('deliveries.channel', 'in', channels)
    })
    .select('leads.id')
    .where('deliveries.id', 'is', null)
    .where((row) => leadsLike(row, filter))
    .where('leads.id', '>', after)
    .orderBy('leads.id')
    .limit(batchSize)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Sends what has not arrived by a way by another one instead: the old rows are dead and say where it went, the requests
 * get rows there, due at once. Those that a worker holds stay with it.
 *
 * @param forms those that the other way may have
 * @returns how many went, and how many stay since the other way may not have their form
 */
export async function moveDeliveries(
  db: Database,
  { from, to, forms }: { from: string; to: WayName; forms: readonly string[] },
  filter: LeadFilter,
  at: Date,
  newId: () => string,
): Promise<{ moved: number; left: number }> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('deliveries')
      .set({ state: 'dead', moved_to: to.name, lease_id: null, leased_until: null })
      .where('channel', '=', from)
      .where('state', 'in', ['pending', 'dead'])
      .where('moved_to', 'is', null)
      .where((row) => isFree(row, at))
      .where((row) =>
        row(
          'lead_id',
          'in',
          row
            .selectFrom('leads')
            .select('leads.id')
            .where('leads.form', 'in', forms)
            .where((lead) => leadsLike(lead, filter)),
        ),
      )
      .returning('lead_id')
      .execute()
    for (const { lead_id: id } of rows) {
      if (id === null) continue
      await takeBack(trx, id, to.name, at)
      await insertDeliveries(trx, id, [to], at, newId)
    }
    const left = await trx
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('deliveries.channel', '=', from)
      .where('deliveries.state', 'in', ['pending', 'dead'])
      .where('deliveries.moved_to', 'is', null)
      .where((row) => leadsLike(row, filter))
      .executeTakeFirstOrThrow()
    return { moved: rows.length, left: Number(left.count) }
  })
}

/** What was moved away from a way and now comes back to it has a row there already: it is due again. */
async function takeBack(trx: Transaction<Tables>, leadId: string, channel: string, at: Date): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set((row) => ({ ...dueAgain(row, at), moved_to: null }))
    .where('lead_id', '=', leadId)
    .where('channel', '=', channel)
    .where('moved_to', 'is not', null)
    .execute()
}

function isFree(row: ExpressionBuilder<Tables, 'deliveries'>, at: Date): Expression<SqlBool> {
  return row.or([row('leased_until', 'is', null), row('leased_until', '<=', at.toISOString())])
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

/**
 * The same for letters to readers: the newest letter of each subscriber who has not confirmed and of each watcher with
 * something to confirm, all digests, and all messages to chats.
 */
export async function requeueLetters(db: Database, states: readonly State[], at: Date): Promise<number> {
  const letters = await requeue(db, ['letter'], states, at, (row) =>
    row.and([
      row.or([
        row(
          'subscription_id',
          'in',
          row.selectFrom('subscriptions').select('subscriptions.id').where('state', '=', 'pending'),
        ),
        row(
          'watcher_id',
          'in',
          row.selectFrom('watches').select('watches.watcher_id').where('watches.state', '=', 'pending'),
        ),
      ]),
      row(
        'id',
        'in',
        row
          .selectFrom('deliveries as letters')
          .select(({ fn }) => fn.max('letters.id').as('newest'))
          .where('letters.channel', '=', 'letter')
          .groupBy(['letters.subscription_id', 'letters.watcher_id']),
      ),
    ]),
  )
  const digests = await requeue(db, ['digest', ...readerChats], states, at, (row) =>
    row('watcher_id', 'is not', null),
  )
  return letters + digests
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
    .set((row) => dueAgain(row, at))
    .where('channel', 'in', channels)
    .where('state', 'in', states)
    .where('moved_to', 'is', null)
    .where((row) => isFree(row, at))
    .where(which)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

function dueAgain(row: ExpressionBuilder<Tables, 'deliveries'>, at: Date) {
  return {
    state: 'pending',
    next_attempt_at: at.toISOString(),
    lease_id: null,
    leased_until: null,
    // One is left of those that were: a channel has to know that the thing may have arrived.
    attempts: row.case().when('attempts', '>', 0).then(1).else(0).end(),
    earlier_attempts: row
      .case()
      .when('attempts', '>', 0)
      .then(sql<number>`earlier_attempts + attempts - 1`)
      .else(row.ref('earlier_attempts'))
      .end(),
  } as const
}
