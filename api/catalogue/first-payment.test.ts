import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { getEstatePlans } from '#contract/estate-plans.ts'
import { getEstateFilters, getEstateRelaxations, getEstates } from '#contract/estates.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeEstate, makeRow } from '#tests/helpers/databases/rows.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

const anyHome = { price_cap: writeJson([]), loan_cap: writeJson([]), finishing_required: writeJson([]) }
const programme = (id: number, code: string, difference: Partial<ReturnType<typeof makeRow<'mortgages'>>>) =>
  makeRow('mortgages', { id, code, ...anyHome, kind: 'market', valid_to: null, ...difference })

const flat = (id: number, price: number, difference: Partial<Parameters<typeof makeEstate>[0]> = {}) =>
  makeEstate({ id, geo_flatnum: `АП-${String(id)}`, price, price_old: null, ...difference })

/** Four flats, of which a bank lends for all, at most 20 million, an instalment is for the last, and others are not for everybody. */
async function siteWith(t: TestContext, db: Database, mortgages: ReturnType<typeof programme>[]) {
  const { api } = await sampleApi(t, db, {
    rows: {
      ...sampleSite,
      mortgages,
      complex_mortgages: mortgages.flatMap(({ id, kind }) =>
        kind === 'installment' ? [{ complex_id: 2, mortgage_id: id }] : [],
      ),
      estates: [
        flat(901, 20_000_000),
        flat(902, 30_000_000),
        flat(903, 20_000_000, { status: 'request' }),
        flat(904, 40_000_000, { complex_id: 2, house_id: 2 }),
      ],
    },
  })
  const found = async (query: string) =>
    (await callApi(api, getEstates, { query: `per_page=100&${query}` })).data
  const ids = async (query: string) => (await found(query)).map(({ id }) => id)
  return { api, found, ids }
}

const programmes = [
  programme(1, 'bank', {
    initial_payment_min: 20,
    rate_nominal: 19,
    loan_cap: writeJson([
      { city_id: 1, amount: 20_000_000 },
      { city_id: 2, amount: 20_000_000 },
    ]),
  }),
  programme(2, 'parts', {
    kind: 'installment',
    initial_payment_min: 30,
    rate_nominal: 0,
  }),
  programme(3, 'savers', { initial_payment_min: 0, asks: writeJson(['deposit' as const]) }),
  programme(4, 'closed', { initial_payment_min: 0, applications: 'closed' }),
]

eachDatabase(
  'R1032 units are found that some programme for anybody sells for so much at once; what it does not lend is paid at once too',
  async (db, _, t) => {
    const { ids, found } = await siteWith(t, db, programmes)
    assert.deepEqual(await ids('first_payment_to=3999999'), [])
    assert.deepEqual(await ids('first_payment_to=4000000'), [901])
    assert.deepEqual(await ids('first_payment_to=9 999 999'), [901])
    assert.deepEqual(await ids('first_payment_to=10000000'), [901, 902])
    // 30 per cent of the price by instalments; the bank asks for 20 million, half of it.
    assert.deepEqual(await ids('first_payment_to=12000000'), [901, 902, 904])
    assert.deepEqual(await ids('first_payment_to=11999999'), [901, 902])
    assert.deepEqual(
      await ids('first_payment_to=5000000&program=savers'),
      [901, 902, 904],
      'a named programme',
    )
    // What is at hand filters nothing, as it does nothing alone; a payment a month must fit the same programme.
    assert.deepEqual(await ids('first_payment_to=4000000&hand=1000000'), [901])
    assert.deepEqual(await ids('first_payment_to=4000000&payment_to=1000'), [])
    const [unit] = await found('first_payment_to=10000000&sort=-price')
    assert.deepEqual(
      [unit?.id, unit?.payment?.program.code, unit?.payment?.initial_payment_tenge],
      [902, 'bank', 10_000_000],
    )
  },
)

eachDatabase(
  'R1032 the limit is offered where something can be paid later, moved to what is enough, and shown by plans too',
  async (db, _, t) => {
    const { api } = await siteWith(t, db, programmes)
    const keys = async (query: string) =>
      (await callApi(api, getEstateFilters, { query })).data.map(({ key }) => key)
    assert.ok((await keys('')).includes('first_payment'))
    assert.ok((await keys('category=garage')).includes('first_payment'))
    const {
      data: { listings: data },
    } = await callApi(api, getEstateRelaxations, { query: 'first_payment_to=1000000' })
    assert.deepEqual(data[0]?.changes, [{ key: 'first_payment_to', value: 4_000_000 }])
    assert.equal(data[0].total, 1)
    const plans = await callApi(api, getEstatePlans, { query: 'first_payment_to=4000000' })
    assert.deepEqual(
      plans.data.map(({ count, payment }) => [count, payment?.initial_payment_tenge]),
      [[1, 4_000_000]],
    )
  },
)

eachDatabase(
  'R1032 where nothing can be paid later the limit is not offered and finds nothing',
  async (db, _, t) => {
    const { api, ids } = await siteWith(t, db, programmes.slice(2))
    const keys = (await callApi(api, getEstateFilters)).data.map(({ key }) => key)
    assert.ok(!keys.includes('first_payment'))
    assert.deepEqual(await ids('first_payment_to=900000000'), [])
  },
)
