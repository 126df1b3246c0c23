import assert from 'node:assert/strict'
import { getShortlist } from '#contract/shortlist.ts'
import { favoritesLimit } from '#domain/favorites.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'

eachDatabase('R6 a shortlist keeps its order, sold units too, and tells what is gone', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const asked = [unit.garage, 3, unit.sold, unit.withdrawn, 1, unit.hidden, 9999, 3]
  const { data, meta } = await callApi(api, getShortlist, { query: { ids: asked.join(',') } })
  assert.deepEqual(
    data.map(({ id }) => id),
    [unit.garage, 3, unit.sold, 1],
  )
  assert.equal(data.find(({ id }) => id === unit.sold)?.status, 'sold')
  assert.deepEqual(meta.gone, [unit.withdrawn, unit.hidden, 9999])
})

eachDatabase(
  'R43 R329 a unit of a shortlist comes with what it is compared by, in the language asked for',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data } = await callApi(api, getShortlist, {
      query: { ids: `1,${unit.sold}` },
      headers: { 'Accept-Language': 'kk' },
    })
    assert.deepEqual(data[0]?.complex.city, { id: 1, slug: 'almaty', name: 'City қазақша' })
    assert.ok((data[0]?.monthly_from?.amount ?? 0) > 0)
    assert.equal(data[1]?.monthly_from, null)
  },
)

eachDatabase('R6 nonsense instead of ids answers an empty list, too many ids are cut', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const query of ['', 'ids=', 'ids=abc,-1,1e3,%00', 'ids=99999999999']) {
    const { data, meta } = await callApi(api, getShortlist, { query })
    assert.deepEqual([data, meta.gone], [[], []], query)
  }
  const many = Array.from({ length: 500 }, (_, step) => step + 1).join(',')
  const { data, meta } = await callApi(api, getShortlist, { query: { ids: many } })
  assert.equal(data.length + meta.gone.length, favoritesLimit)
})
