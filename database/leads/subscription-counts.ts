import type { Database } from '../open.ts'
import type { SubscriptionTable } from '../tables.ts'

/** How many want the news by mail: have confirmed it, have yet to, have left. */
export async function subscriptionCounts(db: Database): Promise<Record<SubscriptionTable['state'], number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { active: 0, pending: 0, left: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}
