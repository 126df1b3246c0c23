import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLanguage, languageNames, languages } from './languages.ts'

test('R108 the languages have the codes of the specification and call themselves by their own names', () => {
  assert.deepEqual(languages, ['ru', 'kk', 'en'])
  assert.deepEqual(languageNames, {
    ru: { locale: 'ru-KZ', name: 'Русский' },
    kk: { locale: 'kk-KZ', name: 'Қазақша' },
    en: { locale: 'en-US', name: 'English' },
  })
})

test('R108 a language is named by its short code, not by its locale', () => {
  for (const language of languages) assert.equal(isLanguage(language), true)
  for (const other of ['ru-KZ', 'KK', 'de', '', 'toString', null, undefined, 1]) {
    assert.equal(isLanguage(other), false, String(other))
  }
})
