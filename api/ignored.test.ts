import assert from 'node:assert/strict'
import { getArticleFilters, getArticles } from '#contract/articles.ts'
import { getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { getEstateFilters, getEstates } from '#contract/estates.ts'
import { getProgress } from '#contract/progress.ts'
import { getPromotions } from '#contract/promotions.ts'
import { getReviews } from '#contract/reviews.ts'
import { callApi } from '#tests/helpers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases.ts'
import { sampleApi, unit } from '#tests/helpers/sample-api.ts'

eachDatabase(
  'R179 R283 the answer of a list names the filters and values that it ignored',
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

eachDatabase('R283 what is ignored of a hostile query is named in a few words', async (db, _, t) => {
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

eachDatabase(
  'R324 A42 offers, news, reviews and the diary tell the values that they do not know too',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const offers = await callApi(api, getPromotions, {
      query: 'complex_id=1,77,x&estate_category_id=1,9&state=soon',
    })
    assert.deepEqual(offers.meta.ignored, {
      complex_id: ['77', 'x'],
      estate_category_id: ['9'],
      state: ['soon'],
    })
    const [article] = (await callApi(api, getArticles, {})).data
    assert.ok(article)
    const news = `category=${article.category},gossip&tag=${article.tags.join()},dragon&complex=nowhere&search=x`
    const unheard = { category: ['gossip'], tag: ['dragon'], complex: ['nowhere'] }
    for (const call of [getArticles, getArticleFilters])
      assert.deepEqual((await callApi(api, call, { query: news })).meta?.ignored, unheard, call.path)
    const reviews = await callApi(api, getReviews, { query: 'complex=project-1,nowhere&complex_id=1,404' })
    assert.deepEqual(reviews.meta?.ignored, { complex: ['nowhere'], complex_id: ['404'] })
    const diary = await callApi(api, getProgress, {
      query: 'complex=project-1,x&complex_id=1,9&house=house-1,y&house_id=1,8&month=2026-13',
    })
    assert.deepEqual(diary.meta.ignored, {
      complex: ['x'],
      complex_id: ['9'],
      house: ['y'],
      house_id: ['8'],
      month: ['2026-13'],
    })
  },
)

eachDatabase('R324 a list that knows its whole query ignores nothing', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const offers = { query: 'complex_id=0&estate_category_id=1, 2&state=all&page=1&per_page=5' }
  assert.ok(!('ignored' in (await callApi(api, getPromotions, offers)).meta))
  const news = { query: 'search=anything, at all&category=&page=1' }
  assert.ok(!('ignored' in (await callApi(api, getArticles, news)).meta))
  assert.equal((await callApi(api, getReviews, { query: 'complex=project-1' })).meta, undefined)
  for (const month of ['latest', '2026-01'])
    assert.ok(!('ignored' in (await callApi(api, getProgress, { query: { month, house_id: '1' } })).meta))
})
