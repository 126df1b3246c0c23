import assert from 'node:assert/strict'
import { getMortgages } from '#contract/mortgages.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, makeComplex, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

function makeMortgage(id: number, difference: Partial<Row<'mortgages'>> = {}) {
  return makeRow('mortgages', { id, code: `programme-${id}`, ...difference })
}

const rows = {
  ...basicRows,
  complexes: [...basicRows.complexes, makeComplex({ id: 2 })],
  mortgages: [
    makeMortgage(1, { valid_from: '2026-11-21', valid_to: null }),
    makeMortgage(2, { valid_from: '2026-01-01', valid_to: '2026-11-21', kind: 'islamic', source_url: null }),
    makeMortgage(3, { valid_from: '2026-11-22', valid_to: null }),
    makeMortgage(4, { valid_from: '2025-01-01', valid_to: '2026-11-20' }),
    makeMortgage(5, { valid_from: '2025-01-01', valid_to: null, price_cap: writeJson([]) }),
  ],
  complex_mortgages: [
    { complex_id: 2, mortgage_id: 2 },
    { complex_id: 1, mortgage_id: 5 },
    { complex_id: 2, mortgage_id: 5 },
  ],
}

/** The first hour of 21 November in Kazakhstan. */
const now = () => new Date('2026-11-20T19:30:00.000Z')

eachDatabase('R165 programmes in force today in Kazakhstan come with all their terms', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const { data } = await callApi(api, getMortgages, { headers: { 'Accept-Language': 'en' } })
  assert.deepEqual(
    data.map(({ id, complex_ids }) => [id, complex_ids]),
    [
      [1, []],
      [2, [2]],
      [5, [1, 2]],
    ],
  )
  assert.deepEqual(data[0], {
    id: 1,
    code: 'programme-1',
    title: 'Mortgage in English',
    bank: 'Bank in English',
    kind: 'state',
    rate_nominal: 7,
    rate_effective: 7.2,
    fee: null,
    initial_payment_min: 20,
    term_months_min: 36,
    term_months_max: 300,
    price_cap: [{ city_id: 1, amount: 30_000_000 }],
    loan_cap: [{ city_id: 1, amount: 24_000_000 }],
    finishing_required: ['fine'],
    steps: [],
    asks: [],
    applications: null,
    conditions_html: 'Conditions in English',
    source_url: 'https://example.com/programme',
    valid_from: '2026-11-21',
    valid_to: null,
    complex_ids: [],
    house_ids: [],
    combines_with_discounts: true,
  })
})

eachDatabase(
  'R165 a project has its own programmes and those open to all; unknown projects ask for nothing',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    const cases: [complex: string, ids: number[]][] = [
      ['1', [1, 5]],
      ['2', [1, 2, 5]],
      ['0', [1, 2, 5]],
      ['', [1, 2, 5]],
      ['999', [1, 2, 5]],
      ['abc', [1, 2, 5]],
    ]
    for (const [complex_id, ids] of cases) {
      const { data } = await callApi(api, getMortgages, { query: { complex_id } })
      assert.deepEqual(
        data.map(({ id }) => id),
        ids,
        complex_id,
      )
    }
  },
)

eachDatabase(
  'R845 R846 a programme says its houses, and whether it is combined with discounts',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, {
      rows: {
        ...rows,
        mortgages: [
          makeMortgage(1, { valid_to: null, houses: writeJson([1]), combines_with_discounts: 0 }),
          makeMortgage(2, { valid_to: null }),
        ],
        complex_mortgages: [{ complex_id: 1, mortgage_id: 1 }],
      },
      now,
    })
    const { data } = await callApi(api, getMortgages, { query: 'complex_id=1' })
    assert.deepEqual(
      data.map(({ id, complex_ids, house_ids, combines_with_discounts }) => ({
        id,
        complex_ids,
        house_ids,
        combines_with_discounts,
      })),
      [
        { id: 1, complex_ids: [1], house_ids: [1], combines_with_discounts: false },
        { id: 2, complex_ids: [], house_ids: [], combines_with_discounts: true },
      ],
    )
  },
)
