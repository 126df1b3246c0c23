import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNear, nearestPlaces, readNear } from './near-place.ts'

test('R1033 the nearest place of a kind counts, by the minutes of the record, and other kinds are not asked for', () => {
  const nearest = nearestPlaces([
    { type: 'school', minutes_walk: 12 },
    { type: 'school', minutes_walk: 6 },
    { type: 'planetarium', minutes_walk: 2 },
    { type: 'constructor', minutes_walk: 1 },
  ])
  assert.deepEqual(nearest, { school: 6 })
  const near = (choice: string) => isNear(nearest, choice)
  assert.deepEqual([near('school-5'), near('school-6'), near('park-60')], [false, true, false])
})

test('R1033 a choice is a kind and whole minutes, an hour at most', () => {
  assert.deepEqual(readNear('metro-15'), { kind: 'metro', minutes: 15 })
  for (const choice of [
    'planetarium-5',
    'school',
    'school-0',
    'school-61',
    'school-5-5',
    'school-05',
    'constructor-5',
  ])
    assert.equal(readNear(choice), null, choice)
})
