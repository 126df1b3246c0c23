import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceReason, priceSteps } from './price-reasons.ts'

const at = (price: number, old: number | null = null) => ({ price, price_old: old })

test('R1103 a price changes with the list, with an offer, or with the end of one', () => {
  assert.equal(priceReason(at(100), null), null)
  assert.equal(priceReason(at(110), at(100)), 'list')
  assert.equal(priceReason(at(90), at(100)), 'list')
  assert.equal(priceReason(at(90, 100), at(100)), 'offer')
  assert.equal(priceReason(at(100), at(90, 100)), 'offer_over')
  // A former price that is no higher is none.
  assert.equal(priceReason(at(90, 90), at(100)), 'list')
})

test('R1103 each price tells how much it changed, and what the company says of that day', () => {
  const points = [
    { date: '2026-01-01', price: 100, reason: null },
    { date: '2026-03-02', price: 120, reason: 'list' as const },
    { date: '2026-05-01', price: 110, reason: 'offer' as const },
  ]
  const steps = priceSteps(points, [{ from: '2026-01-01', to: '2026-03-02', words: 'spring' }])
  assert.deepEqual(
    steps.map(({ difference, note }) => [difference, note]),
    [
      [null, null],
      [20, 'spring'],
      [-10, null],
    ],
  )
})
