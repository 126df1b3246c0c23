import assert from 'node:assert/strict'
import { getEstateRelaxations, getEstates } from '#contract/estates.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

eachDatabase(
  'filters that find nothing get near ones that do, in the language of the visitor',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const headers = { 'Accept-Language': 'kk' }
    const asked = 'rooms=1&restorations=fine&price_to=1000000'
    const { data } = await callApi(api, getEstateRelaxations, { query: asked, headers })
    assert.deepEqual(data[0]?.changes, [{ key: 'price_to', value: 27_000_000 }])
    assert.ok(data.length > 0)
    for (const { query, total } of data) {
      const { meta } = await callApi(api, getEstates, { query, headers })
      assert.equal(meta.total, total, query)
      assert.match(query, /^category=flat&rooms=1&restorations=/)
    }
  },
)

eachDatabase('R364 the query of a near list names its category', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getEstateRelaxations, { query: 'category=garage&price_to=1' })
  assert.ok(data.length > 0)
  for (const { query, total } of data) {
    const list = await callApi(api, getEstates, { query })
    assert.deepEqual([list.meta.total, list.data[0]?.category], [total, 'garage'], query)
  }
})

eachDatabase('nothing near is an empty list, and an unknown category 404', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const none = await callApi(api, getEstateRelaxations, { query: 'category=comm&price_to=1' })
  assert.deepEqual(none.data, [])
  await refusedCall(api, getEstateRelaxations, 404, { query: 'category=castle' })
})
