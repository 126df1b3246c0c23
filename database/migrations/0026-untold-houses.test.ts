import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, fillDatabase } from '#tests/helpers/databases/rows.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { untoldHouses } from './0026-untold-houses.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R766 a house keeps its height and street side, and may say neither (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    await fillDatabase(db, basicRows)
    const houses = () => db.selectFrom('houses').select(['azimuth', 'height_m']).orderBy('id').execute()
    const before = await houses()
    assert.ok(before.length > 0 && before.every(({ height_m }) => height_m !== null))
    await untoldHouses.up(db)
    assert.deepEqual(await houses(), before)
    await db.updateTable('houses').set({ azimuth: null, height_m: null }).execute()
    assert.deepEqual((await houses())[0], { azimuth: null, height_m: null })
  })
}
