import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unboundWords } from '#domain/bound-words.ts'
import { type Language, languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { placedTitle } from './unit-words.ts'

const house = { id: 1, slug: 'a', name: 'House A', deadline: null, handed_over_at: null }
const flat = {
  category: 'flat',
  rooms: 2,
  area_total: 56.9,
  number: '18',
  complex: { id: 1, slug: 'park', name: 'Park' },
  house,
} as const

test('R1540 messages name a unit with its house and the number on its door, so that two of one size differ', () => {
  const named = (unit: Parameters<typeof placedTitle>[0], language: Language) =>
    unboundWords(placedTitle(unit, { language, texts: texts[language], numberStyle: 'spec' }))
  const said = languages.map((language) => named(flat, language))
  assert.deepEqual(said, [
    '2-комнатная, 56.9 м², Park, House A, квартира 18',
    '2 бөлмелі, 56.9 м², Park, House A, 18-пәтер',
    'Two-room apartment, 56.9 m², Park, House A, apartment 18',
  ])
  assert.equal(named({ ...flat, number: '' }, 'ru'), '2-комнатная, 56.9 м², Park, House A')
})
