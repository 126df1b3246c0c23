import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inParallel } from './in-parallel.ts'

test('every item is worked on once, never more than the limit at a time', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  assert.deepEqual(done.toSorted(), [1, 2, 3, 4, 5, 6, 7])
  assert.equal(most, 3)
})
