import type { Category } from '#domain/categories.ts'
import type { Database } from '../open.ts'
import type { EstateTable } from '../tables.ts'

export type UnitCount = { category: Category; status: EstateTable['status']; count: number }

/** How many units there are of each kind in each status, hidden and withdrawn ones too. */
export async function unitCounts(db: Database): Promise<UnitCount[]> {
  const rows = await db
    .selectFrom('estates')
    .select(['category', 'status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['category', 'status'])
    .orderBy('category')
    .orderBy('status')
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
