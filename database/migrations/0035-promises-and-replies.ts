import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** What was promised of a finished house, and what the company answers to a review: not known before the next import. */
export const promisesAndReplies: Migration = {
  async up(db) {
    const { json } = columnTypes[engineOf(db)]
    const steps = [
      'alter table houses add column promised_year integer',
      'alter table houses add column promised_quarter integer',
      'alter table reviews add column url text',
      `alter table reviews add column ${json('reply')} default 'null' not null`,
    ]
    for (const step of steps) await sql.raw(step).execute(db)
  },
}
