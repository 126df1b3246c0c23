import type { Selectable } from 'kysely'
import type { Localized } from '#domain/languages.ts'
import type { Promised } from '#domain/promise-history.ts'
import { readJson } from '../engines/json.ts'
import type { Database } from '../open.ts'
import type { HousePromiseTable } from '../tables.ts'
import { deadlineOf } from './deadline.ts'

export type PromiseRow = Selectable<HousePromiseTable>

/** What the records of houses said of their deadlines, by the id of the house, each house from its first word on. */
export async function promiseRows(db: Database, company: string): Promise<Map<number, PromiseRow[]>> {
  const rows = await db
    .selectFrom('house_promises')
    .selectAll()
    .where('company', '=', company)
    .orderBy('house_id')
    .orderBy('number')
    .execute()
  return Map.groupBy(rows, ({ house_id }) => house_id)
}

export function promisedOf(row: PromiseRow): Promised<Localized> {
  return {
    day: row.day,
    isListed: row.is_listed === 1,
    deadline: deadlineOf(row),
    handedOverAt: row.handed_over_at,
    reason: readJson(row.reason),
  }
}
