import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxAttempts, pauseAfter } from './retry-schedule.ts'

const hour = 3_600_000

/** All pauses of a delivery that never arrives. */
function pauses(random: number): number[] {
  const found: number[] = []
  for (let attempt = 1; ; attempt++) {
    const pause = pauseAfter(attempt, random)
    if (pause === null) return found
    found.push(pause)
  }
}

test('the pauses grow from a second to six hours', () => {
  const all = pauses(0.5)
  assert.equal(all[0], 1000)
  assert.equal(all.at(-1), 6 * hour)
  assert.deepEqual(
    all,
    all.toSorted((a, b) => a - b),
  )
})

test('a delivery is tried for about three days', () => {
  const total = pauses(0.5).reduce((sum, pause) => sum + pause, 0)
  assert.equal(pauses(0.5).length, maxAttempts - 1)
  assert.ok(total > 66 * hour && total < 78 * hour, `${total / hour} hours`)
})

test('a hiccup of a receiver is over within the first minute: five repeats', () => {
  const total = pauses(1)
    .slice(0, 5)
    .reduce((sum, pause) => sum + pause, 0)
  assert.ok(total < 66_000, `${total} ms`)
})

test('what failed together does not come back together', () => {
  assert.deepEqual([pauseAfter(1, 0), pauseAfter(1, 1)], [800, 1200])
})

test('there is nothing after the last attempt, nor after one that should not have been', () => {
  assert.equal(pauseAfter(maxAttempts, 0), null)
  assert.equal(pauseAfter(maxAttempts + 1, 0), null)
})
