import assert from 'node:assert/strict'
import { getBasicPromotions, getPromotion, getPromotions } from '#contract/promotions.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, makeComplex, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

/** An offer whose slug follows its id. */
function makePromotion(
  id: number,
  starts_at: string,
  ends_at: string | null,
  more: Partial<Row<'promotions'>> = {},
) {
  return makeRow('promotions', { id, slug: `promotion-${id}`, starts_at, ends_at, ...more })
}

const rows = {
  ...basicRows,
  complexes: [...basicRows.complexes, makeComplex({ id: 2, sort_order: 0 })],
  promotions: [
    makePromotion(1, '2026-11-01', '2026-11-21'),
    makePromotion(2, '2026-11-05', null, { estate_categories: writeJson(['comm', 'garage']) }),
    makePromotion(3, '2026-11-21', '2026-12-31', { estate_categories: writeJson([]), discount: null }),
    makePromotion(4, '2026-10-01', '2026-11-20'),
    makePromotion(5, '2026-11-22', '2026-12-31'),
  ],
  complex_promotions: [
    { complex_id: 1, promotion_id: 1 },
    { complex_id: 2, promotion_id: 1 },
    { complex_id: 2, promotion_id: 2 },
    { complex_id: 1, promotion_id: 4 },
  ],
}

/** The evening of 20 November in Greenwich is the first hour of 21 November in Kazakhstan. */
const now = () => new Date('2026-11-20T19:30:00.000Z')

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

eachDatabase(
  'R171 offers that hold today in Kazakhstan are listed, on their first and last day too',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    const { data, meta } = await callApi(api, getPromotions)
    assert.deepEqual(idsOf(data), [3, 2, 1])
    assert.equal(meta.per_page, 12)
    assert.deepEqual(
      data.map(({ state, discount, complex_ids, estate_category_ids }) => ({
        state,
        discount,
        complex_ids,
        estate_category_ids,
      })),
      [
        { state: 'active', discount: null, complex_ids: [], estate_category_ids: [] },
        { state: 'active', discount: 7.5, complex_ids: [2], estate_category_ids: [2, 4] },
        { state: 'active', discount: 7.5, complex_ids: [1, 2], estate_category_ids: [1] },
      ],
    )
    const before = await sampleApi(t, db, { rows: {}, now: () => new Date('2026-11-20T18:59:59Z') })
    assert.deepEqual(idsOf((await callApi(before.api, getPromotions)).data), [2, 1, 4])
  },
)

eachDatabase('R171 each non-zero filter narrows the offers', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const cases: [query: string, ids: number[]][] = [
    ['complex_id=1', [3, 1]],
    ['complex_id=2&estate_category_id=2', [3, 2]],
    ['complex_id=1&complex_id=2', [3, 2, 1]],
    ['complex_id=1,2&estate_category_id=1', [3, 1]],
    ['complex_id=0&estate_category_id=', [3, 2, 1]],
    ['complex_id=999&estate_category_id=77', [3, 2, 1]],
    ['complex_id=abc&state=soon', [3, 2, 1]],
    ['state=past', [4]],
    ['state=all', [3, 2, 1, 4]],
    ['state=all&complex_id=1&estate_category_id=3', [3]],
  ]
  for (const [query, ids] of cases) {
    const { data, meta } = await callApi(api, getPromotions, { query })
    assert.deepEqual(idsOf(data), ids, query)
    assert.equal(meta.total, ids.length, query)
  }
})

eachDatabase('R171 offers come in pages whose links keep the filters', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const query = { state: 'all', per_page: 3, page: 2, complex_id: 0 }
  const { data, links } = await callApi(api, getPromotions, { query })
  assert.deepEqual(idsOf(data), [4])
  assert.equal(links.first, '/api/promotions?complex_id=0&state=all&per_page=3&page=1')
  const { errors } = await refusedCall(api, getPromotions, 422, { query: { page: 0 } })
  assert.deepEqual(errors, { page: ['validation.number'] })
})

eachDatabase('R172 menus get the offers of today in short', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const { data } = await callApi(api, getBasicPromotions, { headers: { 'Accept-Language': 'en' } })
  assert.deepEqual(idsOf(data), [3, 2, 1])
  const [, , first] = data
  assert.deepEqual(
    [first?.slug, first?.title, first?.starts_at, first?.ends_at],
    ['promotion-1', 'Promotion in English', '2026-11-01', '2026-11-21'],
  )
})

eachDatabase('R173 an offer comes whole, with its projects in the order of the menu', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const { data } = await callApi(api, getPromotion, {
    params: { slug: 'promotion-1' },
    headers: { 'Accept-Language': 'kk' },
  })
  assert.deepEqual(
    [data.state, data.body_html, data.conditions_html],
    ['active', 'Body қазақша', 'Conditions қазақша'],
  )
  assert.deepEqual(data.complex_ids, [1, 2])
  assert.deepEqual(
    data.complexes.map(({ id, slug, name }) => [id, slug, name]),
    [
      [2, 'project-2', 'Project қазақша'],
      [1, 'project-1', 'Project қазақша'],
    ],
  )
})

eachDatabase(
  'R173 an offer that is over still answers with its days, one to come does not',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    const { data } = await callApi(api, getPromotion, { params: { slug: 'promotion-4' } })
    assert.deepEqual([data.state, data.starts_at, data.ends_at], ['past', '2026-10-01', '2026-11-20'])
    for (const slug of ['promotion-5', 'promotion-99', '%00']) {
      const { message } = await refusedCall(api, getPromotion, 404, { params: { slug } })
      assert.equal(message, `Page Not Found: /api/promotions/${slug}`)
    }
  },
)
