import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unboundWords } from '#domain/bound-words.ts'
import { type Language, languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { namesOf, placedTitle, unitLine } from './unit-words.ts'

const house = { id: 1, slug: 'a', name: 'House A', deadline: null, handed_over_at: null }
const flat = {
  category: 'flat',
  rooms: 2,
  area_total: 56.9,
  floor: 5,
  floors_total: 9,
  number: '18',
  complex: { id: 1, slug: 'park', name: 'Park' },
  house,
} as const

test('R1540 messages name a unit with its house and the number on its door, so that two of one size differ', () => {
  const named = (unit: Parameters<typeof placedTitle>[0], language: Language) =>
    unboundWords(placedTitle(unit, { language, texts: texts[language], numberStyle: 'spec' }))
  const said = languages.map((language) => named(flat, language))
  assert.deepEqual(said, [
    '2-комнатная, 56.9 м², этаж 5 из 9, Park, House A, квартира 18',
    '2 бөлмелі, 56.9 м², 9 қабаттың 5-қабаты, Park, House A, 18-пәтер',
    'Two-room apartment, 56.9 m², floor 5 of 9, Park, House A, apartment 18',
  ])
  assert.equal(
    named({ ...flat, number: '', floors_total: 0 }, 'ru'),
    '2-комнатная, 56.9 м², этаж 5, Park, House A',
  )
})

test('R1574 a line of a unit has what it is told apart by: rooms, area, floor, house, number, price and the price before', () => {
  const said = (
    unit: Parameters<typeof unitLine>[0],
    change: Parameters<typeof unitLine>[1],
    language: Language,
  ) => {
    const { title, text } = unitLine(unit, change, { language, texts: texts[language], numberStyle: 'spec' })
    return unboundWords(`${title}: ${text}`)
  }
  const cheaper = { change: 'price', was: 33_000_000 } as const
  assert.deepEqual(
    languages.map((language) => said({ ...flat, price: 30_500_000 }, cheaper, language)),
    [
      '2-комнатная, 56.9 м², этаж 5 из 9, Park, House A, квартира 18: 30,500,000 ₸, было 33,000,000 ₸',
      '2 бөлмелі, 56.9 м², 9 қабаттың 5-қабаты, Park, House A, 18-пәтер: 30,500,000 ₸, бұрын 33,000,000 ₸',
      'Two-room apartment, 56.9 m², floor 5 of 9, Park, House A, apartment 18: 30,500,000 ₸, was 33,000,000 ₸',
    ],
  )
  const parking = {
    ...flat,
    category: 'garage',
    rooms: null,
    area_total: 13.3,
    floor: -1,
    price: 3_000_000,
  } as const
  assert.deepEqual(
    languages.map((language) => said(parking, { change: 'new', was: null }, language)),
    [
      'Парковочное место, 13.3 м², уровень −1, Park, House A, место 18: 3,000,000 ₸',
      'Тұрақ орны, 13.3 м², деңгейі −1, Park, House A, 18-орын: 3,000,000 ₸',
      'Parking space, 13.3 m², level −1, Park, House A, space 18: 3,000,000 ₸',
    ],
  )
  const office = { ...flat, category: 'comm', rooms: null, floor: 0, price: null } as const
  assert.match(
    said(office, { change: 'back', was: null }, 'ru'),
    /^[^,]+, 56\.9 м², Park, House A, .* 18: цена по запросу$/,
  )
  assert.match(said({ ...flat, price: 30_500_000 }, { change: 'sold', was: null }, 'en'), /apartment 18: $/)
})

test('R1621 a name that gets shorter keeps house and number longest, so that the subject says which unit it is', () => {
  const named = (unit: Parameters<typeof namesOf>[0]) =>
    namesOf(unit, { language: 'en', texts: texts.en, numberStyle: 'spec' }).map(unboundWords)
  assert.deepEqual(named(flat), [
    'Two-room apartment, 56.9 m², floor 5 of 9, Park, House A, apartment 18',
    'Two-room apartment, 56.9 m², Park, House A, apartment 18',
    'Two-room apartment, Park, House A, apartment 18',
    'Park, House A, apartment 18',
    'Two-room apartment, Park, apartment 18',
    'Two-room apartment, Park',
    'Two-room apartment, 56.9 m²',
  ])
})
