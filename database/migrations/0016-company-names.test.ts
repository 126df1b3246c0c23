import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { writeJson } from '../engines/json.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { readSetting } from '../settings.ts'
import { companyNames } from './0016-company-names.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R441 a company of an earlier release keeps its name in each language (${engine})`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    t.after(() => db.destroy())
    await migrate(db)
    await companyNames.up(db)
    assert.equal(await readSetting(db, 'company'), null)
    await db
      .insertInto('settings')
      .values({ key: 'company', value: writeJson<unknown>({ name: 'Company', phone: '1' }) })
      .execute()
    await companyNames.up(db)
    await companyNames.up(db)
    assert.deepEqual(await readSetting(db, 'company'), {
      name: { ru: 'Company', kk: 'Company', en: 'Company' },
      phone: '1',
    })
  })
}
