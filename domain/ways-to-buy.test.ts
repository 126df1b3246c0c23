import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasStateProgramme, waysUnder } from './ways-to-buy.ts'

test('R771 the ways to buy are those that programmes in force open; the whole price can always be paid', () => {
  const bank = { kind: 'market' }
  const islamic = { kind: 'islamic' }
  const parts = { kind: 'installment' }
  assert.deepEqual(waysUnder([]), ['payment100'])
  assert.deepEqual(waysUnder([bank]), ['mortgage', 'payment100'])
  assert.deepEqual(waysUnder([islamic]), ['mortgage', 'payment100'])
  assert.deepEqual(waysUnder([parts]), ['installment', 'payment100'])
  assert.deepEqual(waysUnder([parts, bank]), ['mortgage', 'installment', 'payment100'])
  assert.equal(hasStateProgramme([bank, islamic, parts]), false)
  assert.equal(hasStateProgramme([bank, { kind: 'state' }]), true)
})
