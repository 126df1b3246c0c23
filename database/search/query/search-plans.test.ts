import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { anyListing } from '#domain/listing-query.ts'
import { makeUnit, naivePlan, naiveSearch, type NaiveUnit, told } from '#tests/helpers/search/naive-search.ts'
import { townListings, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { townIndex, townWords } from '#tests/helpers/search/town.ts'
import { chosenPlans } from './chosen-plans.ts'
import { searchEstates } from './search-estates.ts'
import { searchPlans } from './search-plans.ts'

const wholeList = { page: 1, perPage: 1_000 }

/**
 * The units of a listing by plan, the plans in the order in which the listing comes upon them. Of several that cost the
 * least, the cheapest is the first in the order without a criterion.
 */
function naivePlans(found: readonly NaiveUnit[], unsorted: readonly NaiveUnit[]) {
  const groups = Map.groupBy(found, naivePlan)
  return [...groups].map(([key, units]) => {
    const priced = unsorted
      .filter((unit) => naivePlan(unit) === key)
      .filter((unit) => unit.status === 'free' && told(unit) < Infinity)
      .map(({ id, price }) => ({ id, price }))
    const cheapest = priced.find(({ price }) => price === Math.min(...priced.map((each) => each.price)))
    return {
      key,
      first: units[0]?.id,
      count: units.length,
      areaFrom: Math.min(...units.map(({ area }) => area)),
      areaTo: Math.max(...units.map(({ area }) => area)),
      floorFrom: Math.min(...units.map(({ floor }) => floor)),
      floorTo: Math.max(...units.map(({ floor }) => floor)),
      priceFrom: priced.length === 0 ? null : Math.min(...priced.map(({ price }) => price)),
      cheapest: cheapest?.id ?? null,
      complexes: townWords.complexes.flatMap((slug, position) =>
        units.some(({ complex }) => complex === slug) ? [position] : [],
      ),
    }
  })
}

test('plans group what a listing finds, in its order', () => {
  fc.assert(
    fc.property(townUnits, fc.constantFrom(...categories), townListings, (units, category, listing) => {
      const unsorted = naiveSearch(units, townWords, category, { ...listing, sort: null })
      const expected = naivePlans(naiveSearch(units, townWords, category, listing), unsorted)
      const { plans, total } = searchPlans(townIndex(units), category, listing, wholeList)
      assert.deepEqual(plans, expected)
      assert.equal(total, expected.length)
    }),
  )
})

test('pages of plans cut the list into pieces that never overlap, and are empty past its end', () => {
  fc.assert(
    fc.property(townUnits, townListings, fc.integer({ min: 1, max: 7 }), (units, listing, perPage) => {
      const index = townIndex(units)
      const { plans, total } = searchPlans(index, 'flat', listing, wholeList)
      const last = Math.ceil(total / perPage)
      const pieces = Array.from(
        { length: last + 1 },
        (_, number) => searchPlans(index, 'flat', listing, { page: number + 1, perPage }).plans,
      )
      assert.deepEqual(pieces.flat(), plans)
      assert.deepEqual(pieces.at(-1), [])
    }),
  )
})

test('the filter of a plan lists exactly its units, and is named with their number', () => {
  fc.assert(
    fc.property(townUnits, townListings, (units, listing) => {
      const index = townIndex(units)
      for (const { key, count, first } of searchPlans(index, 'flat', listing, wholeList).plans) {
        const own = { ...listing, plans: [key] }
        const { ids, total } = searchEstates(index, 'flat', own, wholeList)
        assert.deepEqual([ids[0], total], [first, count])
        assert.deepEqual(
          chosenPlans(index, 'flat', own).map(({ value, count }) => [value, count]),
          [[key, count]],
        )
      }
    }),
    { numRuns: 30 },
  )
})

test('a plan that nobody has is no filter, and without a chosen one none is named', () => {
  const index = townIndex([makeUnit({ drawing: 'plan-a', rooms: 2, area: 61.4 })])
  assert.deepEqual(chosenPlans(index, 'flat', { ...anyListing, plans: ['plan-x'] }), [])
  assert.equal(searchEstates(index, 'flat', { ...anyListing, plans: ['plan-x'] }, wholeList).total, 1)
  assert.deepEqual(chosenPlans(index, 'flat', anyListing), [])
  assert.deepEqual(chosenPlans(index, 'flat', { ...anyListing, plans: ['plan-a', 'plan-x'] }), [
    { value: 'plan-a', count: 1, rooms: 2, area: 61.4 },
  ])
})
