import assert from 'node:assert/strict'
import { getEstates } from '#contract/estates.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeEstate } from '#tests/helpers/databases/rows.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

const flat = (id: number, area_total: number, price: number, more: object = {}) =>
  makeEstate({ id, geo_flatnum: `АП-${String(id)}`, area_total, price, ...more })

eachDatabase(
  'R1601 a listing can be sorted by the price of a square metre, lowest first; units without a published price come last',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, {
      rows: {
        ...sampleSite,
        estates: [
          flat(901, 40, 24_000_000),
          flat(902, 80, 40_000_000),
          flat(903, 30, 15_000_000),
          flat(904, 90, 9_000_000, { status: 'request' }),
        ],
      },
    })
    const { data } = await callApi(api, getEstates, { query: 'sort=price_m2&per_page=50' })
    assert.deepEqual(
      data.map(({ id }) => id),
      [903, 902, 901, 904],
    )
  },
)
