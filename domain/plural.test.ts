import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plural, pluralIndex } from './plural.ts'

test('R215 Russian nouns take one, few or many', () => {
  const forms = 'квартира | квартиры | квартир'
  for (const count of [1, 21, 101, 1001]) assert.equal(plural(count, 'ru', forms), 'квартира', String(count))
  for (const count of [2, 3, 4, 22, 104, 1.5])
    assert.equal(plural(count, 'ru', forms), 'квартиры', String(count))
  for (const count of [0, 5, 11, 12, 14, 20, 111, 1512])
    assert.equal(plural(count, 'ru', forms), 'квартир', String(count))
})

test('A23 Kazakh nouns stay singular after every numeral', () => {
  for (const count of [0, 1, 2, 5, 11, 21]) {
    assert.equal(plural(count, 'kk', 'пәтер'), 'пәтер')
    assert.equal(plural(count, 'kk', 'пәтер | пәтер | пәтер'), 'пәтер')
    assert.equal(pluralIndex(count, 'kk'), 0)
  }
})

test('A23 English nouns take the singular for exactly one', () => {
  assert.equal(plural(1, 'en', 'flat | flats'), 'flat')
  for (const count of [0, 2, 21, 101, 1.5])
    assert.equal(plural(count, 'en', 'flat | flats'), 'flats', String(count))
})

test('R215 Russian agrees with the rules of Unicode for every count to 1200', () => {
  const unicode = new Intl.PluralRules('ru')
  const names = ['one', 'few', 'many']
  for (let count = 0; count <= 1200; count += 1) {
    assert.equal(names[pluralIndex(count, 'ru')], unicode.select(count), String(count))
  }
})

test('A23 a text with fewer forms than the language has uses its last one', () => {
  assert.equal(plural(5, 'ru', 'шт.'), 'шт.')
  assert.equal(plural(5, 'ru', 'лифт | лифта'), 'лифта')
})
