import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { boundWords } from './bound-words.ts'
import { languages } from './languages.ts'

/** No-break spaces as they are seen in a test: `_`. */
function seen(text: string, language: (typeof languages)[number]): string {
  return boundWords(text, language).replaceAll('\u00A0', '_')
}

test('a short Russian word does not end a line', () => {
  assert.equal(seen('Дом и двор в Алматы', 'ru'), 'Дом и_двор в_Алматы')
  assert.equal(seen('А не (в доме) «на горы»', 'ru'), 'А_не_(в_доме) «на_горы»')
  assert.equal(seen('Уже сданы, но', 'ru'), 'Уже сданы, но')
  assert.equal(
    seen('предложение | предложения | предложений', 'ru'),
    'предложение | предложения | предложений',
  )
  assert.equal(seen('a house in Almaty', 'en'), 'a house in Almaty')
})

test('a number keeps its unit in every language', () => {
  assert.equal(seen('5 мин пешком, 3 м до двери', 'ru'), '5_мин пешком, 3_м до_двери')
  assert.equal(seen('up to 10 MB, 61.4 m² or 20 %', 'en'), 'up to 10_MB, 61.4_m² or 20_%')
  assert.equal(seen('2,7 м, 24 млн ₸', 'kk'), '2,7_м, 24_млн ₸')
  assert.equal(seen('2 менеджера', 'ru'), '2 менеджера')
  assert.equal(seen('2027 ж. II тоқсан', 'kk'), '2027_ж. II тоқсан')
  assert.equal(seen('№ 114', 'kk'), '№_114')
})

test('nothing but spaces changes, and twice is as good as once', () => {
  const word = fc.constantFrom(
    'и',
    'в',
    'дом',
    '(на',
    '«у',
    '5',
    '37,5',
    'м',
    'м²',
    '№',
    '|',
    '',
    'a',
    'қала',
  )
  const spaced = fc.tuple(word, fc.constantFrom(' ', ' ', '\u00A0', '')).map((pair) => pair.join(''))
  const text = fc.oneof(
    fc.array(spaced, { maxLength: 12 }).map((words) => words.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (text, language) => {
      const bound = boundWords(text, language)
      assert.equal(bound.replaceAll('\u00A0', ' '), text.replaceAll('\u00A0', ' '))
      assert.equal(boundWords(bound, language), bound)
    }),
  )
})
