import type { Insertable } from 'kysely'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import { sampleRows } from './sample-rows.ts'

export type Row<T extends keyof Tables> = Insertable<Tables[T]>

/** Rows by table, each table after those it refers to. */
export type Rows = { [T in keyof Tables]?: readonly Row<T>[] }

/** All tables, each after those it refers to. */
export const tablesInOrder = Object.keys(sampleRows) as readonly (keyof Tables)[]

/** A city, a project, a house and two drawings with id 1, to which units refer when they do not say otherwise. */
export const basicRows = {
  cities: [makeRow('cities', {})],
  complexes: [makeRow('complexes', {})],
  houses: [makeRow('houses', {})],
  plans: [makeRow('plans', {})],
} satisfies Rows

/** A row of the sample with the fields that the test changes. */
export function makeRow<T extends keyof Tables>(table: T, difference: Partial<Row<T>>): Row<T> {
  return { ...(sampleRows[table] as Row<T>), ...difference }
}

/** A flat of house 1 of project 1: free, two rooms, 61.4 m², 37.5 million. */
export function makeEstate(difference: Partial<Row<'estates'>> = {}): Row<'estates'> {
  return makeRow('estates', difference)
}

/** A project in city 1; its slug follows its id. */
export function makeComplex(difference: Partial<Row<'complexes'>> = {}): Row<'complexes'> {
  return makeRow('complexes', { slug: `project-${difference.id ?? 1}`, ...difference })
}

/** A house of project 1; its slug follows its id. */
export function makeHouse(difference: Partial<Row<'houses'>> = {}): Row<'houses'> {
  return makeRow('houses', { slug: `house-${difference.id ?? 1}`, ...difference })
}

/** An accepted callback; its id follows `number`. */
export function makeLead(number: number, difference: Partial<Row<'leads'>> = {}): Row<'leads'> {
  const id = `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
  return makeRow('leads', { id, ...difference })
}

/** Writes rows in one transaction and bumps the content version, as an import does. */
export async function fillDatabase(db: Database, rows: Rows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const insert = async <T extends keyof Tables>(table: T, list: readonly Row<T>[]) => {
      const size = 200
      for (let from = 0; from < list.length; from += size) {
        await trx
          .insertInto(table)
          .values(list.slice(from, from + size))
          .execute()
      }
    }
    for (const table of tablesInOrder) {
      const list = rows[table]
      if (list) await insert(table, list as readonly never[])
    }
    await bumpContentVersion(trx)
  })
}
