import type { Transaction } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Content } from './content.ts'
import { houseOfEstate } from './demo/generated-estate.ts'

/** Units withdrawn in one statement. */
const chunk = 500

/**
 * Withdraws the units that the demo company had in its houses and has no longer. Units with other ids came from a feed
 * and are left alone.
 *
 * @returns how many units were withdrawn
 */
export async function withdrawVanishedEstates(
  trx: Transaction<Tables>,
  content: Content,
  now: Date,
): Promise<number> {
  const known = new Set(content.estates.map(({ id }) => id))
  const houses = [...new Set(content.estates.map(({ house_id }) => house_id))]
  if (houses.length === 0) return 0
  const stored = await trx
    .selectFrom('estates')
    .select(['id', 'house_id'])
    .where('house_id', 'in', houses)
    .where('status', '!=', 'withdrawn')
    .execute()
  const vanished = stored.filter((unit) => !known.has(unit.id) && houseOfEstate(unit.id) === unit.house_id)
  const at = now.toISOString()
  for (let from = 0; from < vanished.length; from += chunk) {
    const ids = vanished.slice(from, from + chunk).map(({ id }) => id)
    await trx
      .updateTable('estates')
      .set({ status: 'withdrawn', status_changed_at: at, updated_at: at })
      .where('id', 'in', ids)
      .execute()
  }
  return vanished.length
}
