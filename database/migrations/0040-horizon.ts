import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Records of projects may say the outline of mountains: not known before the next import (R1125). */
export const horizon: Migration = {
  async up(db) {
    const { json } = columnTypes[engineOf(db)]
    await sql.raw(`alter table complexes add column ${json('horizon')} default 'null' not null`).execute(db)
  },
}
