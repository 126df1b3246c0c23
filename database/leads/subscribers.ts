import type { Selectable } from 'kysely'
import type { Database } from '../open.ts'
import type { SubscriptionTable } from '../tables.ts'

/** A subscriber as staff see them: without the address of the visitor, and without a request that is not confirmed. */
export type Subscriber = Pick<Selectable<SubscriptionTable>, (typeof columns)[number]>

const columns = [
  'id',
  'email',
  'language',
  'state',
  'consent_version',
  'consent_at',
  'confirmed_at',
  'left_at',
  'paused_at',
  'page_url',
] as const

/** Subscriptions in these states, the oldest first. */
export function subscribers(
  db: Database,
  states: readonly SubscriptionTable['state'][],
): Promise<Subscriber[]> {
  return db
    .selectFrom('subscriptions')
    .select(columns)
    .where('state', 'in', states)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
