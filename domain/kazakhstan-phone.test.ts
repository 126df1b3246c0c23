import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOfKazakhstan, phoneGroups } from './kazakhstan-phone.ts'

test('R580 a number is read in the groups of its code: four digits for cities, three for mobiles and for 727', () => {
  const read = (digits: string) => phoneGroups(digits)?.join(' ') ?? null
  assert.equal(read('77252554040'), '7 7252 55 40 40')
  assert.equal(read('77172123456'), '7 7172 12 34 56')
  assert.equal(read('77270001010'), '7 727 000 10 10')
  assert.equal(read('77011234567'), '7 701 123 45 67')
  assert.equal(read('78001234567'), '7 800 123 45 67')
  assert.equal(read('79161234567'), '7 916 123 45 67')
  assert.equal(read('7725255404'), null)
  assert.equal(read('772525540400'), null)
})

test('R580 a number of +7 is of Kazakhstan by its code', () => {
  for (const own of ['+77252554040', '+77011234567', '+78001234567', '+76001234567']) {
    assert.ok(isOfKazakhstan(own), own)
  }
  for (const other of ['+79161234567', '+74951234567', '+78121234567', '+7725255404', '77252554040']) {
    assert.ok(!isOfKazakhstan(other), other)
  }
})
