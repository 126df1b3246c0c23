import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelNumber, readLevel } from './level-number.ts'

test('a level below the ground has a minus sign, the ground and floors above it none', () => {
  assert.deepEqual([-12, -1, 0, 7].map(levelNumber), ['\u221212', '\u22121', '0', '7'])
})

test('a floor is read as people type it, its minus as a hyphen, a minus sign or a dash', () => {
  for (const text of ['-2', '\u22122', '\u20132', ' -2 ']) assert.equal(readLevel(text), -2, text)
  assert.deepEqual(['7', '0', '-0', '12'].map(readLevel), [7, 0, 0, 12])
  for (const floor of [-12, -1, 0, 7]) assert.equal(readLevel(levelNumber(floor)), floor)
})

test('what is no floor is none', () => {
  for (const text of ['', '-', '1.5', '1000', '--1', '- 1', '1-', 'second'])
    assert.equal(readLevel(text), null, text)
})
