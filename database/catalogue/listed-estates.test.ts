import assert from 'node:assert/strict'
import { anyListing } from '#domain/listing-query.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { buildSearchIndex } from '../search/index/build-search-index.ts'
import { listedEstates } from './listed-estates.ts'

eachDatabase(
  'R1600 a unit is read once for each index, and again after a change of the content',
  async (db) => {
    await fillDatabase(db, {
      ...basicRows,
      estates: [makeEstate({ price: 20_000_000 }), makeEstate({ id: 2, price: 30_000_000 })],
    })
    const index = await buildSearchIndex(db, '2026-11-21')
    const pricesIn = async (current: typeof index, ids: number[]) =>
      (await listedEstates(db, current, ids, anyListing, 'ru')).map(({ id, price }) => [id, price])
    assert.deepEqual(await pricesIn(index, [2]), [[2, 30_000_000]])
    await db.updateTable('estates').set({ price: 31_000_000 }).execute()
    assert.deepEqual(
      await pricesIn(index, [2, 404, 1]),
      [
        [2, 30_000_000],
        [1, 31_000_000],
      ],
      'the second unit comes from memory, in the order that is asked for',
    )
    const [kazakh] = await listedEstates(db, index, [2], anyListing, 'kk')
    assert.equal(kazakh?.price, 31_000_000, 'each language is read for itself')
    assert.equal(kazakh?.complex.name, 'Project қазақша')
    const changed = await buildSearchIndex(db, '2026-11-21')
    assert.deepEqual(await pricesIn(changed, [1, 2]), [
      [1, 31_000_000],
      [2, 31_000_000],
    ])
  },
)
