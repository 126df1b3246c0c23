import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMomentFeed } from './moment-feed.ts'

/** A feed whose frames and later calls come when the test says so. */
function testFeed() {
  let now = 0
  let frames: (() => void)[] = []
  const calls: { call: () => void; at: number }[] = []
  const feed = createMomentFeed(
    { day: 79, minutes: 720 },
    {
      now: () => now,
      request: (frame) => frames.push(frame),
      cancel() {
        frames = []
      },
      later: (call, wait) => calls.push({ call, at: now + wait }),
      forget: (asked) => {
        calls[asked - 1] = { call: () => undefined, at: Infinity }
      },
    },
  )
  const told: string[] = []
  const follow = (pace: 'move' | 'words' | 'rest', name: string) =>
    feed.follow(pace, () => told.push(`${name} ${feed.at(pace).minutes}`))
  return {
    feed,
    follow,
    /** Who was told what since it was last asked. */
    told: () => told.splice(0),
    frame() {
      for (const draw of frames.splice(0)) draw()
    },
    pass(time: number) {
      now += time
      for (const each of calls) {
        if (each.at > now) continue
        each.at = Infinity
        each.call()
      }
    },
  }
}

test('R1260 the picture follows each move, and the words so often that they can be read, one part a frame', () => {
  const { feed, follow, told, frame, pass } = testFeed()
  follow('move', 'sun')
  follow('words', 'hour')
  follow('words', 'day')
  for (const minutes of [735, 750, 765]) feed.move({ minutes })
  assert.deepEqual(told(), ['sun 735', 'sun 750', 'sun 765'])
  frame()
  assert.deepEqual(told(), ['hour 735'])
  frame()
  assert.deepEqual(told(), ['day 735'])
  pass(100)
  for (let frames = 0; frames < 5; frames++) frame()
  assert.deepEqual(told(), ['hour 765', 'day 765'])
  feed.move({ minutes: 765 })
  frame()
  assert.deepEqual(told(), [])
})

test('R1260 where frames are slower than words, all words have their turn', () => {
  const { feed, follow, told, frame, pass } = testFeed()
  for (const name of ['a', 'b', 'c']) follow('words', name)
  for (let minutes = 735; minutes < 825; minutes += 15) {
    feed.move({ minutes })
    frame()
    pass(200)
  }
  assert.deepEqual(told(), ['a 735', 'b 750', 'c 765', 'a 780', 'b 795', 'c 810'])
  for (let frames = 0; frames < 3; frames++) frame()
  assert.deepEqual(told(), ['a 810', 'b 810'])
})

test('R1261 once the slider rests its parts follow one a frame, and none when it moves on', () => {
  const { feed, follow, told, frame, pass } = testFeed()
  for (const name of ['a', 'b', 'c']) follow('rest', name)
  feed.move({ minutes: 735 })
  pass(149)
  for (let frames = 0; frames < 5; frames++) frame()
  assert.deepEqual(told(), [])
  pass(1)
  frame()
  assert.deepEqual(told(), [], 'two frames have to show it')
  frame()
  assert.deepEqual(told(), ['a 735'])
  frame()
  assert.deepEqual(told(), ['b 735'])
  feed.move({ minutes: 750 })
  frame()
  pass(100)
  feed.move({ minutes: 735 })
  feed.move({ minutes: 750 })
  pass(149)
  for (let frames = 0; frames < 5; frames++) frame()
  assert.deepEqual(told(), [], 'the time is that of the last move')
  pass(1)
  for (let frames = 0; frames < 5; frames++) frame()
  assert.deepEqual(told(), ['a 750', 'b 750', 'c 750'])
})

test('R1261 a hand that moves through frames longer than a rest does not rest between two of them', () => {
  const { feed, follow, told, frame, pass } = testFeed()
  follow('rest', 'a')
  for (let minutes = 735; minutes < 900; minutes += 15) {
    feed.move({ minutes })
    pass(300)
    // The browser tells of the hand just before a frame.
    if (minutes > 735) frame()
  }
  assert.deepEqual(told(), [])
  for (let frames = 0; frames < 2; frames++) frame()
  assert.deepEqual(told(), ['a 885'])
})

test('R1420 moves of a slider ask for a frame only for words that are due and set no timer while one runs', () => {
  let [frames, timers] = [0, 0]
  const feed = createMomentFeed(
    { day: 79, minutes: 0 },
    {
      now: () => 0,
      request: () => ++frames,
      cancel: () => undefined,
      later: () => ++timers,
      forget: () => undefined,
    },
  )
  for (let minutes = 15; minutes < 600; minutes += 15) feed.move({ minutes })
  // The timers are that of the next words and that of the rest.
  assert.deepEqual([frames, timers], [1, 2])
})

test('R1261 what has left, or is stopped, is not told', () => {
  const { feed, follow, told, frame, pass } = testFeed()
  follow('rest', 'a')
  const end = follow('rest', 'b')
  follow('words', 'words')
  const leave = follow('words', 'left')
  feed.move({ minutes: 735 })
  frame()
  leave()
  feed.move({ minutes: 750 })
  pass(150)
  for (let frames = 0; frames < 3; frames++) frame()
  end()
  frame()
  assert.deepEqual(told(), ['words 735', 'words 750', 'a 750'])
  feed.move({ minutes: 765 })
  feed.move({ minutes: 780 })
  feed.stop()
  told()
  pass(1000)
  frame()
  assert.deepEqual([told(), feed.at('move').minutes], [[], 780])
})
