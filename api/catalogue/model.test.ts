import assert from 'node:assert/strict'
import { getComplex } from '#contract/complexes.ts'
import { getEstate } from '#contract/estates.ts'
import { getModel } from '#contract/model.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeComplex, makeEstate, makeHouse, type Rows } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite, unit } from '#tests/helpers/servers/sample-api.ts'

const source = { ru: 'Замер', kk: 'Өлшем', en: 'Survey' }
const outline = [
  { azimuth: 170, angle: 8.5 },
  { azimuth: 180, angle: 9 },
]
const neighbour = {
  footprint: [[0, -50] as const, [20, -50] as const, [20, -40] as const],
  height_m: 27,
  base_m: 1,
}

const rows: Rows = {
  ...sampleSite,
  complexes: [
    makeComplex({
      horizon: writeJson({ source, outline }),
      neighbours: writeJson([neighbour]),
    }),
    makeComplex({ id: 2 }),
  ],
  houses: [makeHouse(), makeHouse({ id: 2, complex_id: 2, height_m: null })],
  estates: [
    makeEstate({ id: 1, price: 30_000_000, windows: writeJson([{ azimuth: 180 }]) }),
    makeEstate({ id: 2, price: 30_000_000, status: 'request' }),
    ...(['reserved', 'sold', 'hidden', 'withdrawn', 'unconfirmed'] as const).map((status, index) =>
      makeEstate({ id: 10 + index, status }),
    ),
    makeEstate({ id: unit.garage, category: 'garage' }),
  ],
}

eachDatabase(
  'R1120 the call answers houses, what stands around, the outline of mountains and the flats that can be bought',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const { data } = await callApi(api, getModel, {
      params: { slug: 'project-1' },
      headers: { 'Accept-Language': 'en' },
    })
    assert.deepEqual(
      data.houses.map(({ id, floors, height_m, base_m }) => ({ id, floors, height_m, base_m })),
      [{ id: 1, floors: 12, height_m: 39.6, base_m: 0 }],
    )
    assert.deepEqual(data.neighbours, [neighbour])
    assert.deepEqual(data.horizon, { source: 'Survey', outline })
    assert.deepEqual(
      data.flats.map(({ id, price, house_id, windows }) => ({ id, price, house_id, windows })),
      [
        { id: 1, price: 30_000_000, house_id: 1, windows: [{ azimuth: 180 }] },
        { id: 2, price: null, house_id: 1, windows: data.flats[1]?.windows },
      ],
      'a price on request stays here',
    )
  },
)

eachDatabase('R1120 a project with a house of unknown height has no model, and says so', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const missing = await api.request('/api/complexes/s/project-2/model')
  assert.equal(missing.status, 404)
  assert.equal((await api.request('/api/complexes/s/no-such/model')).status, 404)
  const hasModel = async (slug: string) =>
    (await callApi(api, getComplex, { params: { slug } })).data.has_model
  assert.deepEqual([await hasModel('project-1'), await hasModel('project-2')], [true, false])
})

eachDatabase(
  'R1124 a unit says whether its window has a view: one that can be bought and has hours of sun',
  async (db, _, t) => {
    const sun = writeJson({ dec: 1, mar: 2, jun: 3 })
    const estates = [
      makeEstate({ id: 1, sun }),
      makeEstate({ id: 2, sun: writeJson(null) }),
      makeEstate({ id: 3, sun, status: 'sold' }),
    ]
    const { api } = await sampleApi(t, db, { rows: { ...rows, estates } })
    const hasModel = async (id: number) =>
      (await callApi(api, getEstate, { params: { id: String(id) } })).data.has_model
    assert.deepEqual([await hasModel(1), await hasModel(2), await hasModel(3)], [true, false, false])
  },
)
