import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressLine } from './progress-line.ts'

test('a terminal shows one line that is written over, a log a line for every tenth part', () => {
  for (const [isTTY, expected] of [
    [true, 40],
    [false, 10],
  ] as const) {
    const written: string[] = []
    const show = progressLine({ isTTY, write: (text) => written.push(text) })
    for (let done = 1; done <= 40; done += 1) show(done, 40, 'hero')
    assert.equal(written.length, expected)
    assert.match(written.at(-1) ?? '', /40\/40 hero\n$/)
  }
})
