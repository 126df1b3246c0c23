import assert from 'node:assert/strict'
import { test } from 'node:test'
import { targetWidths } from './target-widths.ts'

test('a picture is made at every step up to its own width, which closes the list', () => {
  assert.deepEqual(targetWidths(1600), [480, 768, 1200, 1600])
  assert.deepEqual(targetWidths(1920), [480, 768, 1200, 1920])
  assert.deepEqual(targetWidths(900), [480, 768, 900])
})

test('an original hardly wider than a step gets no file of its own', () => {
  assert.deepEqual(targetWidths(2000), [480, 768, 1200, 1920])
})

test('a picture smaller than every step keeps its size and is not enlarged', () => {
  assert.deepEqual(targetWidths(300), [300])
})

test('no file is wider than the largest step, however large a photograph is', () => {
  assert.deepEqual(targetWidths(4000), [480, 768, 1200, 1920, 2560])
})
