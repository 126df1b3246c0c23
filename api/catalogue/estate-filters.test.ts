import assert from 'node:assert/strict'
import { getEstateFilters, getEstates } from '#contract/estates.ts'
import { writeJson } from '#database/engines/json.ts'
import { makeEstate } from '#tests/helpers/databases/rows.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

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

eachDatabase(
  'R683 units are found by their hours of sun in December and the sides of their windows, each option with its count',
  async (db, _, t) => {
    const light = (dec: number | null, ...azimuths: number[]) => ({
      sun: writeJson(dec === null ? null : { dec, mar: 5, jun: 5 }),
      windows: writeJson(azimuths.map((azimuth) => ({ azimuth }))),
    })
    const garage = { id: 905, category: 'garage' as const, rooms: 0, plan_code: null }
    const { api } = await sampleApi(t, db, {
      rows: {
        ...sampleSite,
        estates: [
          makeEstate({ id: 901, geo_flatnum: '901', ...light(0.4, 0) }),
          makeEstate({ id: 902, geo_flatnum: '902', ...light(2, 90, 180) }),
          makeEstate({ id: 903, geo_flatnum: '903', ...light(6.5, 200) }),
          makeEstate({ id: 904, geo_flatnum: '904', ...light(null) }),
          makeEstate({ ...garage, geo_flatnum: 'Паркинг №1', ...light(null) }),
        ],
      },
    })
    const found = async (query: string) =>
      (await callApi(api, getEstates, { query: `${query}&per_page=50` })).data.map(({ id }) => id).toSorted()
    assert.deepEqual(await found('sun=1'), [902, 903])
    assert.deepEqual(await found('sun=3'), [903])
    assert.deepEqual(await found('sun=3,2'), [902, 903])
    assert.deepEqual(await found('side=s'), [902, 903])
    assert.deepEqual(await found('side=e&sun=2'), [902])
    assert.deepEqual(await found('side=n,e'), [901, 902])
    const options = async (key: string, query = '') => {
      const { data } = await callApi(api, getEstateFilters, { query })
      const filter = data.find((each) => each.key === key)
      return filter?.options.map(({ value, count }) => [value, count])
    }
    assert.deepEqual(await options('sun'), [
      ['1', 2],
      ['2', 2],
      ['3', 1],
      ['4', 1],
    ])
    assert.deepEqual(await options('side', 'sun=2'), [
      ['n', 0],
      ['e', 1],
      ['s', 2],
    ])
    for (const key of ['sun', 'side']) assert.equal(await options(key, 'category=garage'), undefined)
    for (const language of ['ru', 'kk', 'en']) {
      const { data } = await callApi(api, getEstateFilters, { headers: { 'Accept-Language': language } })
      const titles = data.find(({ key }) => key === 'sun')?.options.map(({ title }) => title) ?? []
      assert.ok(titles.length === 4 && titles.every((title, index) => title.includes(String(index + 1))))
    }
  },
)
