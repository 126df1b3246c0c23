import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from './texts.ts'

/** Where a name stands in its plain form: at the beginning, after a stop, or in brackets. */
const alone = /(?:^|[,.]\s|\()$/u

test('R706 no text needs a case of a city’s name, which nobody could guess: it stands alone', () => {
  for (const language of ['ru', 'kk'] as const) {
    const naming = Object.entries(texts[language]).filter(([, text]) => text.includes('{city}'))
    assert.ok(naming.length > 10)
    for (const [key, text] of naming) {
      const [before = '', after = ''] = text.split('{city}')
      assert.match(before, alone, `${key} in ${language}: ${text}`)
      // In Kazakh a case is an ending: nothing may be joined to the name.
      assert.doesNotMatch(after, /^[-\p{L}]/u, `${key} in ${language}: ${text}`)
    }
  }
})
