import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedLanguage } from './accept.ts'

const cases: [string | null, string | null][] = [
  [null, null],
  ['', null],
  ['kk', 'kk'],
  ['kk-KZ,ru;q=0.8', 'kk'],
  ['de-DE,en;q=0.5,ru;q=0.9', 'ru'],
  ['fr,de', null],
  ['ru;q=0', null],
  ['EN-us', 'en'],
  ['en;q=0.7, kk;q=0.7', 'en'],
  ['*', null],
  ['ru;q=abc,en;q=0.1', 'en'],
  [';;;,,=,q=1', null],
]

test('R150 the language of an answer is the heaviest of ours in Accept-Language', () => {
  for (const [header, language] of cases) assert.equal(acceptedLanguage(header), language, String(header))
})
