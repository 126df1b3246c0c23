import type { Transaction } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Content } from './content.ts'

/** Projects and houses that were imported once and that the content no longer has. */
export type VanishedProjects = {
  complexes: readonly number[]
  houses: readonly number[]
  /** The number of units in each of these houses, by its slug; houses without units are not here. */
  units: ReadonlyMap<string, number>
}

/** Houses with units are in the database and not in the content any more. */
export class HousesLeft extends Error {
  readonly units: VanishedProjects['units']

  constructor(units: VanishedProjects['units']) {
    super(`houses with units are not in the content: ${[...units.keys()].join(', ')}`)
    this.units = units
  }
}

export async function vanishedProjects(
  trx: Transaction<Tables>,
  content: Content,
): Promise<VanishedProjects> {
  const complexes = await vanished(trx, 'complexes', content)
  const houses = await vanished(trx, 'houses', content)
  const counts = await trx
    .selectFrom('estates')
    .innerJoin('houses', 'houses.id', 'estates.house_id')
    .select('houses.slug')
    .select((row) => row.fn.countAll<number>().as('units'))
    .where('houses.id', 'in', [0, ...houses])
    .groupBy('houses.slug')
    .orderBy('houses.slug')
    .execute()
  return { complexes, houses, units: new Map(counts.map(({ slug, units }) => [slug, Number(units)])) }
}

/** Rows that came in another way, by a feed, are not the content's to remove. */
async function vanished(
  trx: Transaction<Tables>,
  table: 'complexes' | 'houses',
  content: Content,
): Promise<number[]> {
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', (ids) =>
      ids.selectFrom('content_ids').select('content_ids.id').where('kind', '=', table),
    )
    .execute()
  const kept = new Set(content[table].map(({ id }) => id))
  return rows.map(({ id }) => id).filter((id) => !kept.has(id))
}

/**
 * Removes the units of these houses, with their prices and links.
 *
 * @returns how many units there were
 */
export async function removeUnits(trx: Transaction<Tables>, houses: readonly number[]): Promise<number> {
  if (houses.length === 0) return 0
  const { numDeletedRows } = await trx
    .deleteFrom('estates')
    .where('house_id', 'in', houses)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes rows by id, after everything that refers to them. */
export async function removeByIds(
  trx: Transaction<Tables>,
  table: 'complexes' | 'houses',
  ids: readonly number[],
): Promise<number> {
  if (ids.length > 0) await trx.deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length
}
