import assert from 'node:assert/strict'
import { getEstateCounts, getEstates, mostCountedLists } from '#contract/estates.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const queryOf = (lists: readonly string[]) =>
  new URLSearchParams(lists.map((list) => ['list', list])).toString()

eachDatabase('R325 several lists are counted in one call, each as its own call does', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const lists = [
    '',
    'rooms=1',
    'category=garage',
    'rooms=1,2&price_to=45000000',
    'payment_to=250000&hand=1000000',
  ]
  const { data } = await callApi(api, getEstateCounts, { query: queryOf(lists) })
  const alone = await Promise.all(lists.map((query) => callApi(api, getEstates, { query })))
  assert.deepEqual(
    data,
    alone.map(({ meta }) => meta.total),
  )
  assert.ok(data.some((count) => count > 0))
})

eachDatabase(
  'R367 A42 unknown values in a list are reported as the call of that list reports them',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const lists = [
      'rooms=1',
      'restorations=fine,velvet&colour=red',
      'category=garage&rooms=1&restorations=silk',
    ]
    const { data, meta } = await callApi(api, getEstateCounts, { query: queryOf(lists) })
    const alone = await Promise.all(lists.map((query) => callApi(api, getEstates, { query })))
    assert.deepEqual(
      data,
      alone.map(({ meta: { total } }) => total),
    )
    assert.deepEqual(meta?.ignored, { restorations: ['velvet', 'silk'], colour: ['red'], rooms: ['1'] })
    assert.equal((await callApi(api, getEstateCounts, { query: queryOf(['rooms=1']) })).meta, undefined)
  },
)

eachDatabase('R325 R367 no list is no count, of too many the first are counted', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  assert.deepEqual((await callApi(api, getEstateCounts, {})).data, [])
  const many = queryOf(Array.from({ length: mostCountedLists + 5 }, () => 'rooms=1'))
  const counted = await callApi(api, getEstateCounts, { query: many })
  assert.equal(counted.data.length, mostCountedLists)
  assert.deepEqual(counted.meta?.ignored, { list: ['rooms=1', 'rooms=1', 'rooms=1', 'rooms=1', 'rooms=1'] })
  await refusedCall(api, getEstateCounts, 404, { query: queryOf(['rooms=1', 'category=castle']) })
})
