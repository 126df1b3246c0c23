import assert from 'node:assert/strict'
import { buildSearchIndex } from '#database/search/index/build-search-index.ts'
import { sunChoices } from '#domain/daylight.ts'
import { anyListing } from '#domain/listing-query.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillTown } from './fill-town.ts'
import { indexAnswer } from './search-answer.ts'
import { searchListings } from './search-listings.ts'
import { sqlAnswer } from './sql-answer.ts'

eachDatabase('the SQL that the index is compared with finds and counts the same', async (db) => {
  await fillTown(db, { units: 2_000, houses: 10 })
  const index = await buildSearchIndex(db, '2026-11-21')
  const { suns = {}, sides = {} } = indexAnswer(index, { ...anyListing, sort: 'price' }).counts
  assert.deepEqual([Object.keys(suns).length, Object.keys(sides).length > 4], [sunChoices.length, true])
  for (const listing of searchListings) {
    const expected = indexAnswer(index, listing)
    assert.ok(expected.total > 0, JSON.stringify(listing))
    assert.deepEqual(await sqlAnswer(db, listing), expected, JSON.stringify(listing))
  }
})
