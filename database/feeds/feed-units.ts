import { sql, type Transaction } from 'kysely'
import { bulkInsertion } from '../engines/bulk-insertion.ts'
import { engineOf } from '../engines/engine.ts'
import type { Database } from '../open.ts'
import type { EstateTable, Tables } from '../tables.ts'

/** A unit that a feed may mean; `external_id` is its id in that feed, null when the feed never had it. */
export type KnownUnit = Pick<
  EstateTable,
  'id' | 'category' | 'geo_flatnum' | 'house_id' | 'section' | 'floor' | 'area_total' | 'status' | 'price'
> & { external_id: string | null }

const batch = 5_000

/** Every unit of these houses, and every unit elsewhere that the feed has named before, in batches. */
export async function* knownUnits(
  db: Database,
  source: string,
  houses: readonly number[],
): AsyncGenerator<KnownUnit[]> {
  if (houses.length > 0) yield* inBatches((after) => unitsOfHouses(db, source, houses, after))
  yield* inBatches((after) => namedElsewhere(db, source, houses, after))
}

async function* inBatches(read: (after: number) => Promise<KnownUnit[]>): AsyncGenerator<KnownUnit[]> {
  for (let after = -1; ;) {
    const units = await read(after)
    const last = units.at(-1)
    if (!last) return
    yield units
    after = last.id
  }
}

const facts = [
  'estates.id',
  'estates.category',
  'estates.geo_flatnum',
  'estates.house_id',
  'estates.section',
  'estates.floor',
  'estates.area_total',
  'estates.status',
  'estates.price',
] as const

/** The id is looked up unit by unit: a join would be planned again for every batch. */
function unitsOfHouses(db: Database, source: string, houses: readonly number[], after: number) {
  return db
    .selectFrom('estates')
    .select(facts)
    .select((unit) =>
      unit
        .selectFrom('feed_units')
        .select('feed_units.external_id')
        .where('feed_units.source', '=', source)
        .whereRef('feed_units.estate_id', '=', 'estates.id')
        .as('external_id'),
    )
    .where('estates.house_id', 'in', houses)
    .where('estates.id', '>', after)
    .orderBy('estates.id')
    .limit(batch)
    .execute()
}

function namedElsewhere(db: Database, source: string, houses: readonly number[], after: number) {
  return db
    .selectFrom('feed_units')
    .innerJoin('estates', 'estates.id', 'feed_units.estate_id')
    .select(facts)
    .select('feed_units.external_id')
    .where('feed_units.source', '=', source)
    .where('feed_units.estate_id', '>', after)
    .$if(houses.length > 0, (query) => query.where('estates.house_id', 'not in', houses))
    .orderBy('feed_units.estate_id')
    .limit(batch)
    .execute()
}

/** Any number: imports of feeds hold this lock of the server. */
const importLock = 7_431_903

/** Lets one import of a feed at a time pass until its transaction ends. SQLite has one writer anyway. */
export async function lockFeedImports(trx: Transaction<Tables>): Promise<void> {
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx)
}

/** First of the ids that units of feeds get; below it are those of the content. */
const firstId = 10_000_001

/** The id that the next unit of a feed gets. */
export async function nextEstateId(trx: Database): Promise<number> {
  const row = await trx
    .selectFrom('estates')
    .select((row) => row.fn.max<number | null>('id').as('last'))
    .executeTakeFirst()
  return Math.max(firstId, (row?.last ?? 0) + 1)
}

/** Stores a feed's ids of units, in place of the earlier ones. */
export const rememberUnits = bulkInsertion<Omit<Tables['feed_units'], 'held'>>(
  'feed_units',
  { source: 'text', external_id: 'text', estate_id: 'integer' },
  'on conflict (estate_id, source) do update set external_id = excluded.external_id',
)
