import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { findCompany } from '../catalogue/dictionaries.ts'
import { writeJson } from '../engines/json.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { credit } from './0008-credit.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`A29 a company with a credit of an earlier release is shown without one (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    await credit.up(db)
    assert.equal(await findCompany(db, 'en'), null)
    const old = { name: 'Company', hours: textOf('Hours'), credit: { title: 'Maker', url: null } }
    await db
      .insertInto('settings')
      .values({ key: 'company', value: writeJson<unknown>(old) })
      .execute()
    await credit.up(db)
    assert.deepEqual(await findCompany(db, 'en'), {
      name: 'Company',
      hours: 'Hours in English',
      credit: null,
    })
  })
}
