import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** A prefix may lead to one page (A6); those of earlier imports take what stands behind them along. */
export const redirectTails: Migration = {
  async up(db) {
    const { flag } = columnTypes[engineOf(db)]
    await sql
      .raw(
        `alter table redirects add column keeps_tail ${flag} default 1 not null check (keeps_tail in (0, 1))`,
      )
      .execute(db)
  },
}
