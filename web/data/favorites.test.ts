import assert from 'node:assert/strict'
import { test } from 'node:test'
import { existingCount, markGone, unkept } from './favorites.ts'

test('R22 the header counts the favourites that still exist, once it is known', (t) => {
  t.after(() => {
    unkept.text = null
    markGone([])
  })
  const added_at = '2026-11-01T05:00:00.000Z'
  unkept.text = JSON.stringify(
    [1, 2, 3].map((id) => ({ id, category: 'flat', added_at, price_at_add: null })),
  )
  assert.equal(existingCount(), 3)
  markGone([2, 9])
  assert.equal(existingCount(), 2)
  markGone([])
  assert.equal(existingCount(), 3)
})
