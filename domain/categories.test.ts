import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories, categoryOfSegment, categorySegments, isCategory } from './categories.ts'

test('R60 each category has the address segment of the specification', () => {
  assert.deepEqual(categorySegments, {
    flat: 'apartments',
    garage: 'parking-spaces',
    storageroom: 'storerooms',
    comm: 'commercial-premises',
  })
})

test('A15 a segment leads to its category, anything else to none', () => {
  for (const category of categories) assert.equal(categoryOfSegment(categorySegments[category]), category)
  for (const segment of ['', 'flat', 'Apartments', 'toString']) assert.equal(categoryOfSegment(segment), null)
  assert.equal(isCategory('storageroom'), true)
  for (const other of ['apartments', '', undefined, 1]) assert.equal(isCategory(other), false)
})
