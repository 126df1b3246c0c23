import assert from 'node:assert/strict'
import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { anyComplex } from '#domain/complex-query.ts'
import { anyListing } from '#domain/listing-query.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { told } from '#tests/helpers/search/naive-search.ts'
import {
  basicRows,
  fillDatabase,
  makeComplex,
  makeEstate,
  makeHouse,
  makeRow,
} from '#tests/helpers/databases/rows.ts'
import { townComplexQueries, townListings, townUnits } from '#tests/helpers/search/search-arbitraries.ts'
import { sqlSearch } from '#tests/helpers/search/sql-search.ts'
import { townDay, townIndex, townRows } from '#tests/helpers/search/town.ts'
import { contentVersion } from '../../contents/content-state.ts'
import { writeJson } from '../../engines/json.ts'
import { buildSearchIndex } from './build-search-index.ts'
import { complexFacets } from '../facets/complex-facets.ts'
import { estateFacets } from '../facets/estate-facets.ts'
import { countOffers } from '../facets/offer-counts.ts'
import { searchComplexes } from '../query/search-complexes.ts'
import { searchEstates } from '../query/search-estates.ts'

const wholeList = { page: 1, perPage: 10_000 }

eachDatabase('the index finds what plain SQL finds, in the same order', async (db) => {
  const [units = []] = fc.sample(
    townUnits.filter((list) => list.length >= 60),
    { numRuns: 1, seed: 20261121 },
  )
  await fillDatabase(db, townRows(units))
  const index = await buildSearchIndex(db, townDay)
  let found = 0
  for (const listing of fc.sample(townListings, { numRuns: 150, seed: 20261121 })) {
    for (const category of categories) {
      const { ids } = searchEstates(index, category, listing, wholeList)
      assert.deepEqual(ids, await sqlSearch(db, category, listing), JSON.stringify({ category, listing }))
      found += ids.length
    }
  }
  assert.ok(found > 500, 'the comparison hardly found anything')
})

eachDatabase('an index read from the database equals one made of the same units', async (db) => {
  const [units = []] = fc.sample(townUnits, { numRuns: 1, seed: 5 })
  await fillDatabase(db, townRows(units))
  const read = await buildSearchIndex(db, townDay)
  const made = townIndex(units)
  assert.deepEqual([read.version, read.day], [await contentVersion(db), townDay])
  assert.deepEqual(read.words.cities, made.words.cities)
  assert.deepEqual(read.words.classes, made.words.classes)
  assert.deepEqual(read.words.complexes, made.words.complexes)
  for (const query of fc.sample(townComplexQueries, { numRuns: 50, seed: 5 })) {
    assert.deepEqual(searchComplexes(read, query, wholeList), searchComplexes(made, query, wholeList))
    assert.deepEqual(untitled(complexFacets(read, query)), untitled(complexFacets(made, query)))
  }
  for (const category of categories) {
    assert.deepEqual(read.segments[category].ids, made.segments[category].ids)
    assert.deepEqual(read.segments[category].groups, made.segments[category].groups)
    assert.deepEqual(
      untitled(estateFacets(read, category, anyListing)),
      untitled(estateFacets(made, category, anyListing)),
    )
  }
})

/** The town has no titles of promotions of its own. */
function untitled<T extends { promotions: readonly { title: unknown }[] }>(facets: T) {
  return { ...facets, promotions: facets.promotions.map((option) => ({ ...option, title: undefined })) }
}

eachDatabase('only promotions in force on the day are filters, of units and of projects', async (db) => {
  const promotions = [
    { id: 1, starts_at: '2026-11-01', ends_at: '2026-11-20' },
    { id: 2, starts_at: '2026-11-01', ends_at: '2026-11-21' },
    { id: 3, starts_at: '2026-11-21', ends_at: null },
    { id: 4, starts_at: '2026-11-22', ends_at: null },
  ]
  await fillDatabase(db, {
    ...basicRows,
    promotions: promotions.map((row) => makeRow('promotions', { ...row, slug: `promotion-${row.id}` })),
    complex_promotions: promotions.map(({ id }) => ({ complex_id: 1, promotion_id: id })),
    estates: promotions.map(({ id }) => makeEstate({ id })),
    estate_promotions: promotions.map(({ id }) => ({ estate_id: id, promotion_id: id })),
  })
  const index = await buildSearchIndex(db, '2026-11-21')
  const counts = (options: readonly { value: number; count: number }[]) =>
    options.map(({ value, count }) => [value, count])
  assert.deepEqual(counts(estateFacets(index, 'flat', anyListing).promotions), [
    [2, 1],
    [3, 1],
  ])
  assert.deepEqual(counts(complexFacets(index, anyComplex).promotions), [
    [2, 1],
    [3, 1],
  ])
  const { ids } = searchEstates(index, 'flat', { ...anyListing, promotions: [1, 2] }, wholeList)
  assert.deepEqual(ids, [2])
  const over = { ...anyListing, promotions: [1] }
  assert.equal(searchEstates(index, 'flat', over, wholeList).total, 4, 'what is over is unknown')
})

eachDatabase('R1361 the index knows which promotions lower a price', async (db) => {
  const discounts = [5, null, 0]
  await fillDatabase(db, {
    ...basicRows,
    promotions: discounts.map((discount, at) =>
      makeRow('promotions', { id: at + 1, slug: `promotion-${String(at)}`, discount }),
    ),
  })
  const { words } = await buildSearchIndex(db, '2026-11-21')
  assert.deepEqual(
    words.promotions.map(({ hasDiscount }) => hasDiscount),
    [true, false, false],
  )
})

eachDatabase('the groups of offers add up to what a naive count finds', async (db) => {
  const [units = []] = fc.sample(townUnits, { numRuns: 1, seed: 11 })
  await fillDatabase(db, townRows(units))
  const { segments, words } = await buildSearchIndex(db, townDay)
  for (const category of categories) {
    for (const [house, { slug }] of words.houses.entries()) {
      const shown = units.filter(
        (unit) =>
          unit.category === category && unit.house === slug && ['free', 'request'].includes(unit.status),
      )
      const prices = shown.map(told).filter((price) => price < Infinity)
      const { all, byRooms, byRestoration } = countOffers(segments[category], [house])
      assert.deepEqual(all, {
        count: shown.length,
        priceFrom: prices.length > 0 ? Math.min(...prices) : null,
        areaFrom: Math.min(...shown.map((unit) => unit.area)),
        areaTo: Math.max(...shown.map((unit) => unit.area)),
      })
      assert.deepEqual(
        byRooms.map(({ count }) => count),
        [0, 1, 2, 3, 4].map((rooms) => shown.filter((unit) => Math.min(4, unit.rooms) === rooms).length),
      )
      assert.deepEqual(
        byRestoration.map(({ count }) => count),
        [...restorationCodes, null].map((code) => shown.filter((unit) => unit.restoration === code).length),
      )
    }
  }
})

eachDatabase('more units than one reading takes are all there', async (db) => {
  const estates = Array.from({ length: 4_100 }, (_, index) =>
    makeEstate({ id: (index + 1) * 3, price: 1_000_000 + ((index * 7919) % 4_100) }),
  )
  await fillDatabase(db, { ...basicRows, estates })
  const { ids, total } = searchEstates(await buildSearchIndex(db, townDay), 'flat', anyListing, wholeList)
  assert.equal(total, 4_100)
  const byPrice = estates.toSorted((a, b) => a.price - b.price || a.id - b.id).map((estate) => estate.id)
  assert.deepEqual(ids, byPrice)
})

eachDatabase('an empty database has an index that finds nothing', async (db) => {
  const index = await buildSearchIndex(db, townDay)
  for (const category of categories) {
    assert.deepEqual(searchEstates(index, category, anyListing, wholeList), { ids: [], total: 0 })
    assert.equal(estateFacets(index, category, anyListing).price, null)
  }
})

eachDatabase('filters list projects, houses and deadlines in the order of the site', async (db) => {
  const years = { deadline_year: 2027, deadline_quarter: 1 }
  await fillDatabase(db, {
    ...basicRows,
    complexes: [
      makeComplex({ id: 1, sort_order: 2 }),
      makeComplex({ id: 2, sort_order: 1, features: writeJson(['pool']) }),
    ],
    houses: [
      makeHouse({ id: 1, complex_id: 1, sort_order: 1, deadline_year: 2028, deadline_quarter: 1 }),
      makeHouse({ id: 2, complex_id: 2, sort_order: 2, ...years }),
      makeHouse({ id: 3, complex_id: 2, sort_order: 1, ...years, handed_over_at: '2026-10-01' }),
    ],
    estates: [
      makeEstate({ id: 1, house_id: 1 }),
      makeEstate({ id: 2, complex_id: 2, house_id: 2 }),
      makeEstate({ id: 3, complex_id: 2, house_id: 3 }),
    ],
    settings: [
      {
        key: 'features',
        value: writeJson<unknown>([{ code: 'yard', title: { ru: 'Двор', kk: 'Аула', en: 'Yard' } }]),
      },
    ],
  })
  const facets = estateFacets(await buildSearchIndex(db, townDay), 'flat', anyListing)
  const values = (options: readonly { value: unknown }[]) => options.map((option) => option.value)
  assert.deepEqual(values(facets.complexes), ['project-2', 'project-1'])
  assert.deepEqual(values(facets.houses), ['house-3', 'house-2', 'house-1'])
  assert.deepEqual(values(facets.deadlines), ['ready', '2027', '2028'])
  assert.deepEqual(values(facets.features), ['yard', 'pool', 'school'])
  assert.equal(facets.complexes[0]?.title.kk, 'Project қазақша')
  assert.equal(facets.features[0]?.title.kk, 'Аула')
})
