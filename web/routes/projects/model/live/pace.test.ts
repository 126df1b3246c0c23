import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPace, qualities } from './pace.ts'

const frames = (pace: ReturnType<typeof createPace>, wait: number, count: number) =>
  Array.from({ length: count }, () => pace.note(wait)).filter(Boolean).length

test('R1122 frames in time keep the quality, late ones take it down step by step to the last', () => {
  const pace = createPace()
  assert.equal(frames(pace, 16, 500), 0)
  assert.equal(frames(pace, 90, 8), 1)
  assert.equal(pace.step(), 1)
  assert.equal(frames(pace, 90, 500), qualities.length - 2)
  assert.equal(pace.step(), qualities.length - 1)
  assert.equal(frames(pace, 900, 100), 0, 'there is no coarser one')
})

test('R1122 one late frame, as the first one is, changes nothing', () => {
  const pace = createPace()
  assert.equal(frames(pace, 700, 2), 0)
  assert.equal(frames(pace, 16, 30), 0)
  assert.equal(frames(pace, 120, 1), 0)
  assert.equal(frames(pace, 16, 30), 0)
})
