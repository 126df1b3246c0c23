import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estateStatuses } from './estate-words.ts'
import { shownPrice } from './shown-price.ts'

test('A1 a price is shown of free and reserved units only, and never as 0', () => {
  const shown = estateStatuses.filter((status) => shownPrice({ status, price: 37_500_000 }) !== null)
  assert.deepEqual(shown, ['free', 'reserved'])
  assert.equal(shownPrice({ status: 'free', price: 37_500_000 }), 37_500_000)
  assert.equal(shownPrice({ status: 'free', price: 0 }), null)
})
