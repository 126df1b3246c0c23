import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFrameLoop } from './frame-loop.ts'
import { qualities } from './pace.ts'

/** A clock that the test moves; its frames come when the test says so. */
function testClock() {
  let [time, asked]: [number, (() => void) | null] = [0, null]
  let requests = 0
  return {
    clock: {
      now: () => time,
      request: (draw: () => void) => {
        asked = draw
        return ++requests
      },
      cancel: () => {
        asked = null
      },
    },
    requests: () => requests,
    /** The frame that was asked for comes after so many milliseconds. */
    frameAfter(wait: number) {
      time += wait
      const draw = asked
      asked = null
      draw?.()
    },
  }
}

test('R1122 R1185 late frames by an injected clock make the picture coarser step by step, and it goes on drawing', () => {
  const { clock, frameAfter, requests } = testClock()
  const [drawn, coarser]: [number[], number[]] = [[], []]
  const loop = createFrameLoop(clock, {
    draw: () => drawn.push(loop.step()),
    coarsen: () => coarser.push(loop.step()),
  })
  const turn = (frames: number, wait: number) => {
    for (let frame = 0; frame < frames; frame++) {
      // A hand that moves asks more than once before a frame comes.
      loop.ask()
      loop.ask()
      frameAfter(wait)
    }
  }
  turn(60, 16)
  assert.deepEqual(coarser, [])
  turn(200, 70)
  assert.deepEqual(coarser, [1, 2, 3])
  assert.equal(drawn.length, 260)
  assert.equal(requests(), 260)
  assert.equal(drawn.at(-1), qualities.length - 1)
  turn(200, 16)
  assert.equal(drawn.at(-1), qualities.length - 1, 'it goes to and fro')
})

test('R1185 a pause between two frames is no late frame, and a loop that was stopped draws nothing', () => {
  const { clock, frameAfter } = testClock()
  let [drawn, coarser] = [0, 0]
  const loop = createFrameLoop(clock, { draw: () => drawn++, coarsen: () => coarser++ })
  for (let frame = 0; frame < 30; frame++) {
    frameAfter(5000)
    loop.ask()
    frameAfter(16)
  }
  assert.deepEqual([drawn, coarser], [30, 0])
  loop.ask()
  loop.stop()
  frameAfter(16)
  assert.equal(drawn, 30)
})
