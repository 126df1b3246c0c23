import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstMistake } from './first-mistake.ts'

test('R924 a refused publication is told by its first mistake, cut, and by the number of the others', () => {
  assert.deepEqual(firstMistake('a.yaml:3: year: must be a number'), {
    first: 'a.yaml:3: year: must be a number',
    more: '',
  })
  assert.deepEqual(firstMistake('These files were changed by hand:\n M a.yaml\n M b.yaml'), {
    first: 'These files were changed by hand',
    more: ' (+2)',
  })
  assert.equal(firstMistake('Nothing was written.').first, 'Nothing was written')
  assert.equal(firstMistake('я'.repeat(1_000)).first, `${'я'.repeat(299)}…`)
})
