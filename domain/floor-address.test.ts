import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFloorAddress } from './floor-address.ts'

test('a floor is named by its section and its number, in one way only', () => {
  assert.deepEqual(parseFloorAddress('2-7'), { section: 2, floor: 7 })
  assert.deepEqual(parseFloorAddress('0-12'), { section: 0, floor: 12 })
  for (const word of ['', '7', '2-', '-7', '02-7', '2-07', '2-0', '2-7-1', '2-7a', '2--1', '1000-1']) {
    assert.equal(parseFloorAddress(word), null, word)
  }
})
