import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countLines } from './size.ts'

test('lines of code are counted without blank lines and comments', () => {
  const source = [
    '/** Two',
    ' * lines. */',
    'const a = 1 // beside code',
    '',
    '// alone',
    '  {/* in JSX */}',
    'a()',
  ].join('\n')
  assert.deepEqual(countLines(source), [2, 4])
})
