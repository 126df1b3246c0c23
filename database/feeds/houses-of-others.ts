import type { Transaction } from 'kysely'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
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

/**
 * Takes the houses of a source over from those that staff have forgotten: one of them that comes again finds that the
 * units are another's.
 */
export async function takeHousesOver(trx: Transaction<Tables>, source: string): Promise<void> {
  const known = new Set(Object.keys(await feedImports(trx)))
  const sources = await trx.selectFrom('feed_units').select('source').distinct().execute()
  const forgotten = sources.map((row) => row.source).filter((name) => !known.has(name) && name !== source)
  if (forgotten.length === 0) return
  const houses = trx
    .selectFrom('feed_units')
    .innerJoin('estates', 'estates.id', 'feed_units.estate_id')
    .select('estates.house_id')
    .where('feed_units.source', '=', source)
  await trx
    .deleteFrom('feed_units')
    .where('source', 'in', forgotten)
    .where('estate_id', 'in', (row) =>
      row.selectFrom('estates').select('estates.id').where('estates.house_id', 'in', houses),
    )
    .execute()
}
