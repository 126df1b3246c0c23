import assert from 'node:assert/strict'
import { test } from 'node:test'
import { together } from './together.ts'

test('pieces are done in order: when there are many, after a moment, or when all has to be done', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const done: number[] = []
  const { add, finish } = together((pieces: readonly number[]) => void done.push(...pieces))
  for (let piece = 0; piece < 130; piece++) add(piece)
  assert.equal(done.length, 128)
  t.mock.timers.tick(49)
  assert.equal(done.length, 128)
  t.mock.timers.tick(1)
  assert.deepEqual(done, [...Array(130).keys()])
  add(130)
  finish()
  assert.equal(done.at(-1), 130)
  t.mock.timers.tick(1000)
  assert.equal(done.length, 131)
})
