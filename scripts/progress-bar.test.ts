import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressBar } from './progress-bar.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

test('on a terminal the bar grows in its own line and ends it once', () => {
  const terminal = screen(true)
  const bar = progressBar('Importing', terminal)
  for (let done = 0; done <= 2000; done++) bar(done, 2000)
  assert.equal(terminal.written.length, 101)
  assert.equal(terminal.written.at(-1), `\rImporting ${'█'.repeat(24)} 100 %\n`)
  assert.equal(terminal.written.filter((text) => text.includes('\n')).length, 1)
})

test('in a log every quarter is a line', () => {
  const log = screen(false)
  const bar = progressBar('Importing', log)
  for (let done = 0; done <= 9; done++) bar(done, 9)
  assert.deepEqual(log.written, [
    'Importing:   0 %\n',
    'Importing:  33 %\n',
    'Importing:  55 %\n',
    'Importing:  77 %\n',
    'Importing: 100 %\n',
  ])
})

test('nothing to do is done', () => {
  const log = screen(false)
  progressBar('Importing', log)(0, 0)
  assert.deepEqual(log.written, ['Importing: 100 %\n'])
})
