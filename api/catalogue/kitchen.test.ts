import assert from 'node:assert/strict'
import { getEstateFilters, getEstateRelaxations, getEstates } from '#contract/estates.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeEstate } from '#tests/helpers/databases/rows.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

const flat = (id: number, area_kitchen: number | null, price: number) =>
  makeEstate({ id, geo_flatnum: `АП-${String(id)}`, area_kitchen, price })

eachDatabase(
  'R1031 units with a kitchen at least so large are found, and sorted by it; one that is not known is neither',
  async (db, _, t) => {
    const garage = { category: 'garage' as const, rooms: 0, plan_code: null, floor: -1, area_kitchen: null }
    const { api } = await sampleApi(t, db, {
      rows: {
        ...sampleSite,
        estates: [
          flat(901, 9, 40_000_000),
          flat(902, null, 20_000_000),
          flat(903, 12.4, 50_000_000),
          flat(904, 9, 30_000_000),
          flat(905, null, 60_000_000),
          makeEstate({ id: 906, geo_flatnum: 'Паркинг №1', ...garage }),
        ],
      },
    })
    const found = async (query: string) =>
      (await callApi(api, getEstates, { query: `${query}&per_page=50` })).data.map(({ id }) => id)
    assert.deepEqual(await found('kitchen_from=9'), [904, 901, 903])
    assert.deepEqual(await found('kitchen_from=9,01'), [903])
    assert.deepEqual(await found('kitchen_from=0'), [904, 901, 903])
    assert.deepEqual(await found('kitchen_from=large'), [902, 904, 901, 903, 905])
    assert.deepEqual(await found('sort=-kitchen'), [903, 901, 904, 905, 902])
    assert.deepEqual(await found('sort=kitchen'), [904, 901, 903, 902, 905])
    assert.deepEqual(await found('category=garage&kitchen_from=9&sort=-kitchen'), [906])
    const kitchen = async (query: string) => {
      const { data } = await callApi(api, getEstateFilters, { query })
      const filter = data.find(({ key }) => key === 'kitchen')
      return filter && [filter.type, filter.min, filter.max]
    }
    assert.deepEqual(await kitchen('kitchen_from=12'), ['range', 9, 12.4])
    assert.deepEqual(await kitchen('price_to=20000000'), ['range', null, null])
    assert.equal(await kitchen('category=garage'), undefined)
    const {
      data: { listings: data },
    } = await callApi(api, getEstateRelaxations, { query: 'kitchen_from=15' })
    assert.deepEqual(
      data.map(({ changes, total }) => [changes, total]),
      [[[{ key: 'kitchen_from', value: 12 }], 1]],
    )
  },
)
