import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { roundedUp } from '#domain/round-bound.ts'
import { anyListing, type ListingQuery } from '#domain/listing-query.ts'
import { makeUnit, naiveSearch, type NaiveUnit } from '#tests/helpers/search/naive-search.ts'
import { townListings, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { townIndex, townWords } from '#tests/helpers/search/town.ts'
import { paymentsOf } from './payments.ts'
import { relaxations } from './relaxations.ts'

const flat = makeUnit({ price: 10_700_000, area: 43.2, floor: 7 })

function relaxed(units: readonly Partial<NaiveUnit>[], criterion: Partial<ListingQuery>) {
  const town = units.map((unit, position) => ({ ...flat, id: position + 1, ...unit }))
  const found = relaxations(townIndex(town), 'flat', { ...anyListing, ...criterion })
  return found.map(({ changes, total }) => [changes.map(({ key, value }) => `${key}=${value}`).join(), total])
}

test('a price that nothing costs is moved to the nearest round one, and a filter that can be given up comes after', () => {
  const units = [{}, { price: 10_900_000 }, { rooms: 2, price: 9_000_000 }]
  assert.deepEqual(relaxed(units, { rooms: [1], priceTo: 10_000_000 }), [
    ['price_to=11000000', 2],
    ['rooms=null', 1],
  ])
})

test('bounds move from both sides, areas and floors too; what lies between two of them is given up whole', () => {
  assert.deepEqual(relaxed([{}], { areaFrom: 60 })[0], ['area_from=43', 1])
  assert.deepEqual(relaxed([{}], { floorTo: 5 })[0], ['floor_to=7', 1])
  assert.deepEqual(relaxed([{ floor: -2 }], { floorTo: -5 })[0], ['floor_to=-2', 1])
  assert.deepEqual(relaxed([{ floor: -1 }], { floorFrom: 0 })[0], ['floor_from=-1', 1])
  assert.deepEqual(relaxed([{}, { price: 30_000_000 }], { priceFrom: 12_000_000, priceTo: 20_000_000 }), [
    ['price_from=null,price_to=null', 2],
  ])
})

test('where one filter is not enough two are given up, the project together with its house', () => {
  const criterion = { rooms: [4], complexes: ['beta'], houses: ['beta-1'], priceTo: 1_000_000 }
  const units = [{}, { complex: 'beta', house: 'beta-1', rooms: 2, price: 50_000_000 }]
  assert.deepEqual(relaxed(units, criterion), [['price_to=null,rooms=null', 1]])
  const elsewhere = { rooms: [1], complexes: ['beta'], houses: ['beta-1'] }
  assert.deepEqual(relaxed([{}], elsewhere), [['complex=null,house=null', 1]])
  assert.deepEqual(relaxed([], elsewhere), [])
})

test('R23 what can be paid is given up where no programme lends at all', () => {
  const units = [{ complex: 'gamma', house: 'gamma-1' }]
  assert.deepEqual(relaxed(units, { paymentTo: 1_000, hand: 0 }), [['payment_to=null', 1]])
})

test('R363 what may be paid a month is moved to the nearest round payment of a unit, what is at hand stays', () => {
  const others = [
    { ...flat, id: 2, price: 30_000_000 },
    { ...flat, id: 3, rooms: 2, price: 5_000_000 },
  ]
  const asked = { ...anyListing, rooms: [1], paymentTo: 1_000, hand: 3_000_000 }
  const [nearest] = relaxations(townIndex([flat, ...others]), 'flat', asked)
  const [least = 0] = paymentsOf(townIndex([flat]), 'flat', asked).amounts
  assert.ok(least > 1_000 && least < Infinity)
  assert.deepEqual(nearest?.changes, [{ key: 'payment_to', value: roundedUp(least) }])
  assert.deepEqual([nearest?.listing.hand, nearest?.listing.rooms, nearest?.total], [3_000_000, [1], 1])
})

test('whatever is offered finds as many as it says, and loosens nothing else', () => {
  fc.assert(
    fc.property(townUnits, fc.constantFrom(...categories), townListings, (units, category, asked) => {
      const index = townIndex(units)
      for (const { listing, total } of relaxations(index, category, asked)) {
        assert.ok(total > 0)
        assert.equal(naiveSearch(units, townWords, category, listing).length, total)
      }
    }),
    { numRuns: 300 },
  )
})
