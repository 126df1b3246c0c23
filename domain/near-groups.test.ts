import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearByGroup } from './near-groups.ts'

const place = (type: string, minutes_walk: number) => ({ type, minutes_walk })

test('what is near is told by what it is for, the nearest first', () => {
  const places = [place('park', 9), place('school', 6), place('bus', 3), place('kindergarten', 4)]
  assert.deepEqual(nearByGroup(places), [
    { group: 'transport', places: [place('bus', 3)] },
    { group: 'learning', places: [place('kindergarten', 4), place('school', 6)] },
    { group: 'leisure', places: [place('park', 9)] },
  ])
})

test('a type that we do not know is told last, and nothing near is nothing', () => {
  const groups = nearByGroup([place('planetarium', 2), place('clinic', 8)])
  assert.deepEqual(
    groups.map(({ group }) => group),
    ['health', 'other'],
  )
  assert.deepEqual(nearByGroup([]), [])
})
