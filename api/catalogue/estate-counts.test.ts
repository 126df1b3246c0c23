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

eachDatabase('R325 no list is no count, of too many the first are counted', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  assert.deepEqual((await callApi(api, getEstateCounts, {})).data, [])
  const many = queryOf(Array.from({ length: mostCountedLists + 5 }, () => 'rooms=1'))
  assert.equal((await callApi(api, getEstateCounts, { query: many })).data.length, mostCountedLists)
  await refusedCall(api, getEstateCounts, 404, { query: queryOf(['rooms=1', 'category=castle']) })
})
