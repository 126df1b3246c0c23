import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseSecond } from '../../tests/helpers/search/phrase-second.ts'
import { phraseTowers } from '../../tests/helpers/search/phrase-towers.ts'
import { type Language, languages } from '../languages.ts'
import { companyVocabulary } from './company.ts'
import { longestPhrase } from './longest-phrase.ts'
import { readPhrase } from './search-phrase.ts'
import { continuationsOf, mostSuggestions, suggestionsFor } from './suggestions.ts'

const towers = companyVocabulary(phraseTowers)
const inRussian = continuationsOf(towers, 'ru', 2026)
const suggest = (typed: string) => suggestionsFor(typed, inRussian)

test('R1063 the last words of a sentence are the beginning of a name or of a usual wish', () => {
  assert.deepEqual(suggest('двушка не пер'), [
    'двушка не первый этаж',
    'двушка не первый и не последний этаж',
  ])
  assert.ok(suggest('трёшка в аст').includes('трёшка в Астана'))
  assert.ok(suggest('nura').some((sentence) => sentence === 'Nura Towers'))
  assert.ok(suggest('сайр').includes('Sayran Heights'), 'in the other alphabet')
  assert.ok(suggest('cjkyt').includes('солнечная'), 'in the other keyboard layout')
})

test('R1063 what is typed whole, a space and signs are followed by no suggestions', () => {
  for (const typed of ['', ' ', 'двушка ', 'двушка,', '!!!', '😀', 'не первый и не последний этаж'])
    assert.deepEqual(suggest(typed), [], typed)
})

test('R1063 there are at most eight, no longer than a sentence may be, whatever is typed', () => {
  assert.equal(suggest('с').length, mostSuggestions)
  for (const typed of ['а'.repeat(500), `${'а '.repeat(99)}не`, 'не '.repeat(300) + 'пер'])
    for (const sentence of suggest(typed)) assert.ok(sentence.length <= longestPhrase)
})

test('R1322 all suggestions are of one language: that of the page, else that of the letters', () => {
  const on = (page: Language, typed: string) => suggestionsFor(typed, continuationsOf(towers, page, 2026))
  const kazakh = /[әғқңөұүһі]/i
  assert.deepEqual(on('ru', 'парк'), ['паркинг', 'рядом с парком', 'Arman Park'])
  assert.deepEqual(on('ru', 'park'), on('ru', 'парк'), 'the page in Latin letters')
  assert.deepEqual(on('en', 'park'), ['parking space', 'near a park', 'Arman Park'])
  assert.ok(on('ru', 'с').length > 1 && on('ru', 'с').every((text) => !kazakh.test(text)))
  // What the page does not say is offered in the language in which it is typed.
  assert.deepEqual(on('ru', 'екі'), ['екі бөлмелі'])
  assert.deepEqual(on('kk', 'двух'), ['двухкомнатная'])
  assert.deepEqual(on('en', 'парк'), on('ru', 'парк'))
  assert.deepEqual(on('ru', 'two rooms park'), [
    'two rooms parking space',
    'two rooms near a park',
    'two rooms Arman Park',
  ])
  assert.ok(on('ru', '2 бөлмелі, бірінші қ').every((text) => text.endsWith('қабат емес')))
})

test('R1063 in each language and at each company everything that is offered is read whole', () => {
  for (const vocabulary of [towers, companyVocabulary(phraseSecond)]) {
    for (const language of languages) {
      const offered = continuationsOf(vocabulary, language, 2026)
      const texts = offered.flatMap(([, ofOne]) => ofOne)
      assert.ok(texts.length >= 20, language)
      for (const { text } of texts) assert.deepEqual(readPhrase(text, vocabulary, 2026).missed, [], text)
    }
  }
  const second = continuationsOf(companyVocabulary(phraseSecond), 'kk', 2026).flatMap(([, offered]) =>
    offered.map(({ text }) => text),
  )
  assert.ok(
    second.includes('Шымкент') && second.includes('Saryarqa Qala') && !second.includes('метроға жақын'),
  )
})
