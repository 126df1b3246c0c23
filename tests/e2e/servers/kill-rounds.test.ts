import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killRounds } from '../../helpers/kill-rounds/kill-rounds.ts'
import { watchKills } from '../../helpers/kill-rounds/watch-kills.ts'

// The same with thirty rounds: node tests/kill-rounds.ts --rounds 30 [--postgres]
for (const engine of ['sqlite', 'postgres'] as const) {
  test(`A14 rounds of kill -9 in a stream of requests on ${engine}: each accepted one is stored once and received once`, async (t) => {
    assert.deepEqual(await killRounds(t, { engine, rounds: 3, seed: 1 }), [])
  })

  test(`R1234 rounds of kill -9 while wishes to be told are sent on ${engine}: each that was taken is kept once, and a repeat brings no second letter but where the mail server's answer was lost`, async (t) => {
    const { problems, cut } = await watchKills(t, { engine, rounds: 3, seed: 1 })
    assert.deepEqual(problems, [])
    assert.ok(cut > 0, 'a kill came between a wish and its answer')
  })
}
