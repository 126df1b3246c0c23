import assert from 'node:assert/strict'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { getEstateFilters, getEstates } from '#contract/estates.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeEstate, makeHouse, makeComplex, makeRow } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite, unit } from '#tests/helpers/servers/sample-api.ts'

/** Two projects: a drawing that both have, another one, and two flats of one size without a drawing. */
const rows = {
  ...sampleSite,
  complexes: [makeComplex({ id: 1 }), makeComplex({ id: 2, sort_order: 2 })],
  houses: [makeHouse({ id: 1 }), makeHouse({ id: 2, complex_id: 2 })],
  plans: [makeRow('plans', { code: '2-a' }), makeRow('plans', { code: '3-a' })],
  estates: [
    { plan_code: '2-a', price: 30_000_000, floor: 9 },
    { plan_code: '2-a', price: 28_000_000, floor: 3, area_total: 61.9, complex_id: 2, house_id: 2 },
    { plan_code: '2-a', price: 20_000_000, status: 'reserved' as const },
    { plan_code: '3-a', price: 50_000_000, rooms: 3 },
    { plan_code: null, price: 25_000_000, rooms: 1, area_total: 40.02 },
    { plan_code: null, price: 26_000_000, rooms: 1, area_total: 39.98 },
    { plan_code: null, price: 27_000_000, rooms: 1, area_total: 40.02, complex_id: 2, house_id: 2 },
    { plan_code: '3-a', price: 1_000_000, status: 'sold' as const },
  ].map((flat, index) => makeEstate({ ...flat, id: index + 1 })),
}

eachDatabase('flats are grouped by drawing, or by project, rooms and area', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const headers = { 'Accept-Language': 'kk' }
  const { data, meta } = await callApi(api, getEstatePlans, {
    query: 'status=free,reserved&sort=price',
    headers,
  })
  assert.deepEqual(
    data.map(({ key, count, price_from }) => [key, count, price_from]),
    [
      ['2-a', 3, 28_000_000],
      ['project-1_1_40', 2, 25_000_000],
      ['project-2_1_40', 1, 27_000_000],
      ['3-a', 1, 50_000_000],
    ],
  )
  assert.equal(meta.total, 4)
  const [drawn, made] = data
  assert.deepEqual(
    [drawn?.area_from, drawn?.area_to, drawn?.floor_from, drawn?.floor_to, drawn?.rooms, drawn?.first.id],
    [61.4, 61.9, 3, 9, 2, 3],
  )
  assert.deepEqual(
    drawn?.complexes.map(({ slug, name }) => [slug, name]),
    [
      ['project-1', 'Project қазақша'],
      ['project-2', 'Project қазақша'],
    ],
  )
  assert.deepEqual(drawn?.plan, {
    card: '/media/plans/2-614-card.svg',
    detail: '/media/plans/2-614-detail.svg қазақша',
    width: 420,
    height: 380,
  })
  assert.equal(made?.plan, null)
})

eachDatabase(
  'the query of a plan lists exactly its flats, under the filters of the list',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const asked = { query: 'price_to=29000000&sort=-price&view=plans' }
    for (const { query, count, first } of (await callApi(api, getEstatePlans, asked)).data) {
      const { data, meta } = await callApi(api, getEstates, { query })
      assert.deepEqual([meta.total, data[0]?.id], [count, first.id], query)
      assert.match(query, /^category=flat&price_to=29000000&plan=[^&]+&sort=-price$/)
    }
  },
)

eachDatabase(
  'R23 a plan says what its cheapest flat costs a month, when that is asked for',
  async (db, _, t) => {
    const none = writeJson([])
    const open = { valid_to: null, price_cap: none, loan_cap: none, finishing_required: none }
    const { api } = await sampleApi(t, db, { rows: { ...rows, mortgages: [makeRow('mortgages', open)] } })
    const plain = await callApi(api, getEstatePlans, { query: 'sort=-price' })
    assert.ok(plain.data.every((plan) => !('payment' in plan)))
    const means = 'payment_to=900000&hand=15000000'
    const { data } = await callApi(api, getEstatePlans, { query: `${means}&sort=-price` })
    assert.ok(data.length > 0)
    for (const plan of data) {
      const { data: own } = await callApi(api, getEstates, { query: plan.query })
      const free = own.filter(({ status }) => status === 'free')
      const cheapest = free.toSorted((a, b) => Number(a.price) - Number(b.price))[0]
      assert.equal(plan.price_from, cheapest?.price ?? null)
      assert.deepEqual(plan.payment, cheapest?.payment, plan.key)
    }
    assert.ok(data.some(({ payment }) => payment !== null && payment !== undefined))
  },
)

eachDatabase('a chosen plan is named among the filters, and an unknown one is dropped', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const filters = async (query: string, language: string) => {
    const headers = { 'Accept-Language': language }
    const { data } = await callApi(api, getEstateFilters, { query, headers })
    return data.find(({ key }) => key === 'plan')
  }
  assert.equal(await filters('', 'ru'), undefined)
  assert.equal(await filters('plan=2-x', 'ru'), undefined)
  const chosen = await filters('plan=2-a,project-1_1_40,2-x&price_to=29000000', 'en')
  assert.equal(chosen?.title, 'Floor plan')
  assert.deepEqual(chosen?.options, [
    { value: '2-a', title: 'Two-room apartment, 61.4\u00A0m²', count: 1 },
    { value: 'project-1_1_40', title: 'One-room apartment, 39.98\u00A0m²', count: 2 },
  ])
  const { links } = await callApi(api, getEstates, { query: 'plan=2-a,2-x&view=table' })
  assert.equal(links.first, '/api/estates?plan=2-a&page=1')
})

eachDatabase(
  'R364 plans have pages, every category has its own, and a wrong one is refused',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data, meta, links } = await callApi(api, getEstatePlans, { query: 'per_page=1' })
    assert.deepEqual([data.length, meta.total, links.next], [1, 1, null])
    assert.equal(data[0]?.count, 30)
    const garages = await callApi(api, getEstatePlans, { query: 'category=garage' })
    assert.deepEqual(
      garages.data.map(({ key, first }) => [key, first.id]),
      [['project-1_0_13.8', unit.garage]],
    )
    const { query = '', count } = garages.data[0] ?? {}
    assert.equal(
      (await callApi(api, getEstates, { query })).meta.total,
      count,
      'R364 the query names its category',
    )
    const past = await callApi(api, getEstatePlans, { query: 'page=9' })
    assert.deepEqual([past.data, past.meta.total], [[], 1])
    await refusedCall(api, getEstatePlans, 404, { query: 'category=castle' })
    await refusedCall(api, getEstatePlans, 422, { query: 'page=0' })
  },
)
