import type { Category } from '#domain/categories.ts'
import type { EstateStatus } from '#domain/estate-words.ts'
import type { Database } from '../open.ts'
import { pricesOf } from './public-prices.ts'

/**
 * Units read at a time: half a megabyte or so of a feed, and a few milliseconds of work between two other requests.
 */
const pageSize = 500

const columns = [
  'id',
  'category',
  'geo_flatnum',
  'complex_id',
  'house_id',
  'section',
  'floor',
  'floors_total',
  'riser',
  'position_on_floor',
  'rooms',
  'is_euro',
  'area_total',
  'area_living',
  'area_kitchen',
  'area_balcony',
  'area_terrace',
  'ceiling_height',
  'restoration',
  'price',
  'price_m2',
  'price_old',
  'price_valid_until',
  'status',
  'status_changed_at',
  'plan_code',
  'windows',
  'views',
  'sun',
  'tour_url',
  'updated_at',
] as const

export type FeedEstate = Awaited<ReturnType<typeof pageAfter>>[number]

/** Which units: all of these statuses, of one category or of all. */
export type EstateChoice = { statuses: readonly EstateStatus[]; category: Category | null }

/**
 * All units of a choice in the order of their ids, some at a time. Each page is a separate query: a slow
 * reader holds no connection.
 */
export async function* estatePages(db: Database, choice: EstateChoice): AsyncGenerator<FeedEstate[]> {
  for (let after = 0; ;) {
    const page = await pageAfter(db, after)
    const chosen = page.filter((estate) => isChosen(estate, choice))
    if (chosen.length > 0) yield chosen
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}

/**
 * Chosen here and not by the database: PostgreSQL, before it has counted a table after an import, would look for all
 * chosen units by another index and sort them, for every page again.
 */
function isChosen(estate: FeedEstate, { statuses, category }: EstateChoice): boolean {
  return statuses.includes(estate.status) && (category === null || estate.category === category)
}

/** In the form for readers of a feed. */
async function pageAfter(db: Database, after: number) {
  const rows = await db
    .selectFrom('estates')
    .select(columns)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute()
  return rows.map((row) => {
    const prices = pricesOf(row)
    return { ...row, ...prices, price_valid_until: prices.price === null ? null : row.price_valid_until }
  })
}
