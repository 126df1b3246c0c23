import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readProject } from './read-project.ts'
import { gapsOf, shownBy, tableOf } from './shown.ts'

const stated = [
  { number: 'R1', text: 'the first' },
  { number: 'R2', text: 'the second' },
  { number: 'A1', text: 'a decision' },
]

test('requirements come in the order of the list, each with the tests that name it', () => {
  const shown = shownBy(stated, [
    { file: 'b.test.ts', tests: [{ numbers: ['A1', 'R1', 'R1'], name: 'both' }] },
    { file: 'longer/a.test.ts', tests: [{ numbers: ['R1'], name: 'one' }] },
  ])
  assert.equal(
    tableOf(shown),
    [
      'R1    the first',
      '      b.test.ts         both',
      '      longer/a.test.ts  one',
      'R2    the second',
      '      –',
      'A1    a decision',
      '      b.test.ts         both',
      '',
    ].join('\n'),
  )
})

test('a requirement without a test is a gap, a decision without one is none', () => {
  assert.deepEqual(
    gapsOf(shownBy(stated, [])).map(({ number }) => number),
    ['R1', 'R2'],
  )
})

test('a number that the list does not have is told with its file', () => {
  const files = [{ file: 'b.test.ts', tests: [{ numbers: ['R9'], name: 'one' }] }]
  assert.throws(() => shownBy(stated, files), /^Error: b\.test\.ts: .* no R9: one$/)
})

test('every number that a test of this project names is in its list', () => {
  assert.ok(readProject().length >= 248)
})
