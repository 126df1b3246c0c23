import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from './random.ts'

test('R310 the same seed gives the same numbers, another seed others, and heavier things come more often', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next)
  assert.deepEqual(numbers(7), numbers(7))
  assert.notDeepEqual(numbers(7), numbers(8))
  const random = seededRandom(1)
  const picked = Array.from({ length: 1000 }, () =>
    random.weighted(['a', 'b'], (each) => (each === 'a' ? 3 : 1)),
  )
  const share = picked.filter((each) => each === 'a').length / 1000
  assert.ok(share > 0.7 && share < 0.8, String(share))
})
