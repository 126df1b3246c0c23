import type { Selectable, Transaction } from 'kysely'
import { bulkInsertion } from '../engines/bulk-insertion.ts'
import { bulkUpdate } from '../engines/bulk-update.ts'
import type { EstatePriceTable, EstateTable, OverriddenFacts, Tables } from '../tables.ts'

export type EstateRow = Selectable<EstateTable>

/** Columns of units with their types on PostgreSQL; the JSON ones travel as text. */
const columns = {
  id: 'integer',
  category: 'text',
  geo_flatnum: 'text',
  complex_id: 'integer',
  house_id: 'integer',
  section: 'integer',
  floor: 'integer',
  floors_total: 'integer',
  riser: 'integer',
  position_on_floor: 'integer',
  rooms: 'integer',
  is_euro: 'smallint',
  area_total: 'double precision',
  area_living: 'double precision',
  area_kitchen: 'double precision',
  area_balcony: 'double precision',
  area_terrace: 'double precision',
  ceiling_height: 'double precision',
  restoration: 'text',
  price: 'bigint',
  price_m2: 'bigint',
  price_old: 'bigint',
  price_valid_until: 'text',
  status: 'text',
  status_changed_at: 'text',
  plan_code: 'text',
  plan_name: 'text',
  plan_address: 'text',
  floor_plan: 'jsonb',
  facade_polygon: 'jsonb',
  windows: 'jsonb',
  told_windows: 'jsonb',
  views: 'jsonb',
  tour_url: 'text',
  sun: 'jsonb',
  updated_at: 'text',
} as const satisfies Record<keyof EstateTable, string>

const replaced = Object.keys(columns).filter((name) => name !== 'id')

/** Writes whole units: new ones are added, those with a known id replaced. */
export const writeEstates = bulkInsertion<EstateRow>(
  'estates',
  columns,
  `on conflict (id) do update set ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`,
)

/** What an import changes most often: prices and statuses. */
const factsOfSale = {
  status: columns.status,
  status_changed_at: columns.status_changed_at,
  price: columns.price,
  price_m2: columns.price_m2,
  price_old: columns.price_old,
  price_valid_until: columns.price_valid_until,
  updated_at: columns.updated_at,
} as const satisfies Record<keyof OverriddenFacts, string>

const besideSale = replaced.filter((name) => !Object.hasOwn(factsOfSale, name)) as (keyof EstateRow)[]

/** Whether two states of a unit differ in prices and status alone. */
export function isSameBesideSale(a: EstateRow, b: EstateRow): boolean {
  return besideSale.every((name) => a[name] === b[name])
}

/** Writes prices and statuses of known units: less than half the work of whole rows. */
export const writeFactsOfSale = bulkUpdate<EstateRow>('estates', columns.id, factsOfSale)

/** Writes the prices of a day; a second price of the same day takes the place of the first. */
export const writePrices = bulkInsertion<Selectable<EstatePriceTable>>(
  'estate_prices',
  { estate_id: 'integer', date: 'text', price: 'bigint', reason: 'text' },
  'on conflict (estate_id, date) do update set price = excluded.price, reason = excluded.reason',
)

/** Takes units off sale; their pages answer that they are gone. */
export function withdrawEstates(trx: Transaction<Tables>, ids: readonly number[], now: Date): Promise<void> {
  return setStatus(trx, ids, 'withdrawn', now)
}

/** Gives units a status and changes nothing else of them. */
export async function setStatus(
  trx: Transaction<Tables>,
  ids: readonly number[],
  status: EstateRow['status'],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const moment = now.toISOString()
  await trx
    .updateTable('estates')
    .set({ status, status_changed_at: moment, updated_at: moment })
    .where('id', 'in', ids)
    .execute()
}

/**
 * Units whose feed has lost them together with many others: staff look before they go off sale.
 *
 * @returns how many were not unconfirmed yet
 */
export async function holdEstates(
  trx: Transaction<Tables>,
  source: string,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  const moment = now.toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('estates')
    .set({ status: 'unconfirmed', status_changed_at: moment, updated_at: moment })
    .where('id', 'in', ids)
    .where('status', '<>', 'unconfirmed')
    .executeTakeFirst()
  await setHeld(trx, source, ids, 1)
  return Number(numUpdatedRows)
}

/** The feed has these units again, or they are off sale: they wait for nobody. */
export function releaseEstates(trx: Transaction<Tables>, source: string, ids: readonly number[]) {
  return setHeld(trx, source, ids, 0)
}

async function setHeld(trx: Transaction<Tables>, source: string, ids: readonly number[], held: 0 | 1) {
  if (ids.length === 0) return
  await trx
    .updateTable('feed_units')
    .set({ held })
    .where('source', '=', source)
    .where('estate_id', 'in', ids)
    .where('held', '<>', held)
    .execute()
}

/** How many units of a source wait for a word of staff. */
export async function heldEstates(trx: Transaction<Tables>, source: string): Promise<number> {
  const { units } = await trx
    .selectFrom('feed_units')
    .select((row) => row.fn.countAll<number | string>().as('units'))
    .where('source', '=', source)
    .where('held', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(units)
}

/**
 * Withdraws the held units of a source, not those that the feed itself calls unconfirmed.
 *
 * @returns how many they were
 */
export async function withdrawHeld(trx: Transaction<Tables>, source: string, now: Date): Promise<number> {
  const moment = now.toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('estates')
    .set({ status: 'withdrawn', status_changed_at: moment, updated_at: moment })
    .where('status', '=', 'unconfirmed')
    .where('id', 'in', (query) =>
      query.selectFrom('feed_units').select('estate_id').where('source', '=', source).where('held', '=', 1),
    )
    .executeTakeFirst()
  await trx
    .updateTable('feed_units')
    .set({ held: 0 })
    .where('source', '=', source)
    .where('held', '=', 1)
    .execute()
  return Number(numUpdatedRows)
}
