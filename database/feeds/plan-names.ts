import type { Transaction } from 'kysely'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'

/** The plans that are there: their codes, and the code for each name that feeds give one, folded. */
export type KnownPlans = { codes: ReadonlySet<string>; byName: ReadonlyMap<string, string> }

export async function knownPlans(db: Database): Promise<KnownPlans> {
  const rows = await db.selectFrom('plans').select(['code', 'names']).orderBy('code').execute()
  return {
    codes: new Set(rows.map(({ code }) => code)),
    byName: new Map(rows.flatMap(({ code, names }) => readJson(names).map((name) => [name, code] as const))),
  }
}

/**
 * Gives units of feeds the plans that have the names their feeds say, after plans have come, changed or gone (R603).
 *
 * @returns how many units have another plan now
 */
export async function assignPlans(trx: Transaction<Tables>, now: Date): Promise<number> {
  const { byName } = await knownPlans(trx)
  const named = await trx
    .selectFrom('estates')
    .select(['plan_name', 'plan_code'])
    .where('plan_name', 'is not', null)
    .distinct()
    .execute()
  let changed = 0
  for (const { plan_name: name, plan_code: code } of named) {
    const right = byName.get(name ?? '') ?? null
    if (right === code) continue
    const { numUpdatedRows } = await trx
      .updateTable('estates')
      .set({ plan_code: right, updated_at: now.toISOString() })
      .where('plan_name', '=', name)
      .where('plan_code', code === null ? 'is' : '=', code)
      .executeTakeFirst()
    changed += Number(numUpdatedRows)
  }
  return changed
}
