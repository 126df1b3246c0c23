import assert from 'node:assert/strict'
import { eachDatabase } from './helpers/databases/databases.ts'
import { routeRounds } from './helpers/route-rounds/route-rounds.ts'

eachDatabase(
  'R788 of many requests over routes that fail a third of the time none is missing or at a wrong receiver',
  async (db, _, t) => {
    const { counts, problems } = await routeRounds(t, db, { requests: 250, seed: 7 })
    assert.deepEqual(problems, [])
    // Every receiver had work, and answers were lost.
    for (const [name, { expected }] of Object.entries(counts)) assert.ok(expected > 0, name)
    assert.ok(Object.values(counts).some(({ doubles }) => doubles > 0))
  },
)
