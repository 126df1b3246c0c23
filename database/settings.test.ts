import assert from 'node:assert/strict'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { readSetting, secretKey, writeSetting } from './settings.ts'

eachDatabase('a setting is null until it is written, and then what was written last', async (db) => {
  assert.equal(await readSetting(db, 'features'), null)
  await writeSetting(db, 'features', [])
  const features = [{ code: 'yard', title: textOf('Yard') }]
  await writeSetting(db, 'features', features)
  assert.deepEqual(await readSetting(db, 'features'), features)
})

eachDatabase('the signing key is made once, also when many ask at the same time', async (db) => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => secretKey(db)))
  assert.equal(new Set(keys).size, 1)
  assert.equal(Buffer.from(keys[0] ?? '', 'base64url').length, 32)
  assert.equal(await secretKey(db), keys[0])
})
