import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { getEstate, getEstateFilters, getEstateRelaxations, getEstates } from '#contract/estates.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

const anyHome = { price_cap: writeJson([]), loan_cap: writeJson([]), finishing_required: writeJson([]) }
const mortgage = (id: number, code: string, difference: Partial<ReturnType<typeof makeRow<'mortgages'>>>) =>
  makeRow('mortgages', { id, code, ...anyHome, valid_to: null, ...difference })

const mortgages = [
  mortgage(1, 'bank', { kind: 'market', rate_nominal: 19 }),
  mortgage(2, 'fine-only', { rate_nominal: 9, finishing_required: writeJson(['fine' as const]) }),
  mortgage(3, 'savers', { rate_nominal: 3, asks: writeJson(['deposit' as const]) }),
  mortgage(4, 'closed', { rate_nominal: 1, applications: 'closed' }),
]

/** The sample site under these programmes: its units with the monthly figure that the page of each shows, and its calls. */
async function siteByPayment(t: TestContext, db: Database) {
  const { api } = await sampleApi(t, db, { rows: { ...sampleSite, mortgages } })
  const list = async (query: string) =>
    (await callApi(api, getEstates, { query: `per_page=100&${query}` })).data
  const own = await Promise.all(
    (await list('status=free,reserved,sold,request')).map(
      async ({ id }) => (await callApi(api, getEstate, { params: { id } })).data,
    ),
  )
  const ids = async (query: string) => (await list(query)).map(({ id }) => id)
  return { api, list, ids, own }
}

const byId = (a: number, b: number) => a - b

eachDatabase('R320 A42 payment_to finds exactly the units whose own figure is no more', async (db, _, t) => {
  const { api, list, ids, own } = await siteByPayment(t, db)
  const all = 'status=free,reserved,sold,request'
  const figures = own.flatMap(({ monthly_from: monthly }) => (monthly === null ? [] : [monthly.amount]))
  assert.ok(
    figures.length > 20 && new Set(own.map(({ monthly_from: from }) => from?.program.code)).size === 3,
  )
  const middle = figures.toSorted(byId)[Math.floor(figures.length / 2)] ?? 0
  for (const most of [1_000, middle - 1, middle, 10_000_000]) {
    const expected = own.filter(({ monthly_from: from }) => from !== null && from.amount <= most)
    assert.deepEqual(
      (await ids(`${all}&payment_to=${most}`)).toSorted(byId),
      expected.map(({ id }) => id).toSorted(byId),
    )
  }
  for (const { id, payment } of await list(`${all}&payment_to=${middle}`))
    assert.deepEqual(payment, own.find((unit) => unit.id === id)?.monthly_from)
  const { meta, links } = await callApi(api, getEstates, { query: `payment_to=${middle}` })
  assert.equal(links.first, `/api/estates?payment_to=${middle}&page=1`)
  const filters = await callApi(api, getEstateFilters, { query: `payment_to=${middle}` })
  const rooms = filters.data.find(({ key }) => key === 'rooms')?.options ?? []
  assert.equal(
    rooms.reduce((sum, { count }) => sum + count, 0),
    meta.total,
  )
})

eachDatabase('R320 R356 what is at hand is the first payment of the figure, in tenge', async (db, _, t) => {
  const { list } = await siteByPayment(t, db)
  const found = await list('payment_to=250000&hand=25000000')
  assert.ok(found.length > 0)
  for (const { price, payment } of found) {
    if (payment === null) assert.ok(Number(price) <= 25_000_000)
    else assert.ok(payment?.initial_payment_tenge === 25_000_000 && payment.amount <= 250_000)
    assert.ok(!['savers', 'closed'].includes(payment?.program.code ?? ''))
  }
  assert.ok(found.some(({ payment }) => payment === null) && found.some(({ payment }) => payment !== null))
})

eachDatabase('R321 A42 program narrows to what it buys, and the figure is its own', async (db, _, t) => {
  const { api, list, ids, own } = await siteByPayment(t, db)
  const fine = await list('program=fine-only')
  assert.deepEqual(
    fine.map(({ id }) => id),
    own
      .filter(({ restoration, status }) => restoration?.code === 'fine' && status === 'free')
      .map(({ id }) => id),
  )
  assert.ok(fine.every(({ payment }) => payment?.program.code === 'fine-only'))
  // A visitor to whom a programme applies says so by naming it.
  const savers = await list('program=savers')
  assert.ok(savers.length > 0 && savers.every(({ payment }) => payment?.program.code === 'savers'))
  assert.deepEqual(await ids('program=closed'), [])
  const most = savers[0]?.payment?.amount ?? 0
  assert.deepEqual(
    await ids(`program=savers&payment_to=${most}`),
    savers.filter(({ payment }) => (payment?.amount ?? Infinity) <= most).map(({ id }) => id),
  )
  const query = 'program=savers'
  const { data: filters } = await callApi(api, getEstateFilters, { query })
  assert.deepEqual(
    filters.find(({ key }) => key === 'program')?.options.map(({ value, count }) => [value, count]),
    [['savers', savers.length]],
  )
  const plans = await callApi(api, getEstatePlans, { query })
  assert.ok(plans.data.every(({ payment }) => payment?.program.code === 'savers'))
  const { meta, links } = await callApi(api, getEstates, { query: 'program=nowhere' })
  assert.deepEqual(meta.ignored, { program: ['nowhere'] })
  assert.ok(meta.total > savers.length - 1 && !links.first.includes('program'))
  const near = await callApi(api, getEstateRelaxations, { query: 'program=closed' })
  assert.deepEqual(
    near.data.listings.map(({ changes }) => changes),
    [[{ key: 'program', value: null }]],
  )
})

eachDatabase('R322 A42 sort=payment orders by the same figure, units without one last', async (db, _, t) => {
  const { list, own } = await siteByPayment(t, db)
  const all = 'status=free,reserved,sold,request'
  const amountOf = (id: number) => own.find((unit) => unit.id === id)?.monthly_from?.amount ?? null
  for (const sort of ['payment', '-payment']) {
    const found = await list(`${all}&sort=${sort}`)
    const amounts = found.map(({ id }) => amountOf(id))
    assert.deepEqual(
      found.map(({ payment }) => payment?.amount ?? null),
      amounts,
    )
    const known = amounts.filter((amount) => amount !== null)
    assert.ok(known.length < amounts.length && amounts.slice(known.length).every((amount) => amount === null))
    assert.deepEqual(
      known,
      known.toSorted((a, b) => (sort === 'payment' ? a - b : b - a)),
    )
  }
  const savers = await list('program=savers&sort=payment')
  const own3 = savers.map(({ payment }) => payment?.amount ?? 0)
  assert.deepEqual(own3, own3.toSorted(byId))
})

eachDatabase(
  'R322 A49 every list says under one name the figure that the page of a unit shows',
  async (db, _, t) => {
    const { list, own } = await siteByPayment(t, db)
    const all = 'status=free,reserved,sold,request'
    for (const search of ['', '&sort=payment', '&payment_to=10000000', '&program=savers', '&hand=1']) {
      const listed = await list(all + search)
      assert.ok(listed.some(({ monthly_from: from }) => from !== undefined))
      for (const { id, monthly_from: from } of listed)
        assert.deepEqual(from ?? null, own.find((unit) => unit.id === id)?.monthly_from, search)
    }
    const plain = await list(all)
    assert.ok(plain.every(({ payment }) => payment === undefined))
  },
)
