import assert from 'node:assert/strict'
import { ComplexLink } from '#contract/complexes.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { townDay } from '#tests/helpers/search/town.ts'
import { basicRows, fillDatabase, makeComplex, makeEstate, makeHouse } from '#tests/helpers/databases/rows.ts'
import { complexesNavigation } from './complexes.ts'
import { writeJson } from '../engines/json.ts'
import { buildSearchIndex } from '../search/index/build-search-index.ts'

eachDatabase('R118 the menu lists every project with its cheapest flat that can be bought', async (db) => {
  await fillDatabase(db, {
    ...basicRows,
    complexes: [
      makeComplex({ id: 1, sort_order: 2 }),
      makeComplex({
        id: 2,
        sort_order: 1,
        image: writeJson(null),
        deadline_year: null,
        deadline_quarter: null,
      }),
      makeComplex({ id: 3, sort_order: 3, is_new: 0 }),
    ],
    houses: [
      makeHouse({ id: 1, handed_over_at: '2026-03-01' }),
      makeHouse({ id: 2 }),
      makeHouse({ id: 3, complex_id: 3 }),
    ],
    estates: [
      makeEstate({ id: 1, house_id: 1, price: 50_000_000 }),
      makeEstate({ id: 2, house_id: 2, price: 45_000_000, status: 'request' }),
      makeEstate({ id: 3, house_id: 2, price: 30_000_000, status: 'reserved' }),
      makeEstate({ id: 4, house_id: 2, price: 20_000_000, status: 'sold' }),
      makeEstate({ id: 5, house_id: 1, price: 10_000_000, status: 'hidden' }),
      makeEstate({ id: 6, house_id: 1, price: 3_000_000, category: 'garage' }),
      makeEstate({ id: 7, complex_id: 3, house_id: 3, price: 30_000_000, status: 'reserved' }),
    ],
  })
  const links = await complexesNavigation(db, await buildSearchIndex(db, townDay), 'kk')
  for (const link of links) assert.deepEqual(ComplexLink.parse(link), link)
  assert.deepEqual(
    links.map(({ id, price_from, estates_count, houses_ready, houses_building }) => [
      id,
      price_from,
      estates_count,
      houses_ready,
      houses_building,
    ]),
    [
      [2, null, 0, 0, 0],
      [1, 50_000_000, 2, 1, 1],
      [3, null, 0, 0, 1],
    ],
  )
  const [withoutPicture, first, last] = links
  assert.equal(withoutPicture?.image, null)
  assert.equal(withoutPicture?.deadline, null)
  assert.equal(first?.name, 'Project қазақша')
  assert.deepEqual(first?.city, { id: 1, slug: 'almaty', name: 'City қазақша' })
  assert.equal(first?.image?.alt, 'project қазақша')
  assert.deepEqual(first?.deadline, { year: 2027, quarter: 4 })
  assert.equal(first?.is_new, true)
  assert.equal(last?.is_new, false)
})
