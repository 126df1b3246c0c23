import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { digestSubject } from './digest-subject.ts'
import type { DigestSection } from './digest-words.ts'

const wordsIn = (language: Language) => ({ language, texts: texts[language] })
const english = wordsIn('en')

const section = (change: DigestSection['change'], count: number, names = ['']): DigestSection => ({
  change,
  title: texts.en[change === 'price' ? 'digest.price' : 'digest.stage'],
  items: Array.from({ length: count }, () => ({
    title: names[0] ?? '',
    text: '',
    link: '',
    similar: null,
    names,
  })),
})

test('R1575 the subject names the one unit that has changed and what happened, as fully as there is room for', () => {
  const names = [
    'Two-room apartment, 56.9 m², floor 5 of 9, Park, House A, apartment 18',
    'Two-room apartment, 56.9 m², Park',
    'Flat',
  ]
  assert.equal(
    digestSubject([section('price', 1, names)], english),
    'Lower price: Two-room apartment, 56.9 m², Park',
  )
  assert.equal(digestSubject([section('price', 1, ['Flat 18'])], english), 'Lower price: Flat 18')
  const cut = digestSubject([section('stage', 1, ['x'.repeat(200)])], english)
  assert.match(cut, /^Construction progress: x+…$/)
  assert.equal(cut.length, 70)
})

test('R1575 of several changes the subject says how many there are of each kind, and leaves out what has no room', () => {
  assert.deepEqual(
    languages.map((language) => digestSubject([section('new', 3), section('price', 2)], wordsIn(language))),
    ['Новых: 3, дешевле: 2', 'Жаңа ұсыныс: 3, арзандады: 2', 'New: 3, lower price: 2'],
  )
  const all = (['new', 'back', 'price', 'reserved', 'sold', 'withdrawn', 'stage'] as const).map((change) =>
    section(change, 30),
  )
  for (const language of languages)
    for (let from = 0; from < all.length; from++) {
      const subject = digestSubject(all.slice(from), wordsIn(language))
      const [more = ''] = texts[language]['digest.count.more'].split('{counts}').slice(1)
      const said = from === 6 ? 1 : subject.split(': 30').length - 1
      assert.ok(subject.length <= 70 && said > 1 - Number(from === 6), subject)
      assert.equal(subject.endsWith(more), said < all.length - from, subject)
    }
})

test('R1575 names of feeds and editors bring no line, no hidden sign and no half letter into a header', () => {
  for (const name of [
    'A\r\nBcc: thief@example.com',
    '\u202Egnp.exe\u202C\u200B\uFEFF',
    'a\u2028b\u0000c\u0085d',
    '😀'.repeat(80),
    `${'x'.repeat(55)}😀😀`,
  ]) {
    const subject = digestSubject([section('price', 1, [name])], english)
    assert.doesNotMatch(subject, /[\p{Cc}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u)
    assert.ok(subject.isWellFormed() && subject.length <= 70, subject)
  }
  assert.equal(digestSubject([], english), '')
})

test('R1620 several changes of one kind are counted with a noun: a bare number would read as a price', () => {
  assert.deepEqual(
    languages.map((language) => digestSubject([section('price', 2)], wordsIn(language))),
    ['Lower price: 2 предложения', 'Lower price: 2 ұсыныс', 'Lower price: 2 properties'],
  )
  assert.equal(digestSubject([section('stage', 5)], wordsIn('ru')), 'Construction progress: 5 новостей')
})
