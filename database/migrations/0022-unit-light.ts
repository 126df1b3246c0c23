import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { engineOf } from '../engines/engine.ts'
import { columnTypes } from './column-types.ts'

/** Records of houses and projects say what shades a window and which units look where (R680). */
export const unitLight: Migration = {
  async up(db) {
    const { json } = columnTypes[engineOf(db)]
    const light = '{"base_m":0,"ground_floor_m":null,"floor_m":null,"parts":[],"windows":[]}'
    const changes = [
      `alter table complexes add column ${json('neighbours')} default '[]' not null`,
      `alter table houses add column ${json('light')} default '${light}' not null`,
      `alter table estates add column ${json('told_windows')} default 'null' not null`,
      // Until now windows came with the unit alone.
      `update estates set told_windows = windows where cast(windows as text) <> '[]'`,
    ]
    for (const change of changes) await sql.raw(change).execute(db)
  },
}
