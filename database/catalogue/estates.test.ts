import assert from 'node:assert/strict'
import { Estate, EstateCard } from '#contract/estates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import {
  basicRows,
  fillDatabase,
  makeComplex,
  makeEstate,
  makeHouse,
  makeRow,
} from '#tests/helpers/databases/rows.ts'
import { findEstateCards } from './estate-cards.ts'
import { findEstate } from './estates.ts'
import { buildSearchIndex } from '../search/index/build-search-index.ts'
import { writeJson } from '../engines/json.ts'
import type { Database } from '../open.ts'

const now = new Date('2026-11-21T06:00:00.000Z')

/** A unit as the API returns it. The search index is built first. */
async function estateAt(db: Database, id: number, language: Language, moment: Date) {
  const index = await buildSearchIndex(db, dayInKazakhstan(moment))
  return findEstate(db, index, id, language, moment)
}

/** Asserts that a value is exactly the output of a schema: no field missing, no field added. */
function assertExactly(schema: typeof Estate | typeof EstateCard, value: unknown): void {
  assert.deepEqual(schema.parse(value), value)
}

eachDatabase(
  'R109 cards come in the order of the ids, in the language, without ids of nothing',
  async (db) => {
    await fillDatabase(db, {
      ...basicRows,
      estates: [
        makeEstate(),
        makeEstate({
          id: 2,
          category: 'garage',
          geo_flatnum: 'Паркинг №37',
          plan_code: null,
          restoration: null,
        }),
      ],
    })
    const cards = await findEstateCards(db, [2, 404, 1], 'kk')
    assert.deepEqual(
      cards.map((card) => [card.id, card.number]),
      [
        [2, '37'],
        [1, '114'],
      ],
    )
    for (const card of cards) assertExactly(EstateCard, card)
    assert.equal(cards[0]?.plan, null)
    assert.equal(cards[0]?.restoration, null)
    assert.deepEqual(cards[1]?.complex, { id: 1, slug: 'project-1', name: 'Project қазақша' })
    assert.equal(cards[1]?.slug, '2-komnatnaya-61-4-m2-1')
    assert.deepEqual(cards[1]?.house.deadline, { year: 2027, quarter: 4 })
    assert.deepEqual(cards[1]?.restoration, { code: 'prefine', title: 'Таза әрлеу алдындағы' })
    assert.deepEqual(cards[1]?.plan, { card: '/media/plans/2-614-card.svg', width: 420, height: 380 })
  },
)

eachDatabase('no ids, no cards', async (db) => {
  assert.deepEqual(await findEstateCards(db, [], 'ru'), [])
})

eachDatabase('R182 a unit comes with all that is known about it', async (db) => {
  await fillDatabase(db, {
    ...basicRows,
    promotions: [makeRow('promotions', {}), makeRow('promotions', { id: 2, slug: 'promotion-2' })],
    estates: [makeEstate({ price_old: null, views: writeJson(['yard', 'mountains']) })],
    estate_prices: [
      { estate_id: 1, date: '2026-11-01', price: 37_500_000 },
      { estate_id: 1, date: '2026-02-01', price: 36_000_000 },
    ],
    estate_promotions: [
      { estate_id: 1, promotion_id: 2 },
      { estate_id: 1, promotion_id: 1 },
    ],
  })
  const estate = await estateAt(db, 1, 'en', now)
  assertExactly(Estate, estate)
  assert.deepEqual(estate?.complex.city, { id: 1, slug: 'almaty', name: 'City in English' })
  assert.equal(estate?.complex.image?.alt, 'project in English')
  assert.deepEqual(estate?.plan, {
    card: '/media/plans/2-614-card.svg',
    detail: '/media/plans/2-614-detail.svg in English',
    width: 420,
    height: 380,
    rooms: [{ name: 'Kitchen in English', area: 12.4 }],
  })
  assert.deepEqual(estate?.promo_ids, [1, 2])
  assert.deepEqual(
    estate?.price_history.map((point) => point.date),
    ['2026-02-01', '2026-11-01'],
  )
  assert.deepEqual(estate?.views, ['mountains', 'yard'])
  assert.equal(estate?.price, 37_500_000)
  assert.equal(estate?.area_total, 61.4)
  assert.equal(estate?.price_old, null)
})

eachDatabase(
  'A11 a unit shows where it is on its floor and on the facade, and its hours of sun',
  async (db) => {
    await fillDatabase(db, { ...basicRows, estates: [makeEstate()] })
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    const estate = await estateAt(db, 1, 'ru', now)
    assert.deepEqual(estate?.floor_plan, { image: '/media/floor.svg', polygon: corners })
    assert.deepEqual(estate?.facade_polygon, corners)
    assert.deepEqual(estate?.sun, { dec: 8.7, mar: 12.1, jun: 13.5 })
  },
)

eachDatabase('a unit takes part only in promotions that hold today in Kazakhstan', async (db) => {
  const days = [
    ['2026-11-01', '2026-11-20'],
    ['2026-11-01', '2026-11-21'],
    ['2026-11-22', '2026-12-31'],
  ] as const
  await fillDatabase(db, {
    ...basicRows,
    promotions: days.map(([starts_at, ends_at], index) =>
      makeRow('promotions', { id: index + 1, slug: `promotion-${index}`, starts_at, ends_at }),
    ),
    estates: [makeEstate()],
    estate_promotions: days.map((_, index) => ({ estate_id: 1, promotion_id: index + 1 })),
  })
  const idsAt = async (moment: string) => (await estateAt(db, 1, 'ru', new Date(moment)))?.promo_ids
  assert.deepEqual(await idsAt('2026-11-21T18:59:59.000Z'), [2])
  assert.deepEqual(await idsAt('2026-11-21T19:00:00.000Z'), [3])
})

eachDatabase(
  'A11 A49 the monthly payment is that of the cheapest programme that fits the unit today, beside similar units too',
  async (db) => {
    const small = { initial_payment_min: 20, term_months_max: 300, finishing_required: writeJson([]) }
    await fillDatabase(db, {
      ...basicRows,
      complexes: [...basicRows.complexes, makeComplex({ id: 2 })],
      houses: [...basicRows.houses, makeHouse({ id: 2, complex_id: 2 })],
      mortgages: [
        makeRow('mortgages', {
          ...small,
          id: 1,
          code: 'market',
          rate_nominal: 18,
          price_cap: writeJson([]),
          loan_cap: writeJson([]),
        }),
        makeRow('mortgages', { ...small, id: 2, code: 'state', rate_nominal: 7 }),
        makeRow('mortgages', { ...small, id: 3, code: 'over', rate_nominal: 1, valid_to: '2026-11-20' }),
        makeRow('mortgages', { ...small, id: 4, code: 'other', rate_nominal: 2 }),
      ],
      complex_mortgages: [{ complex_id: 2, mortgage_id: 4 }],
      estates: [
        makeEstate({ id: 1, price: 25_000_000 }),
        makeEstate({ id: 2, price: 31_000_000 }),
        makeEstate({ id: 3, price: 25_000_000, complex_id: 2, house_id: 2 }),
        makeEstate({ id: 4, price: 25_000_000, status: 'sold' }),
      ],
    })
    const monthly = async (id: number) => {
      const estate = await estateAt(db, id, 'kk', now)
      assertExactly(Estate, estate)
      return estate?.monthly_from ?? null
    }
    assert.deepEqual(await monthly(1), {
      program: { id: 2, code: 'state', title: 'Mortgage қазақша', kind: 'state', rate_effective: 7.2 },
      amount: 141_356,
      initial_payment_tenge: 5_000_000,
      months: 300,
    })
    assert.equal((await monthly(2))?.program.code, 'market', 'dearer than the cap of its city')
    assert.equal((await monthly(3))?.program.code, 'other')
    assert.equal(await monthly(4), null)
    const { similar = [] } = (await estateAt(db, 4, 'kk', now)) ?? {}
    assert.ok(similar.length > 0)
    for (const card of similar) assert.deepEqual(card.monthly_from, await monthly(card.id), String(card.id))
  },
)

eachDatabase('a unit without a drawing or a known area has null there', async (db) => {
  const drawings = { floor_plan: writeJson(null), facade_polygon: writeJson(null), sun: writeJson(null) }
  const areas = { area_living: null, riser: null, tour_url: null, price_valid_until: null }
  const nothing = { plan_code: null, ...drawings, ...areas }
  await fillDatabase(db, { ...basicRows, estates: [makeEstate(nothing)] })
  const estate = await estateAt(db, 1, 'ru', now)
  assertExactly(Estate, estate)
  assert.equal(estate?.plan, null)
  assert.equal(estate?.area_living, null)
  const { floor_plan, facade_polygon, sun, monthly_from } = estate ?? {}
  assert.deepEqual([floor_plan, facade_polygon, sun, monthly_from], [null, null, null, null])
})

eachDatabase('a price beyond 32 bits keeps every tenge', async (db) => {
  await fillDatabase(db, { ...basicRows, estates: [makeEstate({ price: 12_345_678_901 })] })
  assert.equal((await estateAt(db, 1, 'ru', now))?.price, 12_345_678_901)
})

eachDatabase('A1 unknown and hidden units are missing, sold and withdrawn ones say so', async (db) => {
  await fillDatabase(db, {
    ...basicRows,
    estates: [
      makeEstate({ id: 1, status: 'hidden' }),
      makeEstate({ id: 2, status: 'sold' }),
      makeEstate({ id: 3, status: 'withdrawn' }),
    ],
  })
  const statuses = [404, 1, 2, 3].map(async (id) => (await estateAt(db, id, 'ru', now))?.status ?? null)
  assert.deepEqual(await Promise.all(statuses), [null, null, 'sold', 'withdrawn'])
})

async function similarIds(db: Database, id: number): Promise<number[] | undefined> {
  return (await estateAt(db, id, 'ru', now))?.similar.map((card) => card.id)
}

eachDatabase(
  'similar units are free, of the same category, near in price and rooms, and not the unit',
  async (db) => {
    await fillDatabase(db, {
      ...basicRows,
      estates: [
        makeEstate({ id: 1, price: 40_000_000, rooms: 2 }),
        makeEstate({ id: 2, price: 48_000_000, rooms: 2 }),
        makeEstate({ id: 3, price: 41_000_000, rooms: 2 }),
        makeEstate({ id: 4, price: 40_000_000, rooms: 3 }),
        makeEstate({ id: 5, price: 40_000_000, rooms: 4 }),
        makeEstate({ id: 6, price: 39_000_000, rooms: 2, status: 'reserved' }),
        makeEstate({ id: 7, price: 40_000_000, rooms: 2, category: 'comm' }),
        makeEstate({ id: 8, price: 39_500_000, rooms: 2 }),
        makeEstate({ id: 9, price: 90_000_000, rooms: 2 }),
      ],
    })
    assert.deepEqual(await similarIds(db, 1), [8, 3, 4, 2])
  },
)

eachDatabase('similar units of the same project come first, others fill up', async (db) => {
  await fillDatabase(db, {
    ...basicRows,
    complexes: [makeComplex(), makeComplex({ id: 2 })],
    houses: [makeHouse(), makeHouse({ id: 2, complex_id: 2 })],
    estates: [
      makeEstate({ id: 1, price: 40_000_000 }),
      makeEstate({ id: 2, price: 40_000_000, complex_id: 2, house_id: 2 }),
      makeEstate({ id: 3, price: 44_000_000 }),
    ],
  })
  assert.deepEqual(await similarIds(db, 1), [3, 2])
})
