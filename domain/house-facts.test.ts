import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOfHouse } from './house-facts.ts'

test('R844 a house says its own facts, else those of its project, in one order; what nobody wrote is left out', () => {
  const project = { lifts: 'two', walls: 'brick' }
  assert.deepEqual(factsOfHouse(project, { lifts: 'one', basis: 'sheet 3' }), [
    { code: 'walls', text: 'brick' },
    { code: 'lifts', text: 'one' },
    { code: 'basis', text: 'sheet 3' },
  ])
  assert.deepEqual(factsOfHouse({}), [])
})
