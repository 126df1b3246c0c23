import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { leadLimits, TooMany } from './limits.ts'
import { withinLimits } from './within-limits.ts'

const from = { address: '203.0.113.7', contact: '+77011234567' }
const fresh = async () => ({ id: 'new', repeated: false })
const nobody = async () => null

test('A14 a repeat counts nothing, and is answered with the first id even over the limit of the address', async (t) => {
  const limits = leadLimits({
    db: await sqliteDatabase(t),
    address: { requests: 2, seconds: 600 },
    phone: null,
    secret: 'a secret of the site',
  })
  t.after(limits.close)
  const repeat = async () => ({ id: 'first', repeated: true })
  for (let time = 0; time < 5; time++) {
    assert.deepEqual(await withinLimits(limits, from, repeat, nobody), { id: 'first', repeated: true })
  }
  const broken = async () => Promise.reject(new Error('the disk is full'))
  for (let time = 0; time < 5; time++) {
    await assert.rejects(withinLimits(limits, from, broken, nobody), /the disk is full/)
  }
  for (let time = 0; time < 2; time++) await withinLimits(limits, from, fresh, nobody)
  await assert.rejects(withinLimits(limits, from, fresh, nobody), TooMany)
  assert.deepEqual(await withinLimits(limits, from, fresh, async () => 'first'), {
    id: 'first',
    repeated: true,
  })
  await assert.rejects(withinLimits(limits, from, fresh, broken), TooMany, 'where nobody can look')
})
