import type { Database } from '../open.ts'
import type { SubscriptionTable } from '../tables.ts'

/** Subscriptions in these states, the oldest first. */
export function subscribers(
  db: Database,
  states: readonly SubscriptionTable['state'][],
): Promise<SubscriptionTable[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
