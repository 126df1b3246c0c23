import type { ExpressionBuilder } from 'kysely'
import { engineOf } from '../engines/engine.ts'
import type { Database } from '../open.ts'
import type { DeliveryTable, Tables } from '../tables.ts'

/** A delivery claimed by this worker. Only the holder of the lease may write the outcome. */
export type ClaimedDelivery = Pick<
  DeliveryTable,
  'id' | 'lead_id' | 'subscription_id' | 'watcher_id' | 'channel'
> & {
  /** Number of this attempt, from 1. Above 1 the thing may have arrived already. */
  attempt: number
  lease: string
  /** The leads of a summary, this one among them; a delivery by itself has none. */
  summary?: readonly string[]
}

/** The outcome of an attempt: delivered, tried again at `next`, or never tried again. */
export type Outcome =
  | { state: 'delivered'; at: Date }
  | { state: 'pending'; next: Date; error: string | null }
  | { state: 'dead'; error: string }

/**
 * A row that was never tried is due at any time: it was written by a process whose clock was ahead, or before
 * our clock was set back. A held one waits for the end of its hour.
 */
function isDue(at: Date) {
  return (row: ExpressionBuilder<Tables, 'deliveries'>) =>
    row.or([row('next_attempt_at', '<=', at.toISOString()), row.and({ attempts: 0, held: 0 })])
}

/** Whether anything of these channels waits to be sent. A read: an idle worker takes no lock. */
export async function anyDue(db: Database, channels: readonly string[], at: Date): Promise<boolean> {
  if (channels.length === 0) return false
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('channel', 'in', channels)
    .where('state', '=', 'pending')
    .where(isDue(at))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type Claim = {
  channel: string
  /** What kind of way the channel is now. */
  kind: string
  at: Date
  /** The end of the lease. Later than the end of any attempt, clocks of replicas included. */
  until: Date
  limit: number
  /** The id of this claim; unique. */
  lease: string
}

/**
 * Takes up to `limit` due deliveries of a channel, those with the fewest attempts first, so that repeated failures
 * do not delay new deliveries. No delivery is taken twice at once, by workers of this or of other
 * processes. The next attempt is due when the lease ends, so that the work of a worker that died is taken over.
 */
export async function claimDeliveries(db: Database, claim: Claim): Promise<ClaimedDelivery[]> {
  const { channel, kind, lease, limit } = claim
  const until = claim.until.toISOString()
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('deliveries')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'pending')
        .where('held', '=', 0)
        .where(isDue(claim.at))
        .orderBy('attempts')
        .orderBy('next_attempt_at')
        .limit(limit)
        // SQLite allows one writer at a time; on PostgreSQL `skip locked` passes over rows of another worker.
        .$if(engineOf(db) === 'postgres', (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('deliveries')
    .from('due')
    .whereRef('deliveries.id', '=', 'due.id')
    .set((row) => ({
      kind,
      attempts: row('deliveries.attempts', '+', 1),
      lease_id: lease,
      leased_until: until,
      next_attempt_at: until,
    }))
    .returning([
      'deliveries.id',
      'deliveries.lead_id',
      'deliveries.subscription_id',
      'deliveries.watcher_id',
      'deliveries.attempts as attempt',
    ])
    .execute()
  return rows.map((row) => ({ ...row, channel, lease }))
}

/** The most requests in one summary; the rest goes into another. */
const mostInSummary = 200

/**
 * Takes the held deliveries of a channel that are due and became so at the same moment, the oldest first: the summary
 * of an hour. They stay together, so that a repeat has the same requests. Of two replicas that claim at once one
 * gets them all: both lock in the order of ids, and the rows of the first are no longer due for the second.
 */
export async function claimSummary(
  db: Database,
  { channel, kind, at, until, lease }: Omit<Claim, 'limit'>,
): Promise<ClaimedDelivery | null> {
  const due = at.toISOString()
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('deliveries')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'pending')
        .where('held', '=', 1)
        .where('next_attempt_at', '=', (row) =>
          row
            .selectFrom('deliveries as held')
            .select(({ fn }) => fn.min('held.next_attempt_at').as('oldest'))
            .where('held.channel', '=', channel)
            .where('held.state', '=', 'pending')
            .where('held.held', '=', 1)
            .where('held.next_attempt_at', '<=', due),
        )
        .orderBy('id')
        .limit(mostInSummary)
        .$if(engineOf(db) === 'postgres', (some) => some.forUpdate('deliveries')),
    )
    .updateTable('deliveries')
    .from('due')
    .whereRef('deliveries.id', '=', 'due.id')
    .set((row) => ({
      kind,
      attempts: row('deliveries.attempts', '+', 1),
      lease_id: lease,
      leased_until: until.toISOString(),
      next_attempt_at: until.toISOString(),
    }))
    .returning(['deliveries.id', 'deliveries.lead_id', 'deliveries.attempts as attempt'])
    .execute()
  const [first, ...others] = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  if (first === undefined) return null
  const summary = [first, ...others].flatMap(({ lead_id }) => (lead_id === null ? [] : [lead_id]))
  const attempt = Math.max(...rows.map((row) => row.attempt))
  return { ...first, subscription_id: null, watcher_id: null, channel, lease, attempt, summary }
}

/**
 * Writes the outcome of an attempt and gives the lease back.
 *
 * @returns false when another worker has the lease by now, or the delivery is gone: nothing is written
 */
export async function finishDelivery(
  db: Database,
  { id, lease, summary }: Pick<ClaimedDelivery, 'id' | 'lease' | 'summary'>,
  outcome: Outcome,
): Promise<boolean> {
  const written = await db
    .updateTable('deliveries')
    .set({ state: outcome.state, lease_id: null, leased_until: null, ...columnsOf(outcome) })
    // The lease of a summary is its own, and names all that went together.
    .$if(summary === undefined, (one) => one.where('id', '=', id))
    .where('lease_id', '=', lease)
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}

function columnsOf(outcome: Outcome): Partial<DeliveryTable> {
  switch (outcome.state) {
    case 'delivered':
      return { delivered_at: outcome.at.toISOString(), last_error: null }
    case 'pending':
      return { next_attempt_at: outcome.next.toISOString(), last_error: outcome.error }
    case 'dead':
      return { last_error: outcome.error }
  }
}
