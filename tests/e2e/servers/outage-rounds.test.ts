import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outageRounds } from '../../helpers/outage-rounds/outage-rounds.ts'
import { outageKinds } from '../../helpers/outage-rounds/outages.ts'

// The same for a minute each: node tests/outage-rounds.ts --seconds 60
test('A14 while the database has ended, is cut off or frozen no page fails, and every request arrives once', async (t) => {
  assert.deepEqual(await outageRounds(t, { kinds: outageKinds, seconds: 2, seed: 1 }), [])
})
