import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPaced } from './paced.ts'

test('R1260 what is to be read is told at once after a pause, and else the last of it once the time is over', () => {
  let now = 0
  let asked: { call: () => void; wait: number } | null = null
  const clock = {
    now: () => now,
    later(call: () => void, wait: number) {
      asked = { call, wait }
      return 1
    },
    forget() {
      asked = null
    },
  }
  const told: number[] = []
  const paced = createPaced(100, clock, (value: number) => told.push(value))
  const pass = (time: number) => {
    now += time
    const due = asked
    asked = null
    due?.call()
  }
  const waits = () => asked?.wait ?? null
  paced.tell(1)
  assert.deepEqual([told, waits()], [[1], null])
  now = 30
  paced.tell(2)
  paced.tell(3)
  assert.deepEqual([told, waits()], [[1], 70])
  pass(70)
  assert.deepEqual([told, waits()], [[1, 3], null])
  now += 100
  paced.tell(4)
  assert.deepEqual(told, [1, 3, 4])
  paced.tell(5)
  paced.stop()
  pass(100)
  assert.deepEqual(told, [1, 3, 4])
})
