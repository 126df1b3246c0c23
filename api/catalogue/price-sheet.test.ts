import assert from 'node:assert/strict'
import { getPriceSheet, type PriceSheet } from '#contract/price-sheet.ts'
import type { StoredCosts } from '#database/catalogue/stored-costs.ts'
import { texts } from '#texts/texts.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import {
  basicRows,
  makeComplex,
  makeEstate,
  makeHouse,
  makeRow,
  type Rows,
} from '#tests/helpers/databases/rows.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const now = () => new Date('2026-11-28T07:00:00Z')

const source = { act: textOf('Law'), article: null, date: '2026-01-11', url: 'https://law.example/' }
const proof = { source, valid_until: '2026-11-28' }
const cost = { title: textOf('Cost'), from: 100, to: null, unit: 'm2', projects: [], ...proof } as const

const costs: StoredCosts = {
  mci: { amount: 4325, ...proof },
  fees: [
    { ...cost, title: textOf('Notary'), unit: 'mci', from: 0, to: 12, ways: ['payment100'] },
    { ...cost, title: textOf('Over'), ways: [], valid_until: '2026-11-27' },
    { ...cost, title: textOf('Elsewhere'), ways: [], projects: ['project-2'] },
  ],
  finishing: [
    { ...cost, title: textOf('Comfort'), code: 'comfort', from: 150_000, to: 200_000, finishes: ['rough'] },
    { ...cost, title: textOf('Other'), code: 'other', finishes: ['prefine'] },
  ],
  maintenance: [{ ...cost, title: textOf('Maintenance') }],
  heating: [{ ...cost, title: textOf('Heating'), from: 200, to: 300 }],
  price_changes: [{ from: '2026-05-01', to: '2026-05-02', projects: [], reason: textOf('Spring') }],
}

/** Flats of two rooms and 50 m² at 500,001 to 500,010 ₸ per m² in project 1, three more in project 2 of the same city. */
const flats = [
  ...Array.from({ length: 10 }, (_, step) => flat(step + 1, (500_001 + step) * 50)),
  ...Array.from({ length: 3 }, (_, step) => flat(step + 21, 600_000 * 50, { complex_id: 2, house_id: 2 })),
]

function flat(id: number, price: number, difference: Parameters<typeof makeEstate>[0] = {}) {
  return makeEstate({
    id,
    geo_flatnum: `АП-1-${String(id)}`,
    rooms: 2,
    area_total: 50,
    price,
    price_m2: Math.round(price / 50),
    price_old: null,
    restoration: 'rough',
    status: 'free',
    ...difference,
  })
}

function site(difference: Partial<Rows> = {}, stored: StoredCosts | null = costs): Rows {
  return {
    ...basicRows,
    complexes: [...basicRows.complexes, makeComplex({ id: 2, slug: 'project-2' })],
    houses: [...basicRows.houses, makeHouse({ id: 2, complex_id: 2 })],
    estates: flats,
    settings: [makeRow('settings', { key: 'costs', value: writeJson<unknown>(stored) })],
    ...difference,
  }
}

type Api = Awaited<ReturnType<typeof sampleApi>>['api']

async function sheetOf(api: Api, id: number, query = ''): Promise<PriceSheet> {
  const call = { params: { id }, query, headers: { 'Accept-Language': 'en' } }
  return (await callApi(api, getPriceSheet, call)).data
}

eachDatabase('R1100 R1101 a flat stands among the others of its project and its city', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: site(), now })
  const { bands, price_m2: own, day } = await sheetOf(api, 4)
  assert.deepEqual([own, day], [500_004, '2026-11-28'])
  const project = { scope: 'project', peers: 9, low: 500_001, middle: 500_006, high: 500_010, lower: 3 }
  const city = { scope: 'city', peers: 12, low: 500_001, middle: 500_008, high: 600_000, lower: 3 }
  assert.deepEqual(
    bands.map(({ title: _title, ...band }) => band),
    [project, city],
  )
})

eachDatabase(
  'R1101 flats that are not free, have other rooms or no price are no peers, and seven make no band',
  async (db, _, t) => {
    const others = [
      flat(31, 1_000_000 * 50, { status: 'reserved' }),
      flat(32, 1_000_000 * 50, { status: 'request' }),
      flat(33, 1_000_000 * 50, { status: 'sold' }),
      flat(34, 1_000_000 * 50, { rooms: 3 }),
      makeEstate({ id: 35, category: 'garage', rooms: 2, price: 1_000_000 }),
    ]
    const { api } = await sampleApi(t, db, {
      rows: site({ estates: [...flats.slice(0, 8), ...others] }),
      now,
    })
    assert.deepEqual((await sheetOf(api, 1)).bands, [])
    // A reserved flat is none of its own peers, so it has one more.
    const [band] = (await sheetOf(api, 31)).bands
    assert.deepEqual([band?.peers, band?.lower, band?.high], [8, 8, 500_008])
  },
)

eachDatabase(
  'R1104 R1105 R1106 costs of today are counted for the flat and added up for each way',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows: site(), now })
    const sheet = await sheetOf(api, 1)
    assert.deepEqual(
      sheet.costs.map(({ kind, sum, for_ways }) => [kind, sum.from, sum.to, for_ways.length]),
      [
        ['fee', 0, 51_900, 1],
        ['maintenance', 5000, 5000, 3],
        ['heating', 10_000, 15_000, 3],
      ],
    )
    assert.deepEqual(sheet.costs[0]?.proof, { ...source, act: source.act.en, valid_until: '2026-11-28' })
    assert.equal(sheet.mci?.amount, 4325)
    const [whole] = sheet.ways
    assert.deepEqual(whole?.once, { from: 25_000_050, to: 25_051_950 })
    assert.deepEqual(
      [whole.month, whole.warm_month],
      [
        { from: 15_000, to: 20_000 },
        { from: 5000, to: 5000 },
      ],
    )
    assert.equal(whole.programme, null)
  },
)

eachDatabase(
  'R1107 finishing, a parking space and a storeroom count where they are chosen and there',
  async (db, _, t) => {
    const spaces = [
      makeEstate({ id: 51, category: 'garage', price: 3_000_000 }),
      makeEstate({ id: 52, category: 'garage', price: 5_000_000 }),
      makeEstate({ id: 53, category: 'garage', price: 9_000_000, status: 'sold' }),
      makeEstate({ id: 54, category: 'storageroom', price: 1_000_000, complex_id: 2, house_id: 2 }),
    ]
    const { api } = await sampleApi(t, db, { rows: site({ estates: [...flats, ...spaces] }), now })
    const sheet = await sheetOf(api, 1, 'finish=comfort&garage=1&storageroom=1')
    assert.deepEqual(sheet.chosen, { finish: 'comfort', garage: true, storageroom: false })
    assert.deepEqual(sheet.spaces, [
      { category: 'garage', count: 2, sum: { from: 3_000_000, to: 5_000_000 } },
    ])
    assert.deepEqual(sheet.finishes, [{ code: 'comfort', title: textOf('Comfort').en }])
    // 25,000,050 and 7,500,000–10,000,000 and 3,000,000–5,000,000 and 0–51,900.
    assert.deepEqual(sheet.ways[0]?.once, { from: 35_500_050, to: 40_051_950 })
    assert.equal((await sheetOf(api, 1, 'finish=unknown')).chosen.finish, null)
  },
)

eachDatabase(
  'R1290 the upkeep by the record of the house, else of its project, comes before that of costs.yaml, with its source and in every sum',
  async (db, _, t) => {
    const words = texts.en
    // 61.45 m² at 350 ₸ are 21,507.5 ₸, and at 280 ₸ 17,206 ₸.
    const estates = [
      flat(1, 30_000_000, { area_total: 61.45 }),
      flat(2, 30_000_000, { area_total: 61.45, house_id: 3 }),
      flat(3, 30_000_000, { area_total: 61.45, complex_id: 2, house_id: 2 }),
    ]
    const rows = {
      complexes: [
        makeComplex({ id: 1, maintenance_fee: 350, updated_at: '2026-11-02T20:00:00.000Z' }),
        makeComplex({ id: 2, slug: 'project-2' }),
      ],
      houses: [
        makeHouse({ id: 1 }),
        makeHouse({ id: 2, complex_id: 2 }),
        makeHouse({ id: 3, maintenance_fee: 280, updated_at: '2026-10-05T07:00:00.000Z' }),
      ],
      estates,
    }
    const { api } = await sampleApi(t, db, { rows: site(rows), now })
    const upkeepOf = async (id: number) => {
      const { costs: lines, ways } = await sheetOf(api, id)
      const upkeep = lines.filter(({ kind }) => kind === 'maintenance')
      const told = upkeep.map(({ title, basis, sum, proof: { act, date, valid_until } }) => [
        title,
        basis.from,
        basis.to,
        sum.from,
        sum.to,
        act,
        date,
        valid_until,
      ])
      return { told, warm: ways[0]?.warm_month }
    }
    const title = words['facts.fee']
    assert.deepEqual(await upkeepOf(1), {
      told: [[title, 350, 350, 21_508, 21_508, words['price_sheet.record.project'], '2026-11-03', null]],
      warm: { from: 21_508, to: 21_508 },
    })
    assert.deepEqual(await upkeepOf(2), {
      told: [[title, 280, 280, 17_206, 17_206, words['price_sheet.record.house'], '2026-10-05', null]],
      warm: { from: 17_206, to: 17_206 },
    })
    assert.deepEqual(await upkeepOf(3), {
      told: [[textOf('Maintenance').en, 100, 100, 6145, 6145, source.act.en, '2026-01-11', '2026-11-28']],
      warm: { from: 6145, to: 6145 },
    })
  },
)

eachDatabase(
  'R1290 the upkeep by the record is there without costs.yaml too, and no last day takes it away',
  async (db, _, t) => {
    const complexes = [
      makeComplex({ id: 1, maintenance_fee: 300 }),
      makeComplex({ id: 2, slug: 'project-2' }),
    ]
    const { api } = await sampleApi(t, db, { rows: site({ complexes }, null), now })
    assert.deepEqual(
      (await sheetOf(api, 1)).costs.map(({ kind, sum }) => [kind, sum.from, sum.to]),
      [['maintenance', 15_000, 15_000]],
    )
  },
)

eachDatabase('R1105 without costs there are the price and the programmes alone', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: site({}, null), now })
  const { costs: lines, mci, ways } = await sheetOf(api, 1)
  assert.deepEqual([lines, mci, ways[0]?.once], [[], null, { from: 25_000_050, to: 25_000_050 }])
})

eachDatabase('R1105 what is counted in indices goes with the index', async (db, _, t) => {
  const stored = { ...costs, mci: { amount: 4325, ...proof, valid_until: '2026-11-27' } }
  const { api } = await sampleApi(t, db, { rows: site({}, stored), now })
  const sheet = await sheetOf(api, 1)
  assert.deepEqual(
    sheet.costs.map(({ kind }) => kind),
    ['maintenance', 'heating'],
  )
  assert.equal(sheet.mci, null)
})

eachDatabase('R1103 the prices of a flat tell their changes and reasons', async (db, _, t) => {
  const prices = [
    ['2026-03-01', 24_000_000, null],
    ['2026-05-01', 25_500_050, 'list'],
    ['2026-07-01', 25_000_050, 'offer'],
  ] as const
  const estate_prices = prices.map(([date, price, reason]) =>
    makeRow('estate_prices', { estate_id: 1, date, price, reason }),
  )
  const { api } = await sampleApi(t, db, { rows: site({ estate_prices }), now })
  const { history, price_at } = await sheetOf(api, 1)
  assert.deepEqual(
    history.map(({ difference, reason, note }) => [difference, reason, note]),
    [
      [null, null, null],
      [1_500_050, 'list', textOf('Spring').en],
      [-500_000, 'offer', null],
    ],
  )
  assert.equal(price_at, '2026-07-01')
})

eachDatabase('R1100 only a flat with a price that visitors see has a sheet', async (db, _, t) => {
  const others = [
    flat(41, 25_000_000, { status: 'request' }),
    flat(42, 25_000_000, { status: 'sold' }),
    flat(43, 25_000_000, { status: 'hidden' }),
    flat(44, 25_000_000, { status: 'unconfirmed' }),
    flat(45, 0),
    makeEstate({ id: 46, category: 'garage' }),
  ]
  const { api } = await sampleApi(t, db, { rows: site({ estates: others }), now })
  for (const id of [41, 42, 43, 44, 45, 46, 999])
    await refusedCall(api, getPriceSheet, 404, { params: { id } })
})
