import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeComplex, makeRow } from '#tests/helpers/databases/rows.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { textIn } from '../contents/texts-and-pictures.ts'
import { builderNames } from './0009-builder-names.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`the builder of an earlier release keeps its name in every language (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    await fillDatabase(db, {
      cities: [makeRow('cities', {})],
      complexes: [makeComplex({ id: 1 }), makeComplex({ id: 2, builder_name: null })],
    })
    await sql`update complexes set builder_name = ${'ТОО «Garden»'} where id = 1`.execute(db)
    await builderNames.up(db)
    const rows = await db.selectFrom('complexes').select('builder_name').orderBy('id').execute()
    const [named, unnamed] = rows.map((row) => row.builder_name)
    assert.equal(named && textIn(named, 'kk'), 'ТОО «Garden»')
    assert.equal(unnamed, null)
  })
}
