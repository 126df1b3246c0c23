import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { saleStatuses } from '#domain/estate-words.ts'
import { anyListing } from '#domain/listing-query.ts'
import { watchableListing, writeTarget } from '#domain/watches.ts'
import { townListings, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { townIndex } from '#tests/helpers/search/town.ts'
import { knownListing } from '../../search/query/known-listing.ts'
import { searchEstates } from '../../search/query/search-estates.ts'
import type { ChangedUnit } from '../look-for-changes.ts'
import { matchWatches, mostFindings } from './match-watches.ts'

const changed = (id: number, facts: Partial<ChangedUnit> = {}): ChangedUnit => ({
  id,
  complex: 1,
  house: 1,
  isOnSale: true,
  offSale: null,
  from: null,
  price: 1,
  change: 'new',
  was: null,
  ...facts,
})

const nothing = { stages: [], unitsAt: [] }

test('R1084 a search is told of the units that its listing finds, and of no others', async () => {
  const searches = fc.array(fc.tuple(fc.constantFrom(...categories), townListings), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(townUnits, searches, async (all, asked) => {
      const units = all.slice(0, mostFindings)
      const index = townIndex(units)
      const onSale = units.filter(({ status }) => saleStatuses.some((each) => each === status))
      // What is kept has no words that the site does not know, as when the watch is asked for.
      const listings = asked.map(
        ([category, listing]) =>
          [category, knownListing(index, category, watchableListing(listing))] as const,
      )
      const found = await matchWatches(
        { index, units: onSale.map(({ id }) => changed(id)), ...nothing },
        listings.map(([category, listing], place) => ({
          watcher_id: String(place),
          ...writeTarget({ kind: 'listing', category, listing }),
        })),
      )
      const told = new Map(found.map(({ watcher_id, items }) => [watcher_id, items.map(({ id }) => id)]))
      for (const [place, [category, listing]] of listings.entries()) {
        const { ids } = searchEstates(index, category, watchableListing(listing), { page: 1, perPage: 1000 })
        assert.deepEqual(told.get(String(place))?.toSorted() ?? [], ids.toSorted())
      }
    }),
  )
})

test('R1084 a search for a project that is gone finds nothing, and not everything', async () => {
  const [units = []] = fc.sample(townUnits, { numRuns: 1, seed: 3 })
  const index = townIndex(units)
  const listing = { ...anyListing, complexes: ['long-gone'] }
  const watch = { watcher_id: 'a', ...writeTarget({ kind: 'listing', category: 'flat', listing }) }
  const all = units.map(({ id }) => changed(id))
  assert.deepEqual(await matchWatches({ index, units: all, ...nothing }, [watch]), [])
})

test('R1085 an address with several watches is told of a change once, and of no more than a letter shows', async () => {
  const [units = []] = fc.sample(townUnits, { numRuns: 1, seed: 3 })
  const index = townIndex(units)
  const whole = { category: 'flat', listing: anyListing } as const
  const watches = [
    { watcher_id: 'a', ...writeTarget({ kind: 'estate', id: 7 }) },
    { watcher_id: 'a', ...writeTarget({ kind: 'complex', id: 1 }) },
    { watcher_id: 'a', ...writeTarget({ kind: 'listing', ...whole }) },
    { watcher_id: 'b', ...writeTarget({ kind: 'complex', id: 2 }) },
    { watcher_id: 'c', ...writeTarget({ kind: 'estate', id: 8 }) },
    { watcher_id: 'd', kind: 'listing' as const, target: 'palace?rooms=2' },
  ]
  const cheaper = changed(7, { change: 'price', was: 5 })
  const stages = [
    { id: 70, complex: 1, house: null, date: '2026-11-21' },
    { id: 71, complex: 2, house: 3, date: '2026-11-21' },
  ]
  const unitsAt = [
    { id: 7, complex: 1, house: 1 },
    { id: 8, complex: 2, house: 4 },
  ]
  const told = await matchWatches({ index, units: [cheaper], stages, unitsAt }, watches)
  assert.deepEqual(
    told.map(({ watcher_id, items }) => [watcher_id, items.map(({ change, id }) => `${change} ${id}`)]),
    [
      ['a', ['price 7', 'stage 70']],
      ['b', ['stage 71']],
    ],
  )
  const gone = { isOnSale: false, offSale: 'sold', change: 'sold' } as const
  const left = await matchWatches({ index, units: [changed(7, gone)], ...nothing }, watches)
  assert.deepEqual(
    left.map(({ watcher_id, items }) => [watcher_id, items.map(({ change, id }) => `${change} ${id}`)]),
    [['a', ['sold 7']]],
    'only who watches the unit itself',
  )
  const many = Array.from({ length: 100 }, (_, place) => changed(1_000 + place, { complex: 2 }))
  const [of] = await matchWatches({ index, units: many, ...nothing }, watches)
  assert.deepEqual([of?.watcher_id, of?.items.length], ['b', mostFindings])
})
