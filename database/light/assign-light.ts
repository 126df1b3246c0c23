import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { LightOfUnit } from '#domain/unit-light.ts'
import { readJson, writeJson } from '../engines/json.ts'
import type { Tables } from '../tables.ts'
import { houseLights } from './house-lights.ts'

/** Units read at a time, and most that are written by one statement. */
const batch = 1_000

/**
 * Gives all units the windows and hours of sun that follow from the records of houses, after these have changed (R680).
 *
 * @returns how many units have others now
 */
export async function assignLight(trx: Transaction<Tables>, now: Date): Promise<number> {
  const lights = await houseLights(trx)
  let changed = 0
  for (let after = -1; ;) {
    const units = await trx
      .selectFrom('estates')
      .select(['id', 'category', 'house_id', 'section', 'floor', 'riser', 'position_on_floor'])
      .select(['told_windows', 'windows', 'sun'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const last = units.at(-1)
    if (!last) return changed
    after = last.id
    /** Ids of units by what they get. */
    const other = new Map<string, { light: ReturnType<typeof columnsOf>; ids: number[] }>()
    for (const unit of units) {
      const light = lights.get(unit.house_id)?.(unit, readJson(unit.told_windows))
      const { windows, sun } = { windows: readJson(unit.windows), sun: readJson(unit.sun) }
      if (light === undefined || isDeepStrictEqual({ windows, sun }, light)) continue
      const columns = columnsOf(light)
      const key = columns.windows + columns.sun
      const same = other.get(key) ?? { light: columns, ids: [] }
      other.set(key, same)
      same.ids.push(unit.id)
    }
    for (const { light, ids } of other.values()) {
      await trx
        .updateTable('estates')
        .set({ ...light, updated_at: now.toISOString() })
        .where('id', 'in', ids)
        .execute()
      changed += ids.length
    }
  }
}

/** As the database keeps it. */
function columnsOf({ windows, sun }: ReturnType<LightOfUnit>) {
  return { windows: writeJson(windows), sun: writeJson(sun) }
}
