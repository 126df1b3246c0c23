import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { anyListing, type ListingQuery } from '#domain/listing-query.ts'
import { makeUnit, naiveSearch, type NaiveUnit } from '#tests/helpers/search/naive-search.ts'
import { townListings, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { townIndex, townWords } from '#tests/helpers/search/town.ts'
import { knownListing } from './known-listing.ts'
import { nearUnits } from './near-units.ts'

const flat = makeUnit({ price: 20_000_000, area: 50, floor: 5, rooms: 2 })

/** What is near a listing among these units: their places in the list with the wish that they miss. */
function near(units: readonly Partial<NaiveUnit>[], criterion: Partial<ListingQuery>) {
  const town = units.map((unit, position) => ({ ...flat, id: position + 1, drawing: `${position}`, ...unit }))
  return nearUnits(townIndex(town), 'flat', { ...anyListing, ...criterion }).map(
    ({ id, key, by, values }) =>
      `${id}: ${[key, by, values.join('+')].filter((part) => part !== null && part !== '').join(' ')}`,
  )
}

test('R1318 the units that miss one wish alone come from the nearest on, by the part of the wish that they are off', () => {
  const units = [
    { price: 22_000_000 },
    { price: 19_000_000, floor: 2 },
    { price: 19_000_000, area: 38 },
    { price: 20_500_000 },
    { price: 22_000_000, floor: 2 },
  ]
  assert.deepEqual(near(units, { priceTo: 20_000_000, areaFrom: 40, floorFrom: 3 }), [
    '4: price_to 500000 20500000',
    '3: area_from 2 38',
    '2: floor_from 1 2',
    '1: price_to 2000000 22000000',
  ])
})

test('R1318 a unit that misses a wish by more than a quarter is not near, nor is one without a known price', () => {
  const asked = { priceTo: 16_000_000 }
  assert.deepEqual(near([{}], asked), ['1: price_to 4000000 20000000'])
  assert.deepEqual(near([{ price: 20_000_001 }, { price: 0 }, { status: 'request' }], asked), [])
  assert.deepEqual(near([{ status: 'request' }], { priceFrom: 1 }), [])
  assert.deepEqual(near([{ kitchen: null }, { kitchen: 9 }], { kitchenFrom: 10 }), ['2: kitchen_from 1 9'])
  assert.deepEqual(near([{ floor: 2 }, { floor: 1 }], { floorFrom: 5 }), ['1: floor_from 3 2'])
})

test('R1318 one room, one year, five minutes, a neighbouring side, fewer hours of sun are near; two rooms are not', () => {
  assert.deepEqual(near([{ rooms: 3 }, { rooms: 4 }], { rooms: [2, 1] }), ['1: rooms 3'])
  assert.deepEqual(near([{ sides: ['s'] }, { sides: ['n'] }, {}], { sides: ['se'] }), ['1: side s'])
  assert.deepEqual(near([{ sun: 2 }, { sun: null }], { suns: ['3'] }), ['1: sun 2'])
  // The school of «alpha» is four minutes away, that of «beta» ten.
  assert.deepEqual(
    near(
      [
        { complex: 'beta', house: 'beta-1' },
        { complex: 'gamma', house: 'gamma-1' },
      ],
      { near: ['school-5'] },
    ),
    ['1: near 5 school-10'],
  )
  assert.deepEqual(near([{ restoration: 'rough' }, { restoration: null }], { restorations: ['fine'] }), [
    '1: restorations rough',
  ])
})

test('R1318 another house of the project is nearer than another project, and another city is not near', () => {
  const index = townIndex([])
  const [home] = index.words.complexes
  assert.ok(home)
  const place = (complex: string, house: string) => ({ complex, house })
  const found = near(
    index.words.houses.map(({ slug, complex }) => place(index.words.complexes[complex]?.slug ?? '', slug)),
    {
      complexes: [home.slug],
      houses: [index.words.houses[home.houses[0] ?? 0]?.slug ?? ''],
      priceTo: 30_000_000,
    },
  )
  const cityOf = (line: string) => {
    const house = index.words.houses[Number(line.split(':')[0]) - 1]
    return index.words.complexes[house?.complex ?? -1]?.city
  }
  assert.ok(found.some((line) => line.includes('complex')))
  assert.ok(found.every((line) => cityOf(line) === home.city))
  const kinds = found.map((line) => line.split(' ')[1])
  assert.deepEqual(kinds, kinds.toSorted().toReversed())
})

test('R1318 only units on sale are near where no status is wished, and flats of one plan come after others', () => {
  const sold = [
    { price: 21_000_000, status: 'sold' as const },
    { price: 21_000_000, status: 'reserved' as const },
  ]
  assert.deepEqual(near(sold, { priceTo: 20_000_000 }), [])
  const riser = [1, 2, 3, 4, 5, 6, 7].map((floor) => ({ floor, price: 21_000_000 + floor, drawing: 'a' }))
  const found = near([...riser, { price: 24_000_000, drawing: 'b' }], { priceTo: 20_000_000 })
  assert.deepEqual(
    found.map((line) => Number(line.split(':')[0])),
    [1, 2, 3, 4, 5, 8],
  )
})

/** The field of each wish that is no range, and the ends of ranges. */
const fields: Readonly<Record<string, Partial<ListingQuery>>> = {
  rooms: { rooms: [] },
  restorations: { restorations: [] },
  complex: { complexes: [], houses: [] },
  house: { complexes: [], houses: [] },
  deadline: { deadlines: [] },
  views: { views: [] },
  sun: { suns: [] },
  side: { sides: [] },
  floor_not: { floorsNot: [] },
  features: { features: [] },
  near: { near: [] },
  status: { statuses: [] },
  promotion: { promotions: [] },
  plan: { plans: [] },
  price_from: { priceFrom: null },
  price_to: { priceTo: null },
  area_from: { areaFrom: null },
  area_to: { areaTo: null },
  kitchen_from: { kitchenFrom: null },
  floor_from: { floorFrom: null },
  floor_to: { floorTo: null },
}

test('R1318 a near unit does not fit the listing, and fits it once the named wish is dropped', () => {
  let seen = 0
  fc.assert(
    fc.property(townUnits, fc.constantFrom(...categories), townListings, (units, category, asked) => {
      const index = townIndex(units)
      const listing = knownListing(index, category, asked)
      const ids = (criterion: ListingQuery) =>
        naiveSearch(units, townWords, category, criterion).map(({ id }) => id)
      const fitting = ids(listing)
      const found = nearUnits(index, category, asked)
      assert.ok(found.length <= 6 && new Set(found.map(({ id }) => id)).size === found.length)
      for (const { id, key, distance } of found) {
        seen++
        assert.ok(!fitting.includes(id) && distance <= 0.25 + 1e-9, key)
        assert.ok(ids({ ...listing, ...fields[key] }).includes(id), key)
      }
    }),
    { numRuns: 500 },
  )
  assert.ok(seen > 50, String(seen))
})
