import assert from 'node:assert/strict'
import { getHandovers, getHouse, getHouseEstates, getHouseFloor } from '#contract/houses.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeEstate, makeHouse, makeRow, type Rows } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite, unit } from '#tests/helpers/servers/sample-api.ts'

const progress = [
  { id: 1, date: '2026-10-01', percent: 40 },
  { id: 2, date: '2026-11-01', percent: 55 },
  { id: 3, date: '2026-11-10', percent: 90, house_id: null },
]

/** House 3 beside house 1 of the sample site, with one flat on request, one without a price and a parking space. */
const rows: Rows = {
  ...sampleSite,
  houses: [
    ...(sampleSite.houses ?? []),
    makeHouse({ id: 3, facade: writeJson(null), is_drawn: 0, permit_no: null, legal_method: null }),
  ],
  estates: [
    ...(sampleSite.estates ?? []),
    makeEstate({ id: 81, house_id: 3, status: 'request', price: 52_000_000, price_m2: 700_000 }),
    makeEstate({ id: 82, house_id: 3, price: 0, price_m2: 1, rooms: 5, area_total: 120 }),
    makeEstate({ id: 83, house_id: 3, status: 'sold', price: 1, price_m2: 1 }),
    makeEstate({ id: 84, house_id: 3, category: 'garage', rooms: 0, plan_code: null, price: 5_000_000 }),
  ],
  construction_progress: progress.map((entry) => makeRow('construction_progress', entry)),
}

eachDatabase(
  'R123 R177 A11 one house comes with its sections, outlines, offers and progress',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const headers = { 'Accept-Language': 'kk' }
    const { data } = await callApi(api, getHouse, { params: { slug: 'house-1' }, headers })
    assert.deepEqual([data.id, data.complex_id, data.name, data.floors], [1, 1, 'House қазақша', 12])
    assert.deepEqual(data.complex, {
      id: 1,
      slug: 'project-1',
      name: 'Project қазақша',
      city: { id: 1, slug: 'almaty', name: 'City қазақша' },
      address: 'Address қазақша',
    })
    assert.deepEqual(data.sections, [{ no: 1, floors: 12, units_per_floor: 6 }])
    assert.deepEqual(data.footprint, [
      [0, 0],
      [60, 0],
      [60, 18],
    ])
    assert.deepEqual([data.azimuth, data.height_m, data.is_drawn], [15.5, 39.6, true])
    assert.equal(data.facade?.image.alt, 'facade қазақша')
    assert.deepEqual(data.facade.polygons, [{ floor: 1, section: 1, rect: [0, 0, 1, 1] }])
    assert.deepEqual([data.deadline, data.handed_over_at], [{ year: 2027, quarter: 4 }, null])
    assert.equal(data.legal.method, 'guarantee')
    assert.deepEqual([data.price_from, data.estates_count, data.area_to], [21_000_000, 30, 59])
    assert.equal(data.rooms.length, 5)
    assert.deepEqual(data.progress, { of: 'house', count: 3, percent: 55, date: '2026-11-01' })
  },
)

eachDatabase(
  'R970 the call lists finished houses with their promised quarter and the day of handover, the newest first',
  async (db, _, t) => {
    const told = { promised_year: 2025, promised_quarter: 4 }
    const houses = [
      makeHouse({ id: 1, handed_over_at: '2025-11-28', ...told }),
      makeHouse({ id: 2, handed_over_at: '2026-01-20', ...told }),
      makeHouse({ id: 3, handed_over_at: '2026-02-01' }),
      makeHouse({ id: 4, handed_over_at: null }),
    ]
    const { api } = await sampleApi(t, db, { rows: { ...sampleSite, houses, estates: [] } })
    const { data } = await callApi(api, getHandovers, { headers: { 'Accept-Language': 'kk' } })
    const complex = {
      id: 1,
      slug: 'project-1',
      name: 'Project қазақша',
      city: { id: 1, slug: 'almaty', name: 'City қазақша' },
    }
    const promised = { year: 2025, quarter: 4 }
    assert.deepEqual(data, [
      { id: 2, slug: 'house-2', name: 'House қазақша', complex, promised, handed_over_at: '2026-01-20' },
      { id: 1, slug: 'house-1', name: 'House қазақша', complex, promised, handed_over_at: '2025-11-28' },
    ])
    const house = async (slug: string) => (await callApi(api, getHouse, { params: { slug } })).data.promised
    assert.deepEqual([await house('house-1'), await house('house-3')], [promised, null])
  },
)

eachDatabase(
  'R280 a house counts its own units only, and a flat without a price sets none',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const { data } = await callApi(api, getHouse, { params: { slug: 'house-3' } })
    assert.deepEqual([data.price_from, data.price_m2_from, data.estates_count], [null, null, 2])
    assert.deepEqual(
      data.rooms.map((row) => [row.rooms, row.price_from]),
      [
        [2, null],
        [4, null],
      ],
    )
    assert.deepEqual(
      data.categories.map(({ code, price_from }) => [code, price_from]),
      [
        ['flat', null],
        ['garage', 5_000_000],
      ],
    )
    assert.deepEqual([data.facade, data.legal.permit_no], [null, null])
    assert.deepEqual(
      data.progress,
      { of: 'complex', count: 1, percent: 90, date: '2026-11-10' },
      'a house without a diary of its own has that of its project',
    )
    const other = await callApi(api, getHouse, { params: { slug: 'house-2' } })
    assert.deepEqual([other.data.handed_over_at, other.data.price_from], ['2026-05-01', null])
    assert.equal(other.data.progress, null)
    assert.equal(other.data.estates_count, 0, 'a reserved flat is not on sale')
  },
)

eachDatabase('R199 a house that nobody knows is missing', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const slug of ['house-99', 'project-1', 'x y', '%E0']) {
    const { message } = await refusedCall(api, getHouse, 404, { params: { slug } })
    assert.match(message, /^Page Not Found: \/api\/houses\/s\//)
  }
})

eachDatabase(
  'R177 a house answers all its units in short, without those that nobody may see',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data } = await callApi(api, getHouseEstates, { params: { slug: 'house-1' } })
    const ids = data.map(({ id }) => id)
    assert.equal(ids.length, 32, '30 flats, a sold one and a parking space')
    assert.ok(!ids.includes(unit.withdrawn) && !ids.includes(unit.hidden) && !ids.includes(unit.reserved))
    assert.deepEqual(
      data.find(({ id }) => id === 1),
      {
        id: 1,
        slug: 'studiya-30-m2-1',
        category: 'flat',
        number: '1',
        section: 1,
        floor: 2,
        position_on_floor: 3,
        rooms: 0,
        area_total: 30,
        restoration: 'fine',
        price: 21_000_000,
        status: 'free',
      },
    )
    const places = data.map(({ section, floor, id }) => [section, floor, id] as const)
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]),
    )
  },
)

eachDatabase(
  'A1 the units of a house tell no price on request and of nothing that is sold',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const { data } = await callApi(api, getHouseEstates, { params: { slug: 'house-3' } })
    assert.deepEqual(data.map(({ category, status, price }) => [category, status, price]).toSorted(), [
      ['flat', 'free', null],
      ['flat', 'request', null],
      ['flat', 'sold', null],
      ['garage', 'free', 5_000_000],
    ])
  },
)

eachDatabase('units of a house that nobody knows are missing', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const slug of ['house-99', 'x y']) {
    await refusedCall(api, getHouseEstates, 404, { params: { slug } })
  }
})

eachDatabase(
  'the units of one floor come with their windows, balcony and place on its plan',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data: all } = await callApi(api, getHouseEstates, { params: { slug: 'house-1' } })
    const params = { slug: 'house-1', section: '1', floor: '2' }
    const { data } = await callApi(api, getHouseFloor, { params })
    const expected = all.filter(({ section, floor }) => section === 1 && floor === 2)
    assert.ok(expected.length > 0)
    assert.deepEqual(
      data.map(({ id }) => id).toSorted((a, b) => a - b),
      expected.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    const first = data.find(({ id }) => id === 1)
    assert.deepEqual(first?.windows, [{ azimuth: 15.5 }, { azimuth: 195.5 }])
    assert.equal(first.area_balcony, 3.6)
    assert.ok((first.floor_plan?.polygon.length ?? 0) > 2)
    for (const [section, floor] of [
      ['1', '99'],
      ['9', '2'],
      ['01', '2'],
      ['1', 'two'],
      ['1', '-0'],
    ] as const) {
      await refusedCall(api, getHouseFloor, 404, { params: { slug: 'house-1', section, floor } })
    }
    await refusedCall(api, getHouseFloor, 404, { params: { ...params, slug: 'house-99' } })
  },
)
