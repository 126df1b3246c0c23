import assert from 'node:assert/strict'
import { getEstateFilters, getEstateRelaxations, getEstates } from '#contract/estates.ts'
import { writeJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeEstate, makeHouse } from '#tests/helpers/databases/rows.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

const flat = (id: number, floor: number, section = 1, floors_total = 12) =>
  makeEstate({ id, geo_flatnum: `АП-${String(id)}`, floor, section, floors_total })

eachDatabase(
  'R1030 units on the first or the last floor of their section are left out, each choice with its count',
  async (db, _, t) => {
    const sections = [
      { no: 1, floors: 9, units_per_floor: 4 },
      { no: 2, floors: 12, units_per_floor: 4 },
    ]
    const garage = { category: 'garage' as const, rooms: 0, plan_code: null, floor: -1 }
    const { api } = await sampleApi(t, db, {
      rows: {
        ...sampleSite,
        houses: [makeHouse({ sections: writeJson(sections) })],
        estates: [
          flat(901, 1),
          flat(902, 9),
          flat(903, 9, 2),
          flat(904, 12, 2),
          // Nobody knows how high its house is there.
          flat(905, 12, 0, 0),
          makeEstate({ id: 906, geo_flatnum: 'Паркинг №1', ...garage }),
        ],
      },
    })
    const found = async (query: string) =>
      (await callApi(api, getEstates, { query: `${query}&per_page=50` })).data.map(({ id }) => id).toSorted()
    assert.deepEqual(await found('floor_not=first'), [902, 903, 904, 905])
    assert.deepEqual(await found('floor_not=last'), [901, 903, 905])
    assert.deepEqual(await found('floor_not=last,first,attic'), [903, 905])
    assert.deepEqual(await found('category=garage&floor_not=first'), [906], 'a level is no floor')
    const options = async (query: string) => {
      const { data } = await callApi(api, getEstateFilters, { query })
      const filter = data.find(({ key }) => key === 'floor_not')
      return filter?.options.map(({ value, count }) => [value, count])
    }
    assert.deepEqual(await options(''), [
      ['first', 4],
      ['last', 3],
    ])
    assert.deepEqual(await options('floor_to=9&floor_not=first'), [
      ['first', 2],
      ['last', 2],
    ])
    assert.equal(await options('category=garage'), undefined)
    for (const language of languages) {
      const { data } = await callApi(api, getEstateFilters, { headers: { 'Accept-Language': language } })
      const titles = data.find(({ key }) => key === 'floor_not')?.options.map(({ title }) => title) ?? []
      assert.equal(new Set(titles.filter(Boolean)).size, 2)
    }
    const near = await callApi(api, getEstateRelaxations, { query: 'floor_not=first&floor_to=1' })
    assert.ok(
      near.data.listings.some(({ changes, total }) => changes[0]?.key === 'floor_not' && total === 1),
      JSON.stringify(near.data),
    )
  },
)
