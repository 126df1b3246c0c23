import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finishWorks } from './finish-works.ts'
import { restorationCodes } from './restorations.ts'

test('every finish includes what the one before it does, and more', () => {
  let before: string[] = []
  for (const code of restorationCodes) {
    const { done } = finishWorks(code)
    assert.deepEqual(done.slice(0, before.length), before)
    assert.ok(done.length > before.length, code)
    before = done
  }
})

test('what is not included is left to the buyer, furniture always', () => {
  for (const code of restorationCodes) {
    const { done, left } = finishWorks(code)
    assert.equal(done.length + left.length, 10)
    assert.equal(left.at(-1), 'furniture')
  }
  assert.deepEqual(finishWorks('turnkey').left, ['furniture'])
  assert.deepEqual(finishWorks('fine').left, ['doors', 'fittings', 'furniture'])
  assert.deepEqual(finishWorks('rough').done, ['walls', 'utilities'])
})
