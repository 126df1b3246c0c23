import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statedIn } from './stated.ts'

const lines = [
  ...Array.from({ length: 220 }, (_, index) => `- R${index + 1} what must hold`),
  '',
  '## Decisions',
  '',
  ...Array.from({ length: 28 }, (_, index) => `- A${index + 1} what is built`),
]

test('requirements and decisions are read in their order, with their line', () => {
  const stated = statedIn(lines.join('\n'))
  assert.equal(stated.length, 248)
  assert.deepEqual(stated[64], { number: 'R65', text: 'what must hold' })
  assert.deepEqual(stated.at(-1), { number: 'A28', text: 'what is built' })
})

test('a number that is missing, comes twice or is one too many is told', () => {
  const without = lines.filter((line) => !line.startsWith('- R7 ')).join('\n')
  assert.throws(() => statedIn(without), /has R8 where R7 should be/)
  assert.throws(() => statedIn(lines.toSpliced(3, 0, '- R3 again').join('\n')), /has R3 where R4 should be/)
  assert.throws(() => statedIn([...lines, '- A29 more'].join('\n')), /has A29 where its end should be/)
  assert.throws(() => statedIn(lines.slice(0, -1).join('\n')), /lacks A28/)
})
