import type { Database } from '../open.ts'
import type { EstateTable } from '../tables.ts'

/** The parts of a unit's address, and the time of its last change. */
export type SitemapEstate = Pick<EstateTable, 'id' | 'category' | 'rooms' | 'area_total' | 'updated_at'>

/** Units with ids after one and up to another, that one too. */
type IdRange = { after: number; to: number }

/** How many units of a kind there are among the ids of a range, and when the last of them changed. */
export type EstateFacts = Pick<EstateTable, 'category' | 'rooms' | 'status'> & {
  count: number
  changed_at: string
}

/** Units read at a time: a few milliseconds of work between two other requests. */
const pageSize = 500

/** Statuses whose units search engines may keep; sold ones only for a while. */
const kept = [
  'free',
  'request',
  'reserved',
  'unconfirmed',
] as const satisfies readonly EstateTable['status'][]

/**
 * Units of a range for search engines in the order of their ids, some at a time: all that are on sale, and those that
 * were sold since a moment (A1). Each page is a separate query: a slow reader holds no connection.
 */
export async function* sitemapEstates(
  db: Database,
  { after, to }: IdRange,
  soldSince: Date,
): AsyncGenerator<SitemapEstate[]> {
  const since = soldSince.toISOString()
  for (let last: number | undefined = after; last !== undefined;) {
    const page = await pageAfter(db, { after: last, to })
    // Chosen here and not by the database, which may look for them by another index and sort them for every page.
    const shown = page.filter(
      ({ status, status_changed_at }) =>
        kept.some((each) => each === status) || (status === 'sold' && status_changed_at >= since),
    )
    if (shown.length > 0) yield shown
    last = page.length < pageSize ? undefined : page.at(-1)?.id
  }
}

function pageAfter(db: Database, { after, to }: IdRange) {
  return db
    .selectFrom('estates')
    .select(['id', 'category', 'rooms', 'area_total', 'status', 'status_changed_at', 'updated_at'])
    .where('id', '>', after)
    .where('id', '<=', to)
    .orderBy('id')
    .limit(pageSize)
    .execute()
}

/** Ids counted by one query: about twenty milliseconds of work between two other requests. */
const countedIds = 5_000

/** The counts of `sitemapEstates` for a range, by kind; a kind may come several times. */
export async function sitemapEstateFacts(
  db: Database,
  { after, to }: IdRange,
  soldSince: Date,
): Promise<EstateFacts[]> {
  const facts: EstateFacts[] = []
  for (let from = after; from < to; from += countedIds) {
    facts.push(...(await countedBetween(db, { after: from, to: Math.min(from + countedIds, to) }, soldSince)))
  }
  return facts
}

function countedBetween(db: Database, { after, to }: IdRange, soldSince: Date): Promise<EstateFacts[]> {
  return db
    .selectFrom('estates')
    .select(['category', 'rooms', 'status'])
    .select((estate) => [
      estate.fn.countAll<number>().as('count'),
      estate.fn.max<string>('updated_at').as('changed_at'),
    ])
    .where('id', '>', after)
    .where('id', '<=', to)
    .where((estate) =>
      estate.or([
        estate('status', 'in', kept),
        estate.and([
          estate('status', '=', 'sold'),
          estate('status_changed_at', '>=', soldSince.toISOString()),
        ]),
      ]),
    )
    .groupBy(['category', 'rooms', 'status'])
    .orderBy('category')
    .orderBy('rooms')
    .orderBy('status')
    .execute()
}

/** The smallest id after the given one, of any status; null after the last. */
export async function firstEstateAfter(db: Database, after: number): Promise<number | null> {
  const row = await db
    .selectFrom('estates')
    .select((estate) => estate.fn.min<number | null>('id').as('id'))
    .where('id', '>', after)
    .executeTakeFirst()
  return row?.id ?? null
}
