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

test('a number that is missing or comes twice is told; later ones may have holes between and stand anywhere', () => {
  const without = lines.filter((line) => !line.startsWith('- R7 ')).join('\n')
  assert.throws(() => statedIn(without), /lacks R7\./)
  assert.throws(() => statedIn(lines.slice(0, -1).join('\n')), /lacks A28/)
  assert.throws(() => statedIn(lines.toSpliced(3, 0, '- R3 again').join('\n')), /has R3 twice/)
  const later = statedIn(['- R240 first of its group', ...lines, '- A31 more'].join('\n'))
  assert.deepEqual([later[0]?.number, later.at(-1)?.number], ['R240', 'A31'])
})
