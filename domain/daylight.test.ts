import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sunnyParts, windowLayout } from './daylight.ts'

test('the sun comes in the morning from the east, at midday from the south, in the evening from the west', () => {
  assert.deepEqual(sunnyParts([90]), ['morning'])
  assert.deepEqual(sunnyParts([182]), ['midday'])
  assert.deepEqual(sunnyParts([225]), ['midday', 'evening'])
  assert.deepEqual(sunnyParts([270, 100]), ['morning', 'evening'])
})

test('windows to the north have the sun in summer only, which is not told beside other windows', () => {
  assert.deepEqual(sunnyParts([359]), ['summer'])
  assert.deepEqual(sunnyParts([0, 180]), ['midday'])
  assert.deepEqual(sunnyParts([]), [])
})

test('windows look to one side, around a corner or through the house, across north too', () => {
  const cases = [
    [[], null],
    [[10, 350], 'one'],
    [[350, 80], 'corner'],
    [[350, 170], 'through'],
    [[0, 90, 180], 'through'],
  ] as const
  for (const [azimuths, layout] of cases) assert.equal(windowLayout(azimuths), layout, azimuths.join())
})
