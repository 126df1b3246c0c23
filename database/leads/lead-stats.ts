import { sql } from 'kysely'
import type { Database } from '../open.ts'

/**
 * The number of requests by state, each counted once by the worst of its deliveries: all of them arrived, one still
 * waits, one was given up; `unsent` ones have none, since no channel to staff was on when they came.
 */
export type LeadStats = { arrived: number; waiting: number; dead: number; unsent: number }

/** The same of the requests that came since a moment. */
export async function leadStats(db: Database, since: Date): Promise<LeadStats> {
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('leads')
        .leftJoin('deliveries', (join) =>
          join.onRef('deliveries.lead_id', '=', 'leads.id').on('deliveries.moved_to', 'is', null),
        )
        .select(
          sql<number>`max(case deliveries.state when 'dead' then 3 when 'pending' then 2 when 'delivered' then 1 else 0 end)`.as(
            'worst',
          ),
        )
        .where('leads.created_at', '>=', since.toISOString())
        .groupBy('leads.id')
        .as('stats'),
    )
    .select(['worst', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('worst')
    .execute()
  const count = (worst: number) => Number(rows.find((row) => Number(row.worst) === worst)?.count ?? 0)
  return { unsent: count(0), arrived: count(1), waiting: count(2), dead: count(3) }
}
