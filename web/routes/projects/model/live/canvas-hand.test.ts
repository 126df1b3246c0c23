import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { followHand } from './canvas-hand.ts'

/** A canvas that events are sent to, and what its hand has done. */
function testCanvas(t: TestContext) {
  let frames: (() => void)[] = []
  const browser = {
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    cancelAnimationFrame: () => (frames = []),
  }
  Object.assign(globalThis, browser)
  t.after(() => {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
  })
  const canvas = Object.assign(new EventTarget(), { setPointerCapture: () => undefined })
  const done: string[] = []
  let placesRead = 0
  const end = followHand(canvas as unknown as HTMLCanvasElement, {
    drag: (right, down) => done.push(`drag ${right} ${down}`),
    point: (at) => done.push(at === null ? 'left' : `point ${at.x} ${at.y}`),
    press: ({ x, y }, isMouse) => done.push(`press ${x} ${y} ${isMouse ? 'mouse' : 'finger'}`),
  })
  return {
    end,
    done: () => done.splice(0),
    placesRead: () => placesRead,
    frame() {
      for (const draw of frames.splice(0)) draw()
    },
    send(type: string, x: number, y: number, pointerType = 'mouse') {
      const event = Object.assign(new Event(`pointer${type}`), { clientX: x, clientY: y, pointerType })
      Object.defineProperty(event, 'offsetX', { get: () => (placesRead++, x) })
      Object.defineProperty(event, 'offsetY', { get: () => y })
      canvas.dispatchEvent(event)
    },
  }
}

test('R1123 the mouse points once a frame, a press that stays is one, and one that moves turns the picture', (t) => {
  const { send, frame, done } = testCanvas(t)
  send('move', 10, 10)
  send('move', 20, 10)
  assert.deepEqual(done(), [])
  frame()
  assert.deepEqual(done(), ['point 10 10'])
  send('down', 20, 10)
  send('move', 23, 10)
  send('up', 23, 10)
  assert.deepEqual(done(), ['press 23 10 mouse'])
  send('down', 20, 10)
  send('move', 30, 14)
  send('move', 31, 14)
  send('up', 31, 14)
  send('leave', 40, 14)
  assert.deepEqual(done(), ['drag 10 4', 'drag 1 0', 'left'])
})

test('R1123 a finger points at nothing, its tap is a press, and one that the browser takes is none', (t) => {
  const { send, frame, done } = testCanvas(t)
  send('move', 10, 10, 'touch')
  frame()
  send('down', 10, 10, 'touch')
  send('cancel', 10, 10, 'touch')
  send('up', 10, 10, 'touch')
  send('down', 10, 10, 'touch')
  send('up', 10, 10, 'touch')
  send('leave', 10, 10, 'touch')
  assert.deepEqual(done(), ['press 10 10 finger'])
})

test('R1420 a drag does not ask where on the canvas it is: the page would be laid out for it', (t) => {
  const { send, done, placesRead, end } = testCanvas(t)
  send('down', 10, 10)
  for (let step = 1; step < 10; step++) send('move', 10 + step * 10, 10)
  assert.deepEqual([done().length, placesRead()], [9, 0])
  end()
  send('move', 200, 10)
  assert.deepEqual(done(), [])
})
