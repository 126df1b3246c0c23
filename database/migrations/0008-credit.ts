import type { Migration } from 'kysely/migration'
import { readSetting, writeSetting } from '../settings.ts'

/** The credit has become a text in three languages and a link (A29): one of the old shape waits for the next import. */
export const credit: Migration = {
  async up(db) {
    const company = await readSetting(db, 'company')
    if (company !== null) await writeSetting(db, 'company', { ...company, credit: null })
  },
}
