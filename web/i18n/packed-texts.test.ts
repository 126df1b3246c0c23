import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packTexts, unpackTexts } from './packed-texts.ts'

test('R433 texts that many pages say are read once, and what was read is not kept for ever', () => {
  const packed = packTexts({ 'common.brand': 'Kerege' })
  const first = unpackTexts(packed)
  assert.deepEqual(first, { 'common.brand': 'Kerege' })
  assert.equal(unpackTexts(packed), first)
  for (let number = 0; number < 100; number++) unpackTexts(packTexts({ 'common.brand': String(number) }))
  assert.notEqual(unpackTexts(packed), first)
})
