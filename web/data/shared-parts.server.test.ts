import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withSharedParts } from './shared-parts.server.ts'

test('R1227 equal parts of the rows of a page are one object, others stay apart', () => {
  const rows = [1, 2, 3].map((id) => ({ id, house: { name: 'A', handed: { year: id < 3 ? 2027 : 2028 } } }))
  const shared = withSharedParts(rows)
  assert.deepEqual(shared, rows)
  assert.equal(shared[0]?.house, shared[1]?.house)
  assert.notEqual(shared[0]?.house, shared[2]?.house)
})
