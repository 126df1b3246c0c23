import assert from 'node:assert/strict'
import fc from 'fast-check'
import { categories } from '#domain/categories.ts'
import { anyListing } from '#domain/listing-query.ts'
import { eachDatabase } from '#tests/helpers/databases.ts'
import { basicRows, fillDatabase, makeComplex, makeEstate, makeHouse } from '#tests/helpers/rows.ts'
import { townListings, townUnits } from '#tests/helpers/search-arbitraries.ts'
import { sqlSearch } from '#tests/helpers/sql-search.ts'
import { townIndex, townRows } from '#tests/helpers/town.ts'
import { contentVersion } from '../content-state.ts'
import { writeJson } from '../json.ts'
import { buildSearchIndex } from './build-search-index.ts'
import { estateFacets } from './estate-facets.ts'
import { searchEstates } from './search-estates.ts'

const wholeList = { page: 1, perPage: 10_000 }

eachDatabase('the index finds what plain SQL finds, in the same order', async (db) => {
  const [units = []] = fc.sample(
    townUnits.filter((list) => list.length >= 60),
    { numRuns: 1, seed: 20261121 },
  )
  await fillDatabase(db, townRows(units))
  const index = await buildSearchIndex(db)
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
  const read = await buildSearchIndex(db)
  const made = townIndex(units)
  assert.equal(read.version, await contentVersion(db))
  for (const category of categories) {
    assert.deepEqual(read.segments[category].ids, made.segments[category].ids)
    const facets = estateFacets(read, category, anyListing)
    const titles = { title: undefined }
    const untitled = facets.promotions.map((option) => ({ ...option, ...titles }))
    const expected = estateFacets(made, category, anyListing)
    assert.deepEqual(
      { ...facets, promotions: untitled },
      { ...expected, promotions: expected.promotions.map((option) => ({ ...option, ...titles })) },
    )
  }
})

eachDatabase('more units than one reading takes are all there', async (db) => {
  const estates = Array.from({ length: 4_100 }, (_, index) =>
    makeEstate({ id: (index + 1) * 3, price: 1_000_000 + ((index * 7919) % 4_100) }),
  )
  await fillDatabase(db, { ...basicRows, estates })
  const { ids, total } = searchEstates(await buildSearchIndex(db), 'flat', anyListing, wholeList)
  assert.equal(total, 4_100)
  const byPrice = estates.toSorted((a, b) => a.price - b.price || a.id - b.id).map((estate) => estate.id)
  assert.deepEqual(ids, byPrice)
})

eachDatabase('an empty database has an index that finds nothing', async (db) => {
  const index = await buildSearchIndex(db)
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
  const facets = estateFacets(await buildSearchIndex(db), 'flat', anyListing)
  const values = (options: readonly { value: unknown }[]) => options.map((option) => option.value)
  assert.deepEqual(values(facets.complexes), ['project-2', 'project-1'])
  assert.deepEqual(values(facets.houses), ['house-3', 'house-2', 'house-1'])
  assert.deepEqual(values(facets.deadlines), ['ready', '2027', '2028'])
  assert.deepEqual(values(facets.features), ['yard', 'pool', 'school'])
  assert.equal(facets.complexes[0]?.title.kk, 'Project қазақша')
  assert.equal(facets.features[0]?.title.kk, 'Аула')
})
