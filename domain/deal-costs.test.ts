import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf, sumOf } from './deal-costs.ts'

test('R1104 what is counted in indices is not counted while nobody says what one is', () => {
  assert.equal(costOf({ unit: 'mci', from: 4, to: 12 }, { price: 30_000_000, area: 60 }, null), null)
})

test('R1104 half a tenge counts as one, and no fraction of a machine decides about it', () => {
  const home = { price: 30_000_000, area: 61.45 }
  assert.deepEqual(costOf({ unit: 'm2', from: 350, to: 350 }, home, null), { from: 21_508, to: 21_508 })
})

test('R1106 a total adds up what is rounded already', () => {
  assert.deepEqual(sumOf([]), { from: 0, to: 0 })
  assert.deepEqual(
    sumOf([
      { from: 1, to: 2 },
      { from: 10, to: 20 },
    ]),
    { from: 11, to: 22 },
  )
})
