import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadedAnew, mayLoadAnew } from './load-anew.ts'

const now = Date.parse('2026-11-21T05:00:00.000Z')

test('R207 a page whose code is missing is loaded whole once in ten seconds', () => {
  const kept = loadedAnew('/projects', now)
  assert.deepEqual(kept, { path: '/projects', expires: now + 10_000 })
  assert.equal(mayLoadAnew(kept, '/projects', now + 9_999), false)
  assert.equal(mayLoadAnew(kept, '/projects', now + 10_000), true)
  assert.equal(mayLoadAnew(kept, '/contacts', now), true)
})

test('R207 a memory that is not ours keeps nobody from the page', () => {
  for (const kept of [
    null,
    'text',
    1,
    [],
    {},
    { path: '/projects' },
    { path: '/projects', expires: 'never' },
  ]) {
    assert.equal(mayLoadAnew(kept, '/projects', now), true)
  }
})
