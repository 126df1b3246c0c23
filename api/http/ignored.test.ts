import assert from 'node:assert/strict'
import { getArticle, getArticleFilters, getArticles } from '#contract/articles.ts'
import { getCalculators } from '#contract/calculators.ts'
import { getComplex, getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { getEstate, getEstateFilters, getEstates } from '#contract/estates.ts'
import { getMortgages } from '#contract/mortgages.ts'
import { getProgress } from '#contract/progress.ts'
import { getPromotions } from '#contract/promotions.ts'
import { getPropertyDescriptions } from '#contract/property-descriptions.ts'
import { getReviews } from '#contract/reviews.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'

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

eachDatabase(
  'R346 a filter of one value takes the first and names the others as ignored',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const singles = {
      price_to: ['25000000', '40000000'],
      price_from: ['40000000', '25000000'],
      area_from: ['50', '60'],
      floor_to: ['3', '9'],
      payment_to: ['1', '900000'],
      sort: ['-price', 'price'],
      category: ['garage', 'flat'],
      page: ['2', '1'],
    }
    for (const [key, [first = '', second = '']] of Object.entries(singles)) {
      const once = await callApi(api, getEstates, { query: `${key}=${first}` })
      const twice = await callApi(api, getEstates, { query: `${key}=${first}&${key}=${second}` })
      assert.deepEqual(twice.data, once.data, key)
      assert.deepEqual(twice.meta.ignored, { [key]: [second] }, key)
    }
    const both = await callApi(api, getEstates, { query: 'sort=beauty&sort=price&hand=1&hand=2' })
    assert.deepEqual(both.meta.ignored, { sort: ['beauty', 'price'], hand: ['2'] })
    const projects = await callApi(api, getComplexes, { query: 'price_to=1&price_to=90000000' })
    assert.deepEqual([projects.meta.total, projects.meta.ignored], [0, { price_to: ['90000000'] }])
    const lists = await callApi(api, getEstates, { query: 'rooms=1&rooms[]=2&price_to=40 000 000' })
    assert.ok(!('ignored' in lists.meta))
  },
)

eachDatabase(
  'R347 calculators, programmes, vacancies and the news tell what they do not know',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const place = 'complex_id=abc&house_id=999&estate_category_ids[]=99&estate_category_ids=1'
    const calculators = await callApi(api, getCalculators, { query: place })
    assert.deepEqual(calculators.meta?.ignored, {
      complex_id: ['abc'],
      house_id: ['999'],
      estate_category_ids: ['99'],
    })
    for (const query of ['estate_category_ids=2', 'estate_category_ids[]=2&complex_id=0&house_id=1'])
      assert.equal((await callApi(api, getCalculators, { query })).meta, undefined, query)
    const mortgages = await callApi(api, getMortgages, { query: 'complex_id=99' })
    assert.deepEqual(mortgages.meta?.ignored, { complex_id: ['99'] })
    const everywhere = await callApi(api, getVacancies, {})
    const vacancies = await callApi(api, getVacancies, { query: 'vacancy_category_id=99' })
    assert.deepEqual(vacancies, { ...everywhere, meta: { ignored: { vacancy_category_id: ['99'] } } })
    const searches = await callApi(api, getArticles, { query: 'search=zzz&search=a' })
    assert.deepEqual([searches.meta.total, searches.meta.ignored], [0, { search: ['a'] }])
  },
)

eachDatabase(
  'R347 an answer about one thing names the parameters it ignored; a bare list has no room for them',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data: news } = await callApi(api, getArticles, {})
    const ignored = { x: ['1'] }
    const query = 'x=1'
    const slug = news[0]?.slug ?? ''
    assert.deepEqual((await callApi(api, getEstate, { params: { id: 1 }, query })).meta, { ignored })
    assert.deepEqual((await callApi(api, getComplex, { params: { slug: 'project-1' }, query })).meta, {
      ignored,
    })
    assert.deepEqual((await callApi(api, getArticle, { params: { slug }, query })).meta, { ignored })
    assert.deepEqual((await callApi(api, getDictionaries, { query })).meta, { ignored })
    assert.equal((await callApi(api, getDictionaries, {})).meta, undefined)
    const all = await callApi(api, getPropertyDescriptions, {})
    assert.deepEqual(await callApi(api, getPropertyDescriptions, { query: 'type=zz' }), all)
    const body = (await (await api.request('/api/reviews?__proto__=1&constructor=2')).json()) as object
    assert.match(JSON.stringify(body), /"ignored":\{"__proto__":\["1"\],"constructor":\["2"\]\}/)
  },
)

eachDatabase(
  'R347 A50 a filter that a category lacks is ignored, and so is a payment of nothing',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const query = 'category=garage&restorations=fine&rooms=1'
    const { data, meta } = await callApi(api, getEstates, { query })
    assert.deepEqual(
      data.map(({ id }) => id),
      [unit.garage],
    )
    assert.deepEqual(meta.ignored, { restorations: ['fine'], rooms: ['1'] })
    const free = await callApi(api, getEstates, { query: 'payment_to=0' })
    assert.deepEqual(free.meta.ignored, { payment_to: ['0'] })
    const programmes = await callApi(api, getEstates, { query: 'program=no-such,nor-such' })
    assert.deepEqual(programmes.meta.ignored, { program: ['no-such,nor-such'] })
  },
)

eachDatabase('R347 a search of signs alone finds nothing', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  assert.equal((await callApi(api, getArticles, { query: 'search=%25' })).meta.total, 0)
  assert.deepEqual((await callApi(api, getVacancies, { query: 'search=%25' })).data, [])
  assert.notEqual((await callApi(api, getArticles, { query: 'search=%20' })).meta.total, 0)
})

eachDatabase('R347 a shortlist names the ids that it passed over', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const ids = Array.from({ length: 150 }, (_, step) => step + 1)
  const { meta } = await callApi(api, getShortlist, { query: `ids=${ids.join()},x` })
  assert.deepEqual(meta.ignored, { ids: [...ids.slice(100).map(String), 'x'] })
  assert.ok(!('ignored' in (await callApi(api, getShortlist, { query: 'ids=1,2' })).meta))
})
