import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remembered } from './remembered.ts'

test('a header is read once, an unusually long one each time, and no crowd of them fills the memory', () => {
  const reads: string[] = []
  const read = remembered((header) => {
    reads.push(header)
    return header.length
  })
  assert.deepEqual([read('ru'), read('ru'), read(undefined), read(null)], [2, 2, 0, 0])
  assert.deepEqual(reads, ['ru', ''])
  const long = 'x'.repeat(201)
  assert.deepEqual([read(long), read(long)], [201, 201])
  assert.equal(reads.length, 4)
  for (let number = 0; number < 500; number++) read(`${number}`)
  const before = reads.length
  assert.equal(read('ru'), 2)
  assert.equal(reads.length, before + 1, 'what was remembered before the crowd has been forgotten')
})
