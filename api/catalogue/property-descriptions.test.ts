import assert from 'node:assert/strict'
import { getPropertyDescriptions } from '#contract/property-descriptions.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import {
  basicRows,
  makeComplex,
  makeHouse,
  makeRow,
  type Row,
  type Rows,
} from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

/** A text about any subject, except for the fields that the test sets. */
function text(id: number, about: Partial<Row<'property_descriptions'>> = {}) {
  const anything = { category: null, complex_id: null, house_id: null, rooms: null }
  return makeRow('property_descriptions', { id, type: 'list', ...anything, ...about })
}

const rows: Rows = {
  ...basicRows,
  complexes: [makeComplex({ id: 1 }), makeComplex({ id: 2 })],
  houses: [makeHouse({ id: 1, complex_id: 1 }), makeHouse({ id: 2, complex_id: 2 })],
  property_descriptions: [
    text(1),
    text(2, { category: 'flat' }),
    text(3, { category: 'flat', rooms: 2 }),
    text(4, { category: 'flat', rooms: 5 }),
    text(5, { category: 'garage' }),
    text(6, { complex_id: 1 }),
    text(7, { complex_id: 1, house_id: 1 }),
    text(8, { house_id: 2 }),
    text(9, { type: 'page' }),
    text(10, { complex_id: 1, category: 'flat' }),
  ],
}

eachDatabase(
  'R184 texts fit what is asked for, the most specific first, and are the whole body',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const found = async (query: string) =>
      (await callApi(api, getPropertyDescriptions, { query })).map(({ id }) => id)
    assert.deepEqual(await found('type=list&estate_category_id=1'), [3, 4, 2, 1])
    assert.deepEqual(await found('type=list&estate_category_id=2'), [5, 1])
    assert.deepEqual(await found('type=list&estate_category_id=1&without_estate_rooms=1'), [2, 1])
    assert.deepEqual(await found('type=list&estate_category_id=1&without_estate_rooms=true'), [2, 1])
    assert.deepEqual(await found('type=list&estate_category_id=1&estate_rooms=2'), [3, 2, 1])
    assert.deepEqual(await found('type=list&estate_category_id=1&estate_rooms=4'), [4, 2, 1])
    assert.deepEqual(await found('type=list&complex_id=1&estate_category_id=1&estate_rooms=1'), [10, 6, 2, 1])
    assert.deepEqual(await found('type=list&house_id=1&estate_category_id=3'), [7, 6, 1])
    assert.deepEqual(await found('type=list&house_id=2&estate_category_id=3'), [8, 1])
    assert.deepEqual(await found('type=page'), [9])
    assert.deepEqual(await found(''), [3, 4, 2, 5, 1, 9])
  },
)

eachDatabase('R995 texts of several categories stand in the order of the categories', async (db, _, t) => {
  const texts = [
    text(1, { category: 'storageroom' }),
    text(2, { category: 'garage' }),
    text(3, { category: 'flat' }),
  ]
  const { api } = await sampleApi(t, db, { rows: { ...rows, property_descriptions: texts } })
  const found = await callApi(api, getPropertyDescriptions, { query: 'type=list' })
  assert.deepEqual(
    found.map(({ id }) => id),
    [3, 2, 1],
  )
})

eachDatabase('R184 R347 unknown values narrow nothing', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const found = async (query: string) =>
    (await callApi(api, getPropertyDescriptions, { query })).map(({ id }) => id)
  const all = await found('')
  for (const query of [
    'estate_category_id=99',
    'estate_category_id=flat',
    'complex_id=404',
    'house_id=404',
    'estate_rooms=x',
    'without_estate_rooms=0',
    'complex_id=99999999999',
    'type=',
    'type=nowhere',
  ])
    assert.deepEqual(await found(query), all, query)
})

eachDatabase('R184 a text names its category by the id of the tab', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const [whole] = await callApi(api, getPropertyDescriptions, {
    query: 'complex_id=1&estate_category_id=1&without_estate_rooms=1',
    headers: { 'Accept-Language': 'kk' },
  })
  assert.deepEqual(whole, {
    id: 10,
    type: 'list',
    estate_category_id: 1,
    complex_id: 1,
    house_id: null,
    estate_rooms: null,
    title: 'Description қазақша',
    text_html: 'Text қазақша',
  })
})
