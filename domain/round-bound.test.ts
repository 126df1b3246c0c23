import assert from 'node:assert/strict'
import { test } from 'node:test'
import { roundedUp } from './round-bound.ts'

test('a bound is moved to the next value that a person would name', () => {
  const cases = [
    [10_700_000, 11_000_000],
    [9_990_001, 10_000_000],
    [11_000_000, 11_000_000],
    [128_400_000, 130_000_000],
    [43.2, 44],
    [7, 7],
    [-1, -1],
    [-43.2, -43],
    [-38_900_000, -38_000_000],
  ] as const
  for (const [value, named] of cases) assert.equal(roundedUp(value), named)
})
