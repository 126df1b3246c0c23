import type { Transaction } from 'kysely'
import type { DeliveryTable, Tables } from '../tables.ts'

/** A way of requests to staff: its name, and what kind of way it is. */
export type WayName = { name: string; kind: string }

/**
 * Writes one row of the outbox per way for a lead, in the transaction that keeps the lead. A way that the lead has a row
 * for already is left alone.
 *
 * @param newId makes ids that sort by time (UUIDv7)
 * @param held they wait for the end of the hour and go out with its others as one summary (A47)
 */
export async function insertDeliveries(
  trx: Transaction<Tables>,
  leadId: string,
  ways: readonly WayName[],
  at: Date,
  newId: () => string,
  held = false,
): Promise<void> {
  if (ways.length === 0) return
  await trx
    .insertInto('deliveries')
    .values(
      ways.map(({ name: channel, kind }) => {
        const delivery = newDelivery(newId(), { lead_id: leadId, channel, kind }, at)
        return held
          ? { ...delivery, held: 1 as const, next_attempt_at: endOfHour(at).toISOString() }
          : delivery
      }),
    )
    .onConflict((conflict) => conflict.columns(['lead_id', 'channel']).doNothing())
    .execute()
}

/**
 * Writes the row that sends a letter asking to confirm a subscription or watches, in the transaction that keeps them. Of
 * watches it keeps the address of the visitor who asked: those that are confirmed already keep that of another.
 *
 * @param isDue without it the same statement writes nothing (R415)
 */
export async function insertLetter(
  trx: Transaction<Tables>,
  subject: { subscription_id: string } | { watcher_id: string; asked_address: string },
  at: Date,
  newId: () => string,
  isDue = true,
): Promise<void> {
  const letter = newDelivery(newId(), { ...subject, channel: 'letter', kind: 'letter' }, at)
  const columns = Object.keys(letter) as (keyof DeliveryTable)[]
  await trx
    .insertInto('deliveries')
    .columns(columns)
    .expression(
      trx
        .selectNoFrom((row) => columns.map((column) => row.val(letter[column]).as(column)))
        .where((row) => row.lit(isDue)),
    )
    .execute()
}

const hour = 3_600_000

function endOfHour(at: Date): Date {
  return new Date((Math.floor(at.getTime() / hour) + 1) * hour)
}

/** A row of the outbox that is due at once. */
export function newDelivery(
  id: string,
  what: Pick<DeliveryTable, 'channel' | 'kind'> &
    Partial<
      Pick<DeliveryTable, 'lead_id' | 'subscription_id' | 'watcher_id' | 'asked_address' | 'digest_on'>
    >,
  at: Date,
): DeliveryTable {
  return {
    id,
    lead_id: null,
    subscription_id: null,
    watcher_id: null,
    asked_address: null,
    digest_on: null,
    ...what,
    state: 'pending',
    attempts: 0,
    earlier_attempts: 0,
    next_attempt_at: at.toISOString(),
    lease_id: null,
    leased_until: null,
    last_error: null,
    delivered_at: null,
    held: 0,
    moved_to: null,
    created_at: at.toISOString(),
  }
}
