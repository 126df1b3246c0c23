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

test('R1227 a part that differs has its equal parts in common with others, and fields without a value are left out', () => {
  const city = () => ({ name: 'A', region: undefined })
  const rows = [1, 2].map((id) => ({ id, project: { id, city: city() }, plans: [city()] }))
  const shared = withSharedParts(rows)
  assert.notEqual(shared[0]?.project, shared[1]?.project)
  assert.equal(shared[0]?.project.city, shared[1]?.project.city)
  assert.equal(shared[0]?.plans[0], shared[1]?.project.city)
  assert.deepEqual(Object.keys(shared[0]?.project.city ?? {}), ['name'])
})
