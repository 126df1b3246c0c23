import type { UnitChange } from '#domain/watches.ts'
import type { Database } from '../open.ts'

/** The newest change of a unit that was news. */
export type NewestChange = { id: number; change: UnitChange; was: number | null; at: string }

/** Changes that are looked at for the feed of a search. */
const mostSeen = 5_000

/** The newest changes of units that are on sale, the newest first. */
export async function newestChanges(db: Database): Promise<NewestChange[]> {
  const rows = await db
    .selectFrom('watched_units')
    .select(['estate_id', 'change', 'was', 'changed_at'])
    .where('change', 'is not', null)
    .where('is_on_sale', '=', 1)
    .orderBy('changed_at', 'desc')
    .orderBy('estate_id', 'desc')
    .limit(mostSeen)
    .execute()
  return rows.flatMap(({ estate_id, change, was, changed_at }) =>
    change === null
      ? []
      : [{ id: estate_id, change, was: was === null ? null : Number(was), at: changed_at }],
  )
}
