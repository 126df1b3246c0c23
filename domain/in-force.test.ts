import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInForce } from './in-force.ts'

test('what is offered for a time holds on its first and on its last day', () => {
  const autumn = { from: '2026-09-01', to: '2026-11-30' }
  const days = ['2026-08-31', '2026-09-01', '2026-10-15', '2026-11-30', '2026-12-01']
  assert.deepEqual(
    days.map((day) => isInForce(autumn, day)),
    [false, true, true, true, false],
  )
})

test('without a first or a last day it holds from ever or for ever', () => {
  assert.equal(isInForce({ from: null, to: '2026-11-30' }, '1999-01-01'), true)
  assert.equal(isInForce({ from: null, to: '2026-11-30' }, '2026-12-01'), false)
  assert.equal(isInForce({ from: '2026-11-30', to: null }, '2099-01-01'), true)
  assert.equal(isInForce({ from: null, to: null }, '2026-11-21'), true)
})
