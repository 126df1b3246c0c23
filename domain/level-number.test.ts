import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelNumber } from './level-number.ts'

test('a level below the ground has a minus sign, the ground and floors above it none', () => {
  assert.deepEqual([-12, -1, 0, 7].map(levelNumber), ['\u221212', '\u22121', '0', '7'])
})
