import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstPattern } from './first-pattern.ts'

test('the first of some patterns that fits a whole text is found', () => {
  const place = firstPattern(['/', '/a/new', '/a/[^/]+', '/a/(?:b|c)/d', '/a/[^/]+/d'])
  const texts = ['/', '/a/new', '/a/other', '/a/c/d', '/a/x/d', '/a', '/a/new/', '']
  assert.deepEqual(texts.map(place), [0, 1, 2, 3, 4, null, null, null])
})
