import type { Database } from '../open.ts'
import { feedImports } from './feed-imports.ts'

/** Houses that have units of other sources which are still imported, and none of this one: a house has one source. */
export async function housesOfOthers(
  db: Database,
  source: string,
): Promise<{ house_id: number; owner: string }[]> {
  const others = Object.entries(await feedImports(db)).filter(
    ([name, { success }]) => name !== source && success !== null,
  )
  if (others.length === 0) return []
  const rows = await db
    .selectFrom('feed_units')
    .innerJoin('estates', 'estates.id', 'feed_units.estate_id')
    .select(['estates.house_id', 'feed_units.source'])
    .distinct()
    .where('estates.status', '<>', 'withdrawn')
    .orderBy('estates.house_id')
    .orderBy('feed_units.source')
    .execute()
  const own = new Set(rows.filter((row) => row.source === source).map((row) => row.house_id))
  const names = new Set(others.map(([name]) => name))
  return rows
    .filter((row) => names.has(row.source) && !own.has(row.house_id))
    .map((row) => ({ house_id: row.house_id, owner: row.source }))
}
