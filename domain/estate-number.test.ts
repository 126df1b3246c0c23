import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estateNumber } from './estate-number.ts'

test('R110 a flat and commercial premises show the digits after the last hyphen', () => {
  assert.equal(estateNumber('flat', 'ЖК-2-114'), '114')
  assert.equal(estateNumber('comm', 'БЦ-1-007'), '007')
})

test('R110 A10 a value without digits after a hyphen stays as it is, so that 295/1 and 295а/1 differ', () => {
  for (const registered of ['295/1', '295а/1', '114', 'ЖК-2-114а']) {
    assert.equal(estateNumber('flat', registered), registered)
  }
})

test('R111 A10 a parking space shows the digits after the number sign', () => {
  assert.equal(estateNumber('garage', 'Паркинг №37'), '37')
  assert.equal(estateNumber('garage', 'Паркинг № 37, ярус 2'), '37')
  assert.equal(estateNumber('garage', 'P2 #114'), '114')
  assert.equal(estateNumber('garage', 'P2-114'), 'P2-114')
})

test('R112 a storeroom shows the value of the registry', () => {
  assert.equal(estateNumber('storageroom', 'К-2-14'), 'К-2-14')
})

test('R464 a unit without a number has a dash for one', () => {
  assert.equal(estateNumber('flat', ''), '—')
  assert.equal(estateNumber('garage', ''), '—')
})
