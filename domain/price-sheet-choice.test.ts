import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceSheetChoice, priceSheetSearch } from './price-sheet-choice.ts'

const read = (query: string) => {
  const given = new URLSearchParams(query)
  return priceSheetChoice((key) => given.get(key))
}

test('R1107 a choice is read from a query and written to the same one', () => {
  for (const query of ['', 'finish=comfort', 'finish=comfort&garage=1&storageroom=1', 'storageroom=1'])
    assert.equal(priceSheetSearch(read(query)), query)
})

test('R1107 what is not understood is not chosen', () => {
  const nothing = { finish: null, garage: false, storageroom: false }
  assert.deepEqual(read('finish=%3Cscript%3E&garage=yes&storageroom=01'), nothing)
  assert.deepEqual(read(`finish=${'a'.repeat(41)}`), nothing)
})
