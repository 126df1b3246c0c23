import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { boundWords } from './bound-words.ts'
import { languages } from './languages.ts'

/** No-break spaces and word joiners as they are seen in a test: `_` and `+`. */
function seen(text: string, language: (typeof languages)[number]): string {
  return boundWords(text, language).replaceAll('\u00A0', '_').replaceAll('\u2060', '+')
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
  assert.equal(seen('2027 ж. II тоқсан', 'kk'), '2027_ж. II_тоқсан')
  assert.equal(seen('3 км пешком, 40 м³ или 2 сағ', 'ru'), '3_км пешком, 40_м³ или 2_сағ')
  assert.equal(seen('№ 114', 'kk'), '№_114')
})

test('a Kazakh number keeps its month, year and hour, with any ending', () => {
  assert.equal(seen('24 айға дейін, 2 жылдан', 'kk'), '24_айға дейін, 2_жылдан')
  assert.equal(seen('2026 жылғы 18 қараша', 'kk'), '2026_жылғы 18_қараша')
  assert.equal(seen('күніне 6 сағат, 2 сағ', 'kk'), 'күніне 6_сағат, 2_сағ')
})

test('R1550 a day keeps its month, and a unit that ends a label its word', () => {
  assert.equal(seen('2026 жылғы 31 желтоқсанға дейін', 'kk'), '2026_жылғы 31_желтоқсанға дейін')
  assert.equal(seen('с 1 января 2026, 21 мая', 'ru'), 'с_1_января 2026, 21_мая')
  assert.equal(seen('Төлем мен жарна бойынша таңдау, ₸', 'kk'), 'Төлем мен жарна бойынша таңдау,_₸')
  assert.equal(seen('Площадь кухни от, м²', 'ru'), 'Площадь кухни от,_м²')
  assert.equal(seen('Least kitchen area, m²', 'en'), 'Least kitchen area,_m²')
  assert.equal(seen('5 маяков, м² и ₸', 'ru'), '5 маяков, м² и_₸')
})

test('a quarter keeps its number, and a dash does not begin a line', () => {
  assert.equal(seen('IV квартал 2027 – срок', 'ru'), 'IV_квартал 2027_– срок')
  assert.equal(seen('Срок IV кв. 2027', 'ru'), 'Срок IV_кв. 2027')
  assert.equal(seen('2027 жылғы IV тоқсанда', 'kk'), '2027_жылғы IV_тоқсанда')
  assert.equal(seen('Бұл – есеп', 'kk'), 'Бұл_– есеп')
  assert.equal(seen('1 – 2', 'en'), '1 – 2')
})

test('a Kazakh particle stays with the word before it', () => {
  assert.equal(seen('Пәтер де бар ма? Үй ғой', 'kk'), 'Пәтер_де бар_ма? Үй_ғой')
  assert.equal(seen('Үй дайын, тез келіңіз', 'kk'), 'Үй дайын, тез келіңіз')
})

test('a Kazakh ending stays with its number, sign, name or abbreviation', () => {
  assert.equal(seen('24.6 млн ₸-ден', 'kk'), '24.6_млн ₸-+ден')
  assert.equal(seen('1-үй, 61 м²-ін, 5 %-ға', 'kk'), '1-+үй, 61_м²-+ін, 5_%-+ға')
  assert.equal(seen('«Qala»-да ЖТСМ-ді', 'kk'), '«Qala»-+да ЖТСМ-+ді')
  assert.equal(seen('Kerege-нің, YouTube-тан', 'kk'), 'Kerege-+нің, YouTube-+тан')
  assert.equal(seen('15-ші', 'kk'), '15-+ші')
  assert.equal(seen('үй-жай, 24-30', 'kk'), 'үй-жай, 24-30')
  assert.equal(seen('1-й дом', 'ru'), '1-й дом')
})

/** The text without its no-break spaces and word joiners. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')
}

test('nothing but spaces and joiners changes, and twice is as good as once', () => {
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
    'де',
    '–',
    'IV',
    'тоқсан',
    '₸-ден',
    '1-үй',
  )
  const spaced = fc.tuple(word, fc.constantFrom(' ', ' ', '\u00A0', '')).map((pair) => pair.join(''))
  const text = fc.oneof(
    fc.array(spaced, { maxLength: 12 }).map((words) => words.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (text, language) => {
      const bound = boundWords(text, language)
      assert.equal(plain(bound), plain(text))
      assert.equal(boundWords(bound, language), bound)
    }),
  )
})
