import type { Selectable, Transaction } from 'kysely'
import { readJson, writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { OverriddenFacts, Tables, UnitOverrideTable } from '../tables.ts'
import { type EstateRow, writeEstates } from './write-estates.ts'

/** A unit and what is in force on it by hand. */
export type OverriddenUnit = {
  /** As visitors see it. */
  row: EstateRow
  /** What its feed or its content say of it. */
  base: OverriddenFacts
} & Pick<Selectable<UnitOverrideTable>, 'until' | 'price' | 'promotion_id'>

/** What feeds and content say of units that are overridden, by their ids. */
export async function factsBeneath(db: Database): Promise<Map<number, OverriddenFacts>> {
  const rows = await db.selectFrom('unit_overrides').select(['estate_id', 'base']).execute()
  return new Map(rows.map(({ estate_id: id, base }) => [id, readJson(base)]))
}

/** Whether an override is in force whose last day is over. @param today the day in Kazakhstan */
export async function hasPastOverrides(db: Database, today: string): Promise<boolean> {
  const past = await db
    .selectFrom('unit_overrides')
    .select('estate_id')
    .where('until', '<', today)
    .limit(1)
    .executeTakeFirst()
  return past !== undefined
}

/** Gives all units back what their feeds and the content say, and returns them as they were, by id. */
export async function liftOverrides(trx: Transaction<Tables>): Promise<Map<number, OverriddenUnit>> {
  const overrides = await trx.selectFrom('unit_overrides').selectAll().execute()
  if (overrides.length === 0) return new Map()
  const rows = await unitsWith(
    trx,
    overrides.map(({ estate_id: id }) => id),
  )
  const lifted = new Map<number, OverriddenUnit>()
  for (const { estate_id: id, base, ...override } of overrides) {
    const row = rows.get(id)
    if (row !== undefined) lifted.set(id, { ...override, row, base: readJson(base) })
    if (override.promotion_id === null) continue
    await trx
      .deleteFrom('estate_promotions')
      .where('estate_id', '=', id)
      .where('promotion_id', '=', override.promotion_id)
      .execute()
  }
  await writeEstates(
    trx,
    [...lifted.values()].map(({ row, base }) => ({ ...row, ...base })),
  )
  await trx.deleteFrom('unit_overrides').execute()
  return lifted
}

/** Puts overrides in force; none is. */
export async function putOverrides(
  trx: Transaction<Tables>,
  units: readonly OverriddenUnit[],
): Promise<void> {
  await writeEstates(
    trx,
    units.map(({ row }) => row),
  )
  for (const { row, base, until, price, promotion_id } of units) {
    const { id: estate_id } = row
    await trx
      .insertInto('unit_overrides')
      .values({ estate_id, until, price, promotion_id, base: writeJson(base) })
      .execute()
    if (promotion_id !== null) {
      await trx.insertInto('estate_promotions').values({ estate_id, promotion_id }).execute()
    }
  }
}

/** Units by id. */
export async function unitsWith(db: Database, ids: readonly number[]): Promise<Map<number, EstateRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('estates').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
