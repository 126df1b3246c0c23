import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveBy, wholePlan, zoomAt } from './plan-zoom.ts'

const size = { width: 1000, height: 800 }

test('what is under the finger stays under it while the plan comes nearer', () => {
  const at = { x: 300, y: 200 }
  const near = zoomAt(wholePlan, 2, at, size)
  assert.deepEqual(near, { scale: 2, x: -300, y: -200 })
  assert.deepEqual(zoomAt(near, 1.5, at, size), { scale: 3, x: -600, y: -400 })
})

test('a plan is never smaller than whole, nor larger than eight times', () => {
  assert.deepEqual(zoomAt(wholePlan, 0.2, { x: 500, y: 400 }, size), wholePlan)
  assert.equal(zoomAt(wholePlan, 100, { x: 0, y: 0 }, size).scale, 8)
  assert.deepEqual(zoomAt({ scale: 3, x: -900, y: -10 }, 0.1, { x: 1, y: 1 }, size), wholePlan)
})

test('a plan cannot be moved off its place', () => {
  assert.deepEqual(moveBy(wholePlan, { x: 50, y: -50 }, size), wholePlan)
  const near = { scale: 2, x: -500, y: -400 }
  assert.deepEqual(moveBy(near, { x: 100, y: -100 }, size), { scale: 2, x: -400, y: -500 })
  assert.deepEqual(moveBy(near, { x: 9999, y: -9999 }, size), { scale: 2, x: 0, y: -800 })
})
