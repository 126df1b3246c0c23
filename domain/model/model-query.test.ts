import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modelOfParams, modelSearch } from './model-query.ts'

const read = (query: string) => modelOfParams(new URLSearchParams(query))

test('R1121 an address says day, time and window; what is wrong in it is as usual', () => {
  assert.deepEqual(read('day=172&minutes=600&unit=7&side=90'), { day: 172, minutes: 600, unit: 7, side: 90 })
  const usual = { day: 79, minutes: 720, unit: null, side: null }
  assert.deepEqual(read(''), usual)
  assert.deepEqual(read('day=0&minutes=9999&unit=0&side=400'), usual)
  assert.deepEqual(read('day=366&minutes=-5&unit=x&side='), usual)
  assert.equal(read('minutes=607').minutes, 600)
})

test('R1121 an address that was made is read as it was meant, and leaves out what is usual', () => {
  const query = { day: 356, minutes: 0, unit: 12, side: 180 }
  assert.deepEqual(read(modelSearch(query)), query)
  assert.equal(modelSearch(read('')), '')
})
