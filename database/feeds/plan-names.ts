import type { Transaction } from 'kysely'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { EstateTable, Tables } from '../tables.ts'
import { isFeedPlan } from './feed-pictures.ts'

/**
 * The plans that are there: their codes, the code for each name that feeds give one, folded, and for each address of a
 * picture that is made.
 */
export type KnownPlans = {
  codes: ReadonlySet<string>
  byName: ReadonlyMap<string, string>
  byAddress: ReadonlyMap<string, string>
}

export async function knownPlans(db: Database): Promise<KnownPlans> {
  const [rows, pictures] = await Promise.all([
    db.selectFrom('plans').select(['code', 'names']).orderBy('code').execute(),
    db
      .selectFrom('feed_pictures')
      .select(['address', 'plan_code'])
      .where('plan_code', 'is not', null)
      .execute(),
  ])
  const codes = new Set(rows.map(({ code }) => code))
  return {
    codes,
    byName: new Map(rows.flatMap(({ code, names }) => readJson(names).map((name) => [name, code] as const))),
    byAddress: new Map(
      pictures.flatMap(({ address, plan_code: code }) =>
        code !== null && codes.has(code) ? [[address, code] as const] : [],
      ),
    ),
  }
}

/** Whether the content gave a unit its plan, and no feed. */
export function hasOwnPlan({
  plan_name: name,
  plan_code: code,
}: Pick<EstateTable, 'plan_name' | 'plan_code'>) {
  return name === null && code !== null && !isFeedPlan(code)
}

/**
 * The plan that a unit shows: the company's own picture of the name that its feed says, else one that the content gave
 * it, else the picture at the address that its feed says. Until that is made it keeps the picture that it has.
 */
export function planOfUnit(
  { byName, byAddress }: KnownPlans,
  unit: Pick<EstateTable, 'plan_name' | 'plan_address' | 'plan_code'>,
): string | null {
  const { plan_name: name, plan_address: address, plan_code: code } = unit
  const named = name === null ? undefined : byName.get(name)
  if (named !== undefined) return named
  if (hasOwnPlan(unit)) return code
  const pictured = address === null ? undefined : byAddress.get(address)
  return pictured ?? (address !== null && code !== null && isFeedPlan(code) ? code : null)
}

/**
 * Gives units of feeds the plans that have the names and addresses their feeds say, after plans have come, changed or
 * gone (R603, R670).
 *
 * @returns how many units have another plan now
 */
export async function assignPlans(trx: Transaction<Tables>, now: Date): Promise<number> {
  const known = await knownPlans(trx)
  const told = await trx
    .selectFrom('estates')
    .select(['plan_name', 'plan_address', 'plan_code'])
    .where((row) => row.or([row('plan_name', 'is not', null), row('plan_address', 'is not', null)]))
    .distinct()
    .execute()
  let changed = 0
  for (const { plan_name: name, plan_address: address, plan_code: code } of told) {
    const right = planOfUnit(known, { plan_name: name, plan_address: address, plan_code: code })
    if (right === code) continue
    const { numUpdatedRows } = await trx
      .updateTable('estates')
      .set({ plan_code: right, updated_at: now.toISOString() })
      .where('plan_name', name === null ? 'is' : '=', name)
      .where('plan_address', address === null ? 'is' : '=', address)
      .where('plan_code', code === null ? 'is' : '=', code)
      .executeTakeFirst()
    changed += Number(numUpdatedRows)
  }
  return changed
}
