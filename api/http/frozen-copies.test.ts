import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRecurring } from '#domain/recurring.ts'
import { frozenCopies } from './frozen-copies.ts'

const loud = frozenCopies((field, text) => (field === 'title' ? text.toUpperCase() : text))

test('a copy has the written texts and no fields without a value, and nothing in it can be changed', () => {
  const given = { title: 'a', code: 'b', none: undefined, rows: [{ title: 'c', at: null }] }
  const copy = loud(given)
  assert.deepEqual(copy, { title: 'A', code: 'b', rows: [{ title: 'C', at: null }] })
  assert.equal(Object.hasOwn(copy, 'none'), false)
  assert.ok([copy, copy.rows, copy.rows[0]].every(Object.isFrozen))
  assert.equal(given.title, 'a')
})

test('R1720 a recurring part is copied once by each way of writing, and its copy recurs too', () => {
  const part = asRecurring({ title: 'a' })
  const quiet = frozenCopies((_, text) => text)
  const [first, second] = [loud({ rows: [part] }), loud({ rows: [part], total: 1 })]
  assert.equal(first.rows[0], second.rows[0])
  assert.deepEqual([first.rows[0], quiet(part)], [{ title: 'A' }, { title: 'a' }])
  assert.equal(quiet({ rows: first.rows }).rows[0], quiet({ rows: second.rows }).rows[0])
  assert.notEqual(loud({ title: 'a' }), loud({ title: 'a' }))
})
