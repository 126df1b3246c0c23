import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { estateStatuses } from '#domain/estate-words.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { unconfirmedUnits } from './0015-unconfirmed-units.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R459 a unit of an earlier release keeps its status (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    const estates = estateStatuses.map((status, index) =>
      makeEstate({ id: index + 1, geo_flatnum: String(index + 1), status }),
    )
    await fillDatabase(db, { ...basicRows, estates })
    const stored = () => db.selectFrom('estates').selectAll().orderBy('id').execute()
    const before = await stored()
    // Indexes of that release, which a later one takes away.
    for (const index of ['estates_complex_price', 'estates_price'])
      await sql.raw(`create index ${index} on estates (status)`).execute(db)
    if (engine === 'sqlite') await sql`drop index estates_complex`.execute(db)
    await unconfirmedUnits.up(db)
    assert.deepEqual(await stored(), before)
    await assert.rejects(sql`update estates set status = 'nonsense'`.execute(db))
  })
}
