import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bestPlace, broughtForward, comparisonLimit, differs } from './comparison.ts'

test('R43 units differ in a fact when two of them say something else', () => {
  assert.equal(differs(['4 из 9', '4 из 9']), false)
  assert.equal(differs(['4 из 9', '5 из 9', '4 из 9']), true)
  assert.equal(differs(['4 из 9']), false)
})

test('R269 the best is told where one alone is better than all others: not of one, not of equals, not of what is not known', () => {
  assert.equal(bestPlace([30, 20, null, 25], 'lowest'), 1)
  assert.equal(bestPlace([30, 20, null], 'highest'), 0)
  assert.equal(bestPlace([30, 20, null, 20], 'lowest'), null)
  assert.equal(bestPlace([3, 3, 2.7, 3], 'highest'), null)
  assert.equal(bestPlace([30, null], 'lowest'), null)
  assert.equal(bestPlace([30, 30], 'lowest'), null)
  assert.equal(bestPlace([], 'lowest'), null)
  const numbers = fc.array(fc.option(fc.integer()), { maxLength: comparisonLimit })
  fc.assert(
    fc.property(numbers, fc.constantFrom('lowest', 'highest'), (values, best) => {
      const place = bestPlace(values, best)
      if (place === null) return
      const top = values[place] ?? NaN
      const others = values.filter((value, other) => value !== null && other !== place)
      assert.ok(others.length > 0)
      assert.ok(others.every((value) => value !== null && (best === 'lowest' ? top < value : top > value)))
    }),
  )
})

test('R43 a unit that is brought forward takes the last place in sight, and nobody is lost', () => {
  assert.deepEqual(broughtForward([1, 2, 3, 4, 5, 6], 6), [1, 2, 3, 6, 4, 5])
  assert.deepEqual(broughtForward([1, 2], 2), [1, 2])
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), (ids, place) => {
      const id = ids[place % ids.length] ?? 0
      const moved = broughtForward(ids, id)
      assert.ok(moved.indexOf(id) < comparisonLimit)
      assert.deepEqual(new Set(moved), new Set(ids))
    }),
  )
})
