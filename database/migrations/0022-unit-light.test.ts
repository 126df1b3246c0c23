import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { readJson, writeJson } from '../engines/json.ts'
import { houseLights } from '../light/house-lights.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { unitLight } from './0022-unit-light.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R680 a unit of an earlier release keeps its windows, and its house casts a shadow (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    const estates = [makeEstate({ id: 1 }), makeEstate({ id: 2, windows: writeJson([]) })]
    await fillDatabase(db, { ...basicRows, estates })
    for (const [table, column] of [
      ['complexes', 'neighbours'],
      ['houses', 'light'],
      ['estates', 'told_windows'],
    ] as const) {
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db)
    }
    await unitLight.up(db)
    const rows = await db.selectFrom('estates').select(['windows', 'told_windows']).orderBy('id').execute()
    const [known, unknown] = rows.map(({ windows, told_windows: told }) => [
      readJson(windows),
      readJson(told),
    ])
    assert.deepEqual(known?.[0], known?.[1])
    assert.ok((known?.[0]?.length ?? 0) > 0)
    assert.deepEqual(unknown, [[], null])
    const place = { category: 'flat', section: 1, floor: 3, riser: null, position_on_floor: null } as const
    const light = (await houseLights(db)).get(1)?.(place, [{ azimuth: 180 }])
    assert.ok(light?.sun && light.sun.dec > 0)
  })
}
