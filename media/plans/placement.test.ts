import assert from 'node:assert/strict'
import { test } from 'node:test'
import { place, placePath, readPlacement } from './placement.ts'

test('furniture is moved, turned and mirrored', () => {
  assert.deepEqual(place(readPlacement('translate(100 50)'), 10, 20), [110, 70])
  assert.deepEqual(place(readPlacement('translate(100 50) scale(1 -1)'), 10, 20), [110, 30])
  assert.deepEqual(place(readPlacement('matrix(0 1 -1 0 100 50)'), 10, 20), [80, 60])
})

test('a path follows its piece of furniture and keeps whole numbers', () => {
  const turned = readPlacement('matrix(0 1 1 0 100.4 50)')
  assert.equal(placePath(turned, 'M4 30H176V40Q1 2 3 4Z'), 'M130 54L130 226L140 226Q102 51 104 53Z')
})

test('a transformation or command the originals do not use is an error, not a wrong drawing', () => {
  assert.throws(() => readPlacement('rotate(45)'), /rotate/)
  assert.throws(() => placePath(readPlacement('translate(0 0)'), 'M0 0c1 1 2 2 3 3'), /"c"/)
})
