import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { anyListing } from '#domain/listing-query.ts'
import { naiveSearch } from '#tests/helpers/search/naive-search.ts'
import { townListings, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { townIndex, townWords } from '#tests/helpers/search/town.ts'
import { estateFacets } from '../facets/estate-facets.ts'
import { searchEstates } from './search-estates.ts'
import { filterUnits } from './filter-units.ts'

test('a page and the filters of one listing share one pass, whatever the sort and the page', () => {
  const [units = []] = fc.sample(townUnits, { numRuns: 1, seed: 3 })
  const index = townIndex(units)
  const listing = { ...anyListing, rooms: [1], priceTo: 40_000_000 }
  const result = filterUnits(index, 'flat', listing)
  searchEstates(index, 'flat', { ...listing, sort: '-area' }, { page: 2, perPage: 3 })
  estateFacets(index, 'flat', listing)
  assert.equal(filterUnits(index, 'flat', { ...listing, sort: 'price' }), result)
  assert.equal(filterUnits(index, 'garage', listing) === result, false)
  assert.equal(filterUnits(index, 'flat', listing), result, 'another category has a memory of its own')
  assert.notEqual(filterUnits(index, 'flat', { ...listing, priceTo: 40_000_001 }), result)
  assert.notEqual(filterUnits(townIndex(units), 'flat', listing), result)
})

test('listings asked for in turns never see what another one left behind', () => {
  const turns = fc.array(fc.tuple(fc.constantFrom(...categories), townListings), {
    minLength: 2,
    maxLength: 8,
  })
  fc.assert(
    fc.property(townUnits, turns, (units, asked) => {
      const index = townIndex(units)
      for (const [category, listing] of [...asked, ...asked.toReversed()]) {
        const expected = naiveSearch(units, townWords, category, listing).map((unit) => unit.id)
        const { ids, total } = searchEstates(index, category, listing, { page: 1, perPage: 5 })
        assert.deepEqual([ids, total], [expected.slice(0, 5), expected.length])
        assert.equal(estateFacets(index, category, listing).total, expected.length)
      }
    }),
  )
})
