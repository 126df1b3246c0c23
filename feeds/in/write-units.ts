import type { Transaction } from 'kysely'
import { rememberPictures } from '#database/feeds/feed-pictures.ts'
import { nextEstateId, rememberUnits } from '#database/feeds/feed-units.ts'
import { knownPlans } from '#database/feeds/plan-names.ts'
import { houseLights } from '#database/light/house-lights.ts'
import type { Database } from '#database/open.ts'
import type { OverriddenFacts, Tables } from '#database/tables.ts'
import {
  type EstateRow,
  isSameBesideSale,
  writeEstates,
  writeFactsOfSale,
  writePrices,
} from '#database/feeds/write-estates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { type PriceReason, priceReason } from '#domain/price-reasons.ts'
import { publicPrice } from '#domain/shown-price.ts'
import { estateOfUnit, type Known } from './estate-of-unit.ts'
import type { News } from './news.ts'
import type { StagedUnit, Staging } from './staging.ts'

export type UnitCounts = { added: number; changed: number; unchanged: number }

/** Where the units go; a dry run reads and writes nothing. */
export type Target = {
  db: Database
  trx: Transaction<Tables> | null
  source: string
  now: Date
  news: News
  /** What feeds said of units that are overridden, by id; an import that writes has lifted the overrides. */
  beneath: ReadonlyMap<number, OverriddenFacts>
}

/** Units compared and written at a time. */
const batch = 1_000

/** Compares every unit of the feed with the stored one and writes the differences, with the price of the day. */
export async function writeUnits(staging: Staging, target: Target): Promise<UnitCounts> {
  const { db, trx } = target
  const counts: UnitCounts = { added: 0, changed: 0, unchanged: 0 }
  const known = { plans: await knownPlans(db), lights: await houseLights(db) }
  let nextId = Math.max(await nextEstateId(db), staging.largestOwnId() + 1)
  // PostgreSQL writes one batch while the next one is compared here.
  let writing: Promise<void> = Promise.resolve()
  let units = staging.unitsAfter(0, batch)
  let stored = await storedEstates(db, units)
  try {
    for (let last = units.at(-1); last !== undefined; last = units.at(-1)) {
      // Whether an id is free is known when those before are written.
      if (units.some(({ unit }) => unit.own !== null)) await writing
      const ids = { freeIds: await freeIdsOf(db, units), nextId }
      const found = compareBatch(units, stored, ids, counts, staging, { ...target, ...known })
      nextId = ids.nextId
      units = staging.unitsAfter(last.seq, batch)
      await writing
      stored = await storedEstates(db, units)
      if (trx !== null) writing = writeDifferences(trx, found, target)
    }
  } finally {
    await writing
  }
  return counts
}

/** What is to be written of a batch. */
type Differences = {
  /** New units, and those that differ in more than their sale. */
  changed: EstateRow[]
  /** Units that differ in prices and statuses alone. */
  sold: EstateRow[]
  /** Units with another price than before, and why. */
  priced: { id: number; price: number; reason: PriceReason | null }[]
  pictures: string[]
  named: { source: string; external_id: string; estate_id: number }[]
}

function compareBatch(
  units: readonly StagedUnit[],
  stored: ReadonlyMap<number, EstateRow>,
  ids: { freeIds: ReadonlySet<number>; nextId: number },
  counts: UnitCounts,
  staging: Staging,
  { source, now, news, beneath, plans, lights }: Target & Omit<Known, 'now'>,
): Differences {
  const found: Differences = { changed: [], sold: [], priced: [], pictures: [], named: [] }
  for (const staged of units) {
    const seen = staged.estate_id === null ? null : (stored.get(staged.estate_id) ?? null)
    const fed = seen && beneath.get(seen.id)
    const before = fed ? { ...seen, ...fed } : seen
    const wanted = staged.unit.own?.id
    const id = wanted !== undefined && ids.freeIds.has(wanted) ? wanted : ids.nextId
    const outcome = estateOfUnit(staged.unit, before, id, { now, plans, lights })
    if ('problem' in outcome) {
      staging.skipUnit(staged, { reason: outcome.problem, detail: '' })
      continue
    }
    const { row, change } = outcome
    counts[change] += 1
    if (change === 'added' && id === ids.nextId) ids.nextId += 1
    if (change !== 'unchanged')
      (before !== null && isSameBesideSale(row, before) ? found.sold : found.changed).push(row)
    if (row.plan_address !== null && row.plan_address !== before?.plan_address)
      found.pictures.push(row.plan_address)
    tellNews(news, row, before, change)
    const told = publicPrice(row)
    const toldBefore = before && publicPrice(before)
    if (told !== null && told !== toldBefore) {
      // What visitors did not see explains nothing to them.
      const reason = priceReason(row, toldBefore === null ? null : before)
      found.priced.push({ id: row.id, price: told, reason })
    }
    if (!staged.isNamed) found.named.push({ source, external_id: staged.unit.external_id, estate_id: row.id })
  }
  return found
}

async function writeDifferences(
  trx: Transaction<Tables>,
  { changed, sold, priced, pictures, named }: Differences,
  { now }: Pick<Target, 'now'>,
): Promise<void> {
  await writeEstates(trx, changed)
  await writeFactsOfSale(trx, sold)
  const date = dayInKazakhstan(now)
  await writePrices(
    trx,
    priced.map(({ id, price, reason }) => ({ estate_id: id, date, price, reason })),
  )
  await rememberUnits(trx, named)
  await rememberPictures(trx, pictures, now)
}

function tellNews(
  news: News,
  row: EstateRow,
  before: EstateRow | null,
  change: 'added' | 'changed' | 'unchanged',
): void {
  if (change === 'added') news.tell('added', [{ row, before: null }])
  if (change !== 'changed' || before === null) return
  if (before.price !== row.price) news.tell('price', [{ row, before }])
  if (before.status !== row.status) news.tell('status', [{ row, before }])
}

async function storedEstates(db: Database, units: readonly StagedUnit[]): Promise<Map<number, EstateRow>> {
  const ids = units.flatMap(({ estate_id }) => (estate_id === null ? [] : [estate_id]))
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('estates').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The free ids of units of our own units.json, which new units keep: their addresses stay the same on another server. */
async function freeIdsOf(db: Database, units: readonly StagedUnit[]): Promise<ReadonlySet<number>> {
  const freeIds = new Set(units.flatMap(({ unit }) => unit.own?.id ?? []))
  if (freeIds.size === 0) return freeIds
  const taken = await db
    .selectFrom('estates')
    .select('id')
    .where('id', 'in', [...freeIds])
    .execute()
  for (const { id } of taken) freeIds.delete(id)
  return freeIds
}
