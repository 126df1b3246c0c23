import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedAddress, isUncounted } from './counted-address.ts'

test('R119 counters know the page and the marks of advertising, and no criterion of the visitor', () => {
  const marks = 'utm_source=instagram&utm_campaign=k%C3%BCz&gclid=g-1'
  assert.equal(
    countedAddress(`https://kerege.kz/kk/properties/apartments?rooms=2&${marks}&price_to=30000000#list`),
    `https://kerege.kz/kk/properties/apartments?${marks}`,
  )
  assert.equal(countedAddress('https://kerege.kz/favorites?ids=1,2,3'), 'https://kerege.kz/favorites')
  assert.equal(countedAddress(''), '')
})

test('a page whose address holds typed words, somebody’s means or the secret of a letter is not counted at all', () => {
  assert.ok(isUncounted('https://kerege.kz/properties/apartments?payment_to=250000&hand=6000000'))
  assert.ok(isUncounted('https://kerege.kz/properties/apartments?first_payment_to=5000000'))
  assert.ok(isUncounted('https://kerege.kz/purchase-methods?monthly=250000'))
  assert.ok(isUncounted('https://kerege.kz/career?search=%D0%90%D0%B9%D0%B3%D0%B5%D1%80%D1%96%D0%BC'))
  assert.ok(isUncounted('https://kerege.kz/contents/subscribe/confirm?token=abc'))
  assert.ok(!isUncounted('https://kerege.kz/career'))
})
