import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceChange } from './price-change.ts'

test('R6 a price that moved since a unit was kept is told, what nobody saw is not', () => {
  assert.equal(priceChange(38_000_000, 37_500_000), -500_000)
  assert.equal(priceChange(37_500_000, 38_000_000), 500_000)
  assert.equal(priceChange(37_500_000, 37_500_000), null)
  assert.equal(priceChange(null, 37_500_000), null)
  assert.equal(priceChange(37_500_000, null), null)
})
