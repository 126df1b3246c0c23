import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressInLanguage } from './address-in-language.ts'
import type { Language } from './languages.ts'

test('R93 A4 a page keeps its path and query in another language, finishing titles are translated', () => {
  const cases: [address: string, language: Language, expected: string][] = [
    ['/', 'kk', '/kk'],
    ['/kk', 'ru', '/'],
    ['/en/properties/apartments?rooms=2', 'ru', '/properties/apartments?rooms=2'],
    [
      '/properties/apartments?rooms=1,2&restorations=%D0%9F%D0%BE%D0%B4%20%D0%BA%D0%BB%D1%8E%D1%87&page=3',
      'en',
      '/en/properties/apartments?rooms=1,2&restorations=Turnkey&page=3',
    ],
    ['/en?restorations=Turnkey,fine', 'en', '/en?restorations=Finished,Turnkey'],
    ['/?restorations=marble&utm_source=a%20b', 'kk', '/kk?utm_source=a%20b'],
    ['/?q=a?b&&x', 'en', '/en?q=a?b&x'],
    ['/?gclid=%E2%82', 'en', '/en?gclid=%E2%82'],
  ]
  for (const [address, language, expected] of cases) {
    assert.equal(addressInLanguage(address, language), expected, address)
  }
})
