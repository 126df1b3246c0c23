import type { Migration } from 'kysely/migration'
import { readJson, writeJson } from '../engines/json.ts'

/** The name of the company has become a text in three languages; that of an earlier release stands in each. */
export const companyNames: Migration = {
  async up(db) {
    const row = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'company')
      .executeTakeFirst()
    if (row === undefined) return
    const company = readJson(row.value) as { name: unknown }
    if (typeof company.name !== 'string') return
    const { name } = company
    await db
      .updateTable('settings')
      .set({ value: writeJson<unknown>({ ...company, name: { ru: name, kk: name, en: name } }) })
      .where('key', '=', 'company')
      .execute()
  },
}
