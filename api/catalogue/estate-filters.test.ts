import assert from 'node:assert/strict'
import { getEstateFilters } from '#contract/estates.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

eachDatabase('R180 A18 counts obey all other chosen filters, not the own one', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getEstateFilters, { query: 'rooms=1&restorations=fine' })
  const counts = (key: string) =>
    data.find((filter) => filter.key === key)?.options.map(({ value, count }) => [value, count])
  assert.deepEqual(counts('rooms'), [
    ['0', 2],
    ['1', 2],
    ['2', 2],
    ['3', 2],
    ['4', 2],
  ])
  assert.deepEqual(counts('restorations'), [
    ['rough', 4],
    ['fine', 2],
  ])
})

eachDatabase('R180 A18 ranges span what the other filters leave', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getEstateFilters, { query: 'price_from=45000000&status=free' })
  const price = data.find((filter) => filter.key === 'price')
  assert.deepEqual([price?.type, price?.min, price?.max], ['range', 21_000_000, 50_000_000])
  const area = data.find((filter) => filter.key === 'area')
  assert.deepEqual([area?.min, area?.max], [54, 59])
})

eachDatabase(
  'R180 a category shows only filters that divide it, in the language asked for',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const headers = { 'Accept-Language': 'en' }
    const { data } = await callApi(api, getEstateFilters, { query: 'category=garage', headers })
    const keys = data.map(({ key }) => key)
    assert.ok(!keys.includes('rooms') && !keys.includes('restorations'))
    assert.ok(keys.includes('complex') && keys.includes('floor'))
    assert.equal(data.find((filter) => filter.key === 'floor')?.title, 'Level')
    const house = data.find((filter) => filter.key === 'house')
    assert.equal(house?.options[0]?.title, 'Project in English, House in English')
    await refusedCall(api, getEstateFilters, 404, { query: 'category=castle' })
  },
)
