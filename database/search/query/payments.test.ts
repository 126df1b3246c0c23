import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyListing } from '#domain/listing-query.ts'
import { makeUnit } from '#tests/helpers/search/naive-search.ts'
import { townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { townIndex } from '#tests/helpers/search/town.ts'
import { paymentsOf } from './payments.ts'
import { relaxations } from './relaxations.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** The index under other programmes. */
function under(index: SearchIndex, programmes: SearchIndex['words']['programmes']): SearchIndex {
  return { ...index, words: { ...index.words, programmes } }
}

test('R23 payments are reckoned once for all that is tried for an empty listing', () => {
  let looks = 0
  const town = townIndex([makeUnit({ complex: 'gamma', house: 'gamma-1', price: 20_000_000 })])
  const [programme] = town.words.programmes
  assert.ok(programme)
  const watched = {
    ...programme,
    get rate_nominal() {
      looks++
      return programme.rate_nominal
    },
  }
  const index = under(town, [watched])
  const listing = { ...anyListing, paymentTo: 1_000, rooms: [4], floorTo: 1, areaTo: 5 }
  paymentsOf(index, 'flat', listing)
  const once = looks
  assert.ok(once > 0)
  relaxations(index, 'flat', listing)
  assert.equal(looks, once)
  paymentsOf(index, 'flat', { ...listing, hand: 5_000_000 })
  assert.ok(looks > once, 'what is at hand is reckoned again')
})

test('R320 payments that are remembered are those that a new index reckons, under its own programmes', () => {
  const criterion = fc.record({
    hand: fc.constantFrom(null, 0, 6_000_000),
    program: fc.constantFrom(null, 'savers', 'capped'),
  })
  fc.assert(
    fc.property(townUnits, fc.array(criterion, { minLength: 2, maxLength: 5 }), (units, asked) => {
      const index = townIndex(units)
      const fewer = index.words.programmes.slice(1)
      const other = under(index, fewer)
      const fresh = () => townIndex(units)
      for (const part of [...asked, ...asked.toReversed()]) {
        for (const category of ['flat', 'garage'] as const) {
          const expected = paymentsOf(fresh(), category, part).amounts
          assert.deepEqual(paymentsOf(index, category, part).amounts, expected)
          const expectedOther = paymentsOf(under(fresh(), fewer), category, part).amounts
          assert.deepEqual(paymentsOf(other, category, part).amounts, expectedOther)
        }
      }
    }),
    { numRuns: 10 },
  )
})
