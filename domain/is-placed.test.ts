import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlaced } from './is-placed.ts'

test('R495 half a place is none', () => {
  assert.equal(isPlaced({ lat: 43.2, lng: 76.9 }), true)
  for (const half of [
    { lat: 43.2, lng: 0 },
    { lat: 0, lng: 76.9 },
    { lat: 0, lng: 0 },
  ])
    assert.equal(isPlaced(half), false)
})
