import type { Transaction } from 'kysely'
import { rememberPictures } from '#database/feeds/feed-pictures.ts'
import { nextEstateId, rememberUnits } from '#database/feeds/feed-units.ts'
import { type KnownPlans, knownPlans } from '#database/feeds/plan-names.ts'
import { houseLights } from '#database/light/house-lights.ts'
import type { Database } from '#database/open.ts'
import type { OverriddenFacts, Tables } from '#database/tables.ts'
import { type EstateRow, writeEstates, writePrices } from '#database/feeds/write-estates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { publicPrice } from '#domain/shown-price.ts'
import type { LightOfUnit } from '#domain/unit-light.ts'
import { estateOfUnit } from './estate-of-unit.ts'
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
  const counts: UnitCounts = { added: 0, changed: 0, unchanged: 0 }
  const plans = await knownPlans(target.db)
  const lights = await houseLights(target.db)
  let next = Math.max(await nextEstateId(target.db), staging.largestOwnId() + 1)
  for (let after = 0; ;) {
    const units = staging.unitsAfter(after, batch)
    const last = units.at(-1)
    if (!last) return counts
    next = await writeBatch(units, next, counts, staging, { ...target, plans, lights })
    after = last.seq
  }
}

async function writeBatch(
  units: readonly StagedUnit[],
  firstId: number,
  counts: UnitCounts,
  staging: Staging,
  {
    db,
    trx,
    source,
    now,
    news,
    beneath,
    plans,
    lights,
  }: Target & { plans: KnownPlans; lights: ReadonlyMap<number, LightOfUnit> },
): Promise<number> {
  const stored = await storedEstates(db, units)
  const freeIds = await freeIdsOf(db, units)
  const changed: EstateRow[] = []
  const prices: EstateRow[] = []
  const pictures: string[] = []
  const named: { source: string; external_id: string; estate_id: number }[] = []
  let nextId = firstId
  for (const staged of units) {
    const seen = staged.estate_id === null ? null : (stored.get(staged.estate_id) ?? null)
    const fed = seen && beneath.get(seen.id)
    const before = fed ? { ...seen, ...fed } : seen
    const wanted = staged.unit.own?.id
    const id = wanted !== undefined && freeIds.has(wanted) ? wanted : nextId
    const outcome = estateOfUnit(staged.unit, before, id, { now, plans, lights })
    if ('problem' in outcome) {
      staging.skipUnit(staged, { reason: outcome.problem, detail: '' })
      continue
    }
    const { row, change } = outcome
    counts[change] += 1
    if (change === 'added' && id === nextId) nextId += 1
    if (change !== 'unchanged') changed.push(row)
    if (row.plan_address !== null && row.plan_address !== before?.plan_address)
      pictures.push(row.plan_address)
    tellNews(news, row, before, change)
    const told = publicPrice(row)
    if (told !== null && told !== (before && publicPrice(before))) prices.push(row)
    if (!staged.isNamed) named.push({ source, external_id: staged.unit.external_id, estate_id: row.id })
  }
  if (trx !== null) {
    await writeEstates(trx, changed)
    const date = dayInKazakhstan(now)
    await writePrices(
      trx,
      prices.map(({ id, price }) => ({ estate_id: id, date, price })),
    )
    await rememberUnits(trx, named)
    await rememberPictures(trx, pictures, now)
  }
  return nextId
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
