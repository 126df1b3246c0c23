import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/**
 * What buyers ask: questions with their answers, facts of houses and projects, the sources of articles; and programmes
 * of single houses or for the full price only. Nothing is known of them before the next import.
 */
export const answers: Migration = {
  async up(db) {
    const { decimal, flag, json, strict } = columnTypes[engineOf(db)]
    const steps = [
      `create table answers (
        id integer primary key,
        slug text not null unique,
        topic text not null,
        ${json('question')} not null,
        ${json('answer_html')} not null,
        ${json('sources')} not null,
        ${json('places')} not null,
        ${json('estate_categories')} not null,
        ${json('complexes')} not null,
        checked_at text not null,
        sort_order integer not null
      ) ${strict}`,
      `alter table articles add column ${json('sources')} default '[]' not null`,
      ...['complexes', 'houses'].flatMap((table) => [
        `alter table ${table} add column ${json('facts')} default '{}' not null`,
        `alter table ${table} add column maintenance_fee ${decimal}`,
      ]),
      `alter table mortgages add column ${json('houses')} default '[]' not null`,
      `alter table mortgages add column combines_with_discounts ${flag} default 1 not null`,
    ]
    for (const step of steps) await sql.raw(step).execute(db)
  },
}
