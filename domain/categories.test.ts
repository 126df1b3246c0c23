import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  categories,
  categoryId,
  categoryOfId,
  categoryOfSegment,
  categorySegments,
  isCategory,
} from './categories.ts'

test('R59 R60 each category has the address segment of the specification', () => {
  assert.deepEqual(categorySegments, {
    flat: 'apartments',
    garage: 'parking-spaces',
    storageroom: 'storerooms',
    comm: 'commercial-premises',
  })
})

test('R145 A15 a segment leads to its category, anything else to none', () => {
  for (const category of categories) assert.equal(categoryOfSegment(categorySegments[category]), category)
  for (const segment of ['', 'flat', 'Apartments', 'toString']) assert.equal(categoryOfSegment(segment), null)
  assert.equal(isCategory('storageroom'), true)
  for (const other of ['apartments', '', undefined, 1]) assert.equal(isCategory(other), false)
})

test('R114 tabs are numbered from 1 in house order, and a number leads back to its category', () => {
  assert.deepEqual(categories.map(categoryId), [1, 2, 3, 4])
  for (const category of categories) assert.equal(categoryOfId(categoryId(category)), category)
  for (const id of [0, -1, 5, 1.5, NaN]) assert.equal(categoryOfId(id), null, String(id))
})
