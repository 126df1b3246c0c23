import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/**
 * What became of the deadlines of houses, and where registers show permits and guarantees; `tables.ts` documents the
 * columns. The history begins with the next import: what was said before is not known.
 */
export const promises: Migration = {
  async up(db) {
    const { flag, json, strict } = columnTypes[engineOf(db)]
    const steps = [
      `create table house_promises (
        company text not null,
        house_id integer not null,
        number integer not null,
        day text not null,
        is_listed ${flag} not null,
        deadline_year integer,
        deadline_quarter integer,
        handed_over_at text,
        ${json('reason')} not null,
        complex_id integer not null,
        queue_no integer not null,
        ${json('house_name')} not null,
        ${json('complex_name')} not null,
        primary key (company, house_id, number)
      ) ${strict}`,
      ...['complexes', 'houses'].flatMap((table) => [
        `alter table ${table} add column permit_url text`,
        `alter table ${table} add column guarantee_url text`,
      ]),
    ]
    for (const step of steps) await sql.raw(step).execute(db)
  },
}
