import type { Transaction } from 'kysely'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { lockFeedImports } from '#database/feeds/feed-units.ts'
import {
  hasPastOverrides,
  liftOverrides,
  type OverriddenUnit,
  putOverrides,
  unitsWith,
} from '#database/feeds/unit-overrides.ts'
import { type EstateRow, writeEstates } from '#database/feeds/write-estates.ts'
import type { Database } from '#database/open.ts'
import type { OverriddenFacts, Tables } from '#database/tables.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { findUnits, type OverrideProblem } from './find-units.ts'
import { type UnitOverride, wantedOverrides } from './units-file.ts'

/** An override in force: the unit as its feed has it and as visitors see it. */
export type OverrideInForce = Pick<UnitOverride, 'line' | 'until'> & {
  unit: Pick<EstateRow, 'id' | 'category' | 'geo_flatnum' | 'house_id' | 'floor' | 'area_total'>
  before: Pick<EstateRow, 'status' | 'price'>
  after: Pick<EstateRow, 'status' | 'price'>
  /** The slug of a promotion by hand. */
  promotion: string | null
}

export type Overrides = { in_force: readonly OverrideInForce[]; problems: readonly OverrideProblem[] }

/**
 * Does work that writes units while none of them is overridden, so that it meets what feeds and content said before,
 * and puts the overrides of the present day in force again. Everybody else sees them all the time: it is one
 * transaction. The caller holds the lock of imports.
 */
export async function withoutOverrides<Result>(
  trx: Transaction<Tables>,
  now: Date,
  work: () => Promise<Result>,
): Promise<{ result: Result; overrides: Overrides }> {
  const lifted = await liftOverrides(trx)
  const result = await work()
  const overrides = await override(trx, lifted, now)
  return { result, overrides }
}

/** Lifts the overrides whose last day is over, where there are any. */
export async function endOverrides(db: Database, now: Date): Promise<void> {
  if (!(await hasPastOverrides(db, dayInKazakhstan(now)))) return
  await db.transaction().execute(async (trx) => {
    await lockFeedImports(trx)
    await withoutOverrides(trx, now, async () => {})
  })
}

async function override(
  trx: Transaction<Tables>,
  lifted: ReadonlyMap<number, OverriddenUnit>,
  now: Date,
): Promise<Overrides> {
  const { found, problems } = await findUnits(trx, await wantedOverrides(trx), dayInKazakhstan(now))
  if (lifted.size === 0 && found.size === 0) return { in_force: [], problems }
  const bases = await unitsWith(trx, [...new Set([...lifted.keys(), ...found.keys()])])
  const promotions = await promotionsOf(trx, [...found.values()])
  const linked = await linksOf(trx, [...found.keys()])
  const inForce: OverriddenUnit[] = []
  const released: EstateRow[] = []
  let isChanged = false
  for (const [id, base] of bases) {
    const wanted = found.get(id)
    const promotion = promotions.get(wanted?.promotion ?? '') ?? null
    const promotion_id = promotion !== null && linked.has(`${id} ${promotion}`) ? null : promotion
    const seen = lifted.get(id) ?? { row: base, promotion_id: null }
    const row = wanted === undefined ? { ...base } : overridden(base, wanted)
    const isSame = seen.promotion_id === promotion_id && hasSameFacts(row, seen.row)
    isChanged ||= !isSame
    row.updated_at = isSame ? later(base.updated_at, seen.row.updated_at) : now.toISOString()
    if (row.status !== base.status)
      row.status_changed_at = row.status === seen.row.status ? seen.row.status_changed_at : now.toISOString()
    if (wanted === undefined) released.push(row)
    else
      inForce.push({
        row,
        base: factsOf(base),
        until: wanted.until,
        price: wanted.price ?? null,
        promotion_id,
      })
  }
  await writeEstates(trx, released)
  await putOverrides(trx, inForce)
  if (isChanged) await bumpContentVersion(trx, now)
  return { in_force: inForce.map((unit) => toldOf(unit, found)), problems }
}

/** A unit as staff want it. What is free and has no price is sold on request, and a price by hand is shown. */
function overridden(base: EstateRow, { status, hidden, price, until }: UnitOverride): EstateRow {
  const row = { ...base, status: hidden ? ('hidden' as const) : (status ?? base.status) }
  if (price !== undefined) {
    row.price = price
    row.price_m2 = Math.round(price / base.area_total)
    row.price_old = base.price_old !== null && base.price_old > price ? base.price_old : null
    row.price_valid_until = until
    if (status === undefined && row.status === 'request') row.status = 'free'
  }
  if (row.status === 'free' && row.price === 0) row.status = 'request'
  return row
}

const visible = ['status', 'price', 'price_m2', 'price_old', 'price_valid_until'] as const

function hasSameFacts(a: EstateRow, b: EstateRow): boolean {
  return visible.every((column) => a[column] === b[column])
}

function factsOf(row: EstateRow): OverriddenFacts {
  const { status, status_changed_at, price, price_m2, price_old, price_valid_until, updated_at } = row
  return { status, status_changed_at, price, price_m2, price_old, price_valid_until, updated_at }
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

function toldOf(
  { row, base, until }: OverriddenUnit,
  found: ReadonlyMap<number, UnitOverride>,
): OverrideInForce {
  const { id, category, geo_flatnum, house_id, floor, area_total, status, price } = row
  const wanted = found.get(id)
  return {
    line: wanted?.line ?? 0,
    until,
    unit: { id, category, geo_flatnum, house_id, floor, area_total },
    before: { status: base.status, price: base.price },
    after: { status, price },
    promotion: wanted?.promotion ?? null,
  }
}

/** Ids of the promotions that are named, by slug. */
async function promotionsOf(db: Database, overrides: readonly UnitOverride[]): Promise<Map<string, number>> {
  const slugs = overrides.flatMap(({ promotion }) => promotion ?? [])
  if (slugs.length === 0) return new Map()
  const rows = await db.selectFrom('promotions').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function linksOf(db: Database, ids: readonly number[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('estate_promotions').selectAll().where('estate_id', 'in', ids).execute()
  return new Set(rows.map(({ estate_id: id, promotion_id: promotion }) => `${id} ${promotion}`))
}
