import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from './languages.ts'
import { parseRestorations, restorationCodes, restorationTitles } from './restorations.ts'

test('A4 a finishing type is read from its code or its title in any language, in any letter case', () => {
  for (const code of restorationCodes) {
    assert.deepEqual(parseRestorations(code), [code])
    for (const language of languages) {
      assert.deepEqual(parseRestorations(restorationTitles[code][language]), [code])
      assert.deepEqual(parseRestorations(restorationTitles[code][language].toUpperCase()), [code])
    }
  }
})

test('A4 a list may mix languages; unknown values are left out and each type comes once, in house order', () => {
  assert.deepEqual(parseRestorations('Turnkey, чистовая,золотая,FINE'), ['fine', 'turnkey'])
  assert.deepEqual(parseRestorations(''), [])
})

test('A4 titles differ within a language and contain no comma, so that a list of them can be read back', () => {
  for (const language of languages) {
    const titles = restorationCodes.map((code) => restorationTitles[code][language])
    assert.deepEqual(parseRestorations(titles.join(',')), [...restorationCodes])
  }
})
