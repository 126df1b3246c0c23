import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearWord } from './near-word.ts'

test('R762 the nearest word is one that begins so or differs by few letters', () => {
  const words = ['tobyl-city', 'garden-1', 'garden-2', 'sea']
  assert.equal(nearWord('tobyl-cty', words), 'tobyl-city')
  assert.equal(nearWord('tobyl', words), 'tobyl-city')
  assert.equal(nearWord('garden-3', words), 'garden-1')
  assert.equal(nearWord('see', words), 'sea')
  assert.equal(nearWord('forest', words), null)
  assert.equal(nearWord('se', ['ab']), null)
})
