import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyListing } from '#domain/listing-query.ts'
import type { Programme } from '#domain/programme-match.ts'
import { makeUnit } from '#tests/helpers/naive-search.ts'
import { townProgrammes, townUnits } from '#tests/helpers/search-arbitraries.ts'
import { townIndex } from '#tests/helpers/town.ts'
import { limitsOf } from './limits.ts'
import { relaxations } from './relaxations.ts'
import type { SearchIndex } from './search-index.ts'

/** The index under other programmes. */
function under(index: SearchIndex, programmes: readonly Programme[]): SearchIndex {
  return { ...index, words: { ...index.words, programmes } }
}

test('R23 what can be paid is reckoned once for all that is tried for an empty listing', () => {
  let looks = 0
  const [programme] = townProgrammes
  assert.ok(programme)
  const watched: Programme = {
    ...programme,
    get rate_nominal() {
      looks++
      return programme.rate_nominal
    },
  }
  const index = under(townIndex([makeUnit({ complex: 'gamma', house: 'gamma-1' })]), [watched])
  const listing = { ...anyListing, monthly: 1_000, hand: 0, rooms: [4], floorTo: 1, areaTo: 5 }
  limitsOf(index, 'flat', listing)
  const once = looks
  assert.ok(once > 0)
  relaxations(index, 'flat', listing)
  assert.equal(looks, once)
  limitsOf(index, 'flat', { ...listing, hand: 1 })
  assert.ok(looks > once, 'other means are reckoned anew')
})

test('R23 limits that are remembered are those that a new index reckons, under its own programmes', () => {
  const means = fc.record({
    monthly: fc.constantFrom(10_000, 250_000, 2_000_000),
    hand: fc.constantFrom(null, 0, 6_000_000),
  })
  fc.assert(
    fc.property(townUnits, fc.array(means, { minLength: 2, maxLength: 5 }), (units, asked) => {
      const index = townIndex(units)
      const other = under(index, townProgrammes.slice(1))
      const fresh = () => townIndex(units)
      for (const part of [...asked, ...asked.toReversed()]) {
        const listing = { ...anyListing, ...part }
        for (const category of ['flat', 'garage'] as const) {
          const expected = limitsOf(fresh(), category, listing)
          assert.deepEqual(limitsOf(index, category, listing), expected)
          const expectedOther = limitsOf(under(fresh(), other.words.programmes), category, listing)
          assert.deepEqual(limitsOf(other, category, listing), expectedOther)
        }
      }
    }),
    { numRuns: 10 },
  )
})

test('nobody who did not tell what they can pay has limits', () => {
  assert.equal(limitsOf(townIndex([]), 'flat', anyListing), null)
})
