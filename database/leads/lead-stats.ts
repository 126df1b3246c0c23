import { sql } from 'kysely'
import type { Database } from '../open.ts'

/**
 * How requests fare, each counted once by the worst of its deliveries: all of them arrived, one still waits, one was
 * given up; `unsent` ones have none, since no way to staff was on when they came.
 */
export type LeadFares = { arrived: number; waiting: number; dead: number; unsent: number }

/** How the requests fare that came since a moment. */
export async function leadFares(db: Database, since: Date): Promise<LeadFares> {
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('leads')
        .leftJoin('deliveries', 'deliveries.lead_id', 'leads.id')
        .select(
          sql<number>`max(case deliveries.state when 'dead' then 3 when 'pending' then 2 when 'delivered' then 1 else 0 end)`.as(
            'worst',
          ),
        )
        .where('leads.created_at', '>=', since.toISOString())
        .groupBy('leads.id')
        .as('fares'),
    )
    .select(['worst', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('worst')
    .execute()
  const count = (worst: number) => Number(rows.find((row) => Number(row.worst) === worst)?.count ?? 0)
  return { unsent: count(0), arrived: count(1), waiting: count(2), dead: count(3) }
}
