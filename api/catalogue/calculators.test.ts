import assert from 'node:assert/strict'
import { getCalculators } from '#contract/calculators.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, makeComplex, makeHouse, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

function makeCalculator(id: number, difference: Partial<Row<'calculators'>>) {
  return makeRow('calculators', {
    id,
    complex_id: null,
    house_id: null,
    estate_categories: writeJson([]),
    ...difference,
  })
}

/** House 1 and 2 are in project 1, house 3 in project 2. */
const rows = {
  ...basicRows,
  complexes: [...basicRows.complexes, makeComplex({ id: 2 })],
  houses: [makeHouse(), makeHouse({ id: 2 }), makeHouse({ id: 3, complex_id: 2 })],
  calculators: [
    makeCalculator(1, { type: 'mortgage' }),
    makeCalculator(2, { type: 'installment' }),
    makeCalculator(3, { type: 'installment', estate_categories: writeJson(['garage', 'storageroom']) }),
    makeCalculator(4, { type: 'mortgage', complex_id: 1 }),
    makeCalculator(5, { type: 'installment', complex_id: 1, house_id: 1 }),
    makeCalculator(6, {
      type: 'installment',
      complex_id: 1,
      house_id: 1,
      estate_categories: writeJson(['comm']),
    }),
  ],
}

async function idsFor(api: Parameters<typeof callApi>[0], query: string): Promise<number[]> {
  return (await callApi(api, getCalculators, { query })).data.map(({ id }) => id)
}

eachDatabase(
  'R183 of each type the nearest calculators come: of the house, of its project, general ones',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const cases: [query: string, ids: number[]][] = [
      ['', [1, 2, 3]],
      ['complex_id=1', [4, 2, 3]],
      ['house_id=1', [4, 5, 6]],
      ['house_id=1&complex_id=2', [4, 5, 6]],
      ['house_id=2', [4, 2, 3]],
      ['house_id=3', [1, 2, 3]],
      ['complex_id=2&house_id=0', [1, 2, 3]],
      ['complex_id=999&house_id=abc', [1, 2, 3]],
      ['complex_id=1&house_id=999', [4, 2, 3]],
    ]
    for (const [query, ids] of cases) assert.deepEqual(await idsFor(api, query), ids, query)
  },
)

eachDatabase(
  'R183 categories are ids of tabs, repeated or as a list; unknown ones ask for nothing',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const cases: [query: string, ids: number[]][] = [
      ['estate_category_ids[]=1', [1, 2]],
      ['estate_category_ids[]=2', [1, 2, 3]],
      ['estate_category_ids[]=1&estate_category_ids[]=3', [1, 2, 3]],
      ['estate_category_ids%5B%5D=1&estate_category_ids%5B%5D=4', [1, 2]],
      ['estate_category_ids[]=1,2', [1, 2, 3]],
      ['estate_category_ids=1,4', [1, 2]],
      ['estate_category_ids=2', [1, 2, 3]],
      ['estate_category_ids[]=0&estate_category_ids[]=99', [1, 2, 3]],
      ['estate_category_ids[]=1&house_id=1', [4, 5]],
      ['estate_category_ids[]=4&house_id=1', [4, 5, 6]],
    ]
    for (const [query, ids] of cases) assert.deepEqual(await idsFor(api, query), ids, query)
  },
)

eachDatabase(
  'R113 R356 first payments in per cent come from the largest to the smallest, terms from the shortest',
  async (db, _, t) => {
    const options = [10, 50, 20.5].map((initial_payment) => ({ initial_payment }))
    const calculator = makeCalculator(1, { options: writeJson(options), months: writeJson([300, 12, 120]) })
    const { api } = await sampleApi(t, db, { rows: { calculators: [calculator] } })
    const { data } = await callApi(api, getCalculators, { headers: { 'Accept-Language': 'kk' } })
    assert.deepEqual(data, [
      {
        id: 1,
        type: 'mortgage',
        title: 'Calculator қазақша',
        rate: 7,
        rate_effective: 7.2,
        months: [12, 120, 300],
        step: 12,
        options: [{ initial_payment: 50 }, { initial_payment: 20.5 }, { initial_payment: 10 }],
      },
    ])
  },
)
