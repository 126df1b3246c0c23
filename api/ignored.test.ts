import assert from 'node:assert/strict'
import { getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { getEstateFilters, getEstates } from '#contract/estates.ts'
import { getReviews } from '#contract/reviews.ts'
import { callApi } from '#tests/helpers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases.ts'
import { sampleApi, unit } from '#tests/helpers/sample-api.ts'

eachDatabase(
  'R179 R283 a list tells the names and values of its query that it does not know',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const query = 'room=1&rooms=1,x&complex=nowhere,project-1&price_from=abc&sort=beauty&price_to=40000000'
    const ignored = { room: ['1'], rooms: ['x'], complex: ['nowhere'], price_from: ['abc'], sort: ['beauty'] }
    for (const call of [getEstates, getEstatePlans, getEstateFilters])
      assert.deepEqual((await callApi(api, call, { query })).meta?.ignored, ignored, call.path)
    const projects = 'city=almaty,atlantis&x[]=1&x[]=2'
    for (const call of [getComplexes, getComplexFilters]) {
      const { meta } = await callApi(api, call, { query: projects })
      assert.deepEqual(meta?.ignored, { city: ['atlantis'], 'x[]': ['1', '2'] }, call.path)
    }
    const reviews = await callApi(api, getReviews, { query: 'utm_source=x' })
    assert.deepEqual(reviews.meta, { ignored: { utm_source: ['x'] } })
    const known = await callApi(api, getEstates, { query: 'category=flat&rooms=1&page=1&per_page=5' })
    assert.ok(!('ignored' in known.meta))
  },
)

eachDatabase('R283 hostile queries are told in short', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const names = Array.from({ length: 300 }, (_, place) => `n${place}=${'x'.repeat(20)}`).join('&')
  const query = `${names}&__proto__=1&rooms=${'x'.repeat(500)}`
  const { meta } = await callApi(api, getEstates, { query })
  assert.ok(JSON.stringify(meta.ignored).length < 5_000)
})

eachDatabase('R179 R283 brackets and ids are read like commas and slugs', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const total = async (query: string) => (await callApi(api, getEstates, { query })).meta.total
  assert.equal(await total('rooms[]=1&rooms[]=2'), await total('rooms=1,2'))
  assert.equal(await total('complex=1&house=1'), await total('complex=project-1&house=house-1'))
  assert.equal(await total('complex=2&status=reserved'), 1)
  const { data } = await callApi(api, getEstates, { query: 'category[]=garage' })
  assert.deepEqual(
    data.map(({ id }) => id),
    [unit.garage],
  )
})
