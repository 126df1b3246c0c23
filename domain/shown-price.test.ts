import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estateStatuses } from './estate-words.ts'
import { formerPrice, shownPrice } from './shown-price.ts'

test('A1 a price is shown of free and reserved units only, and never as 0', () => {
  const shown = estateStatuses.filter((status) => shownPrice({ status, price: 37_500_000 }) !== null)
  assert.deepEqual(shown, ['free', 'reserved'])
  assert.equal(shownPrice({ status: 'free', price: 37_500_000 }), 37_500_000)
  assert.equal(shownPrice({ status: 'free', price: 0 }), null)
})

test('R332 a former price is one that was higher', () => {
  const former = (price: number | null, old: number | null) => formerPrice({ price, price_old: old })
  assert.equal(former(30_000_000, 31_000_000), 31_000_000)
  for (const [price, old] of [
    [30_000_000, 20_000_000],
    [30_000_000, 30_000_000],
    [30_000_000, null],
    [null, 31_000_000],
  ] as const)
    assert.equal(former(price, old), null, `${price} ${old}`)
})
