import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killRounds } from '../../helpers/kill-rounds/kill-rounds.ts'

// The same with thirty rounds: node tests/kill-rounds.ts --rounds 30 [--postgres]
for (const engine of ['sqlite', 'postgres'] as const) {
  test(`A14 rounds of kill -9 in a stream of requests on ${engine}: each accepted one is stored once and received once`, async (t) => {
    assert.deepEqual(await killRounds(t, { engine, rounds: 3, seed: 1 }), [])
  })
}
