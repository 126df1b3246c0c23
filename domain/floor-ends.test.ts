import assert from 'node:assert/strict'
import { test } from 'node:test'
import { floorEndsOf } from './floor-ends.ts'

const sections = [
  { no: 1, floors: 9 },
  { no: 2, floors: 12 },
]

test('R1030 a unit is on the last floor of its section, and below the first floor is the first', () => {
  const ends = (section: number, floor: number, floors_total = 12) =>
    floorEndsOf({ section, floor, floors_total }, sections)
  assert.deepEqual([ends(1, 9), ends(2, 9), ends(2, 12)], [['last'], [], ['last']])
  assert.deepEqual([ends(1, 1), ends(1, 2), ends(1, -1)], [['first'], [], ['first']])
})

test('R1030 without its section the floors of the house count, and where nobody knows them no unit is on the last', () => {
  const ends = (floor: number, floors_total: number) =>
    floorEndsOf({ section: 0, floor, floors_total }, sections)
  assert.deepEqual([ends(9, 12), ends(12, 12), ends(12, 0)], [[], ['last'], []])
  assert.deepEqual(floorEndsOf({ section: 1, floor: 1, floors_total: 1 }, []), ['first', 'last'])
})
