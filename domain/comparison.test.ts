import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bestPlaces, broughtForward, comparisonLimit, differs } from './comparison.ts'

test('R43 units differ in a fact when two of them say something else', () => {
  assert.equal(differs(['4 из 9', '4 из 9']), false)
  assert.equal(differs(['4 из 9', '5 из 9', '4 из 9']), true)
  assert.equal(differs(['4 из 9']), false)
})

test('R43 the best is told where something is better: not of one, not of equals, not of what is not known', () => {
  assert.deepEqual(bestPlaces([30, 20, null, 20], 'lowest'), [1, 3])
  assert.deepEqual(bestPlaces([30, 20, null], 'highest'), [0])
  assert.deepEqual(bestPlaces([30, null], 'lowest'), [])
  assert.deepEqual(bestPlaces([30, 30], 'lowest'), [])
  const numbers = fc.array(fc.option(fc.integer()), { maxLength: comparisonLimit })
  fc.assert(
    fc.property(numbers, fc.constantFrom('lowest', 'highest'), (values, best) => {
      const places = bestPlaces(values, best)
      const tops = places.map((place) => values[place] ?? NaN)
      const known = values.filter((value) => value !== null)
      assert.ok(places.length < Math.max(known.length, 1))
      assert.ok(
        tops.every((top) => known.every((value) => (best === 'lowest' ? top <= value : top >= value))),
      )
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
