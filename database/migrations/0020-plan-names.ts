import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Feeds name plans in their own words, and plans know these names (R603). What a plan repeats of its units goes. */
export const planNames: Migration = {
  async up(db) {
    const { json } = columnTypes[engineOf(db)]
    const changes = [
      'alter table estates add column plan_name text',
      'create index estates_plan_name on estates (plan_name)',
      `alter table plans add column ${json('names')} default '[]' not null`,
      'alter table plans drop column category',
      'alter table plans drop column rooms',
    ]
    for (const change of changes) await sql.raw(change).execute(db)
  },
}
