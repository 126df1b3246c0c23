import assert from 'node:assert/strict'
import { getEstateRelaxations, getEstates } from '#contract/estates.ts'
import { writeJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { makeComplex, makeEstate, makeHouse, makeRow } from '#tests/helpers/databases/rows.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

eachDatabase(
  'filters that find nothing get near ones that do, in the language of the visitor',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const headers = { 'Accept-Language': 'kk' }
    const asked = 'rooms=1&restorations=fine&price_to=1000000'
    const {
      data: { listings: data },
    } = await callApi(api, getEstateRelaxations, { query: asked, headers })
    assert.deepEqual(data[0]?.changes, [{ key: 'price_to', value: 27_000_000 }])
    assert.ok(data.length > 0)
    for (const { query, total } of data) {
      const { meta } = await callApi(api, getEstates, { query, headers })
      assert.equal(meta.total, total, query)
      assert.match(query, /^category=flat&rooms=1&restorations=/)
    }
  },
)

eachDatabase('R364 the query of a near list names its category', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const {
    data: { listings: data },
  } = await callApi(api, getEstateRelaxations, { query: 'category=garage&price_to=1' })
  assert.ok(data.length > 0)
  for (const { query, total } of data) {
    const list = await callApi(api, getEstates, { query })
    assert.deepEqual([list.meta.total, list.data[0]?.category], [total, 'garage'], query)
  }
})

eachDatabase('nothing near is an empty list, and an unknown category 404', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const none = await callApi(api, getEstateRelaxations, { query: 'category=comm&price_to=1' })
  assert.deepEqual(none.data, { estates: [], listings: [] })
  await refusedCall(api, getEstateRelaxations, 404, { query: 'category=castle' })
})

eachDatabase(
  'R1318 filters that find nothing get the nearest units as cards, each with what is different, in every language',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const ask = async (language: string) => {
      const headers = { 'Accept-Language': language }
      const { data } = await callApi(api, getEstateRelaxations, {
        query: 'rooms=1&restorations=rough&price_to=19000000',
        headers,
      })
      return data.estates
    }
    const [first, ...others] = await ask('ru')
    assert.deepEqual(first?.near, {
      key: 'price_to',
      by: 3_000_000,
      values: ['22000000'],
      title: 'На 3\u00a0млн\u00a0₸ дороже',
    })
    assert.equal(first.price, 22_000_000)
    assert.equal(first.rooms, 1)
    for (const { price, rooms, restoration } of others)
      assert.ok(rooms === 1 && restoration?.code === 'rough' && Number(price) <= 19_000_000 * 1.25)
    assert.deepEqual(
      await Promise.all(languages.map(async (language) => (await ask(language))[0]?.near.title)),
      ['На 3\u00a0млн\u00a0₸ дороже', '3\u00a0млн\u00a0₸ қымбатырақ', '3M\u00a0₸ more expensive'],
    )
  },
)

const [sampleFlat] = sampleSite.estates ?? []

/** A site of two projects in two districts of a city, with flats that a test asks about. */
const twoDistricts = {
  ...sampleSite,
  complexes: [
    makeComplex({ id: 1, features: writeJson(['yard']) }),
    makeComplex({ id: 2, district: writeJson(textOf('Hills')), features: writeJson([]) }),
  ],
  houses: [
    makeHouse({ id: 1 }),
    makeHouse({ id: 2, complex_id: 2, handed_over_at: '2026-05-01' }),
    makeHouse({ id: 3, complex_id: 1, deadline_year: 2028 }),
  ],
  estates: [
    { ...makeEstate({}), ...sampleFlat, id: 1, floor: 2, rooms: 1, restoration: 'fine' as const },
    makeEstate({ id: 2, complex_id: 2, house_id: 2, floor: 5, rooms: 2, restoration: 'fine' }),
    makeEstate({ id: 3, complex_id: 1, house_id: 3, floor: 5, rooms: 2, restoration: 'rough' }),
    makeRow('estates', { id: 4, category: 'garage', rooms: 0, floor: -2, restoration: null, status: 'free' }),
  ],
}

eachDatabase(
  'R1318 each wish that is loosened has its own plain line, in every category',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows: twoDistricts })
    const expected = {
      'rooms=1&floor_from=4': [
        '2 2-комнатная, а не 1-комнатная',
        '3 2-комнатная, а не 1-комнатная',
        '1 Этаж 2, а не 4 и выше',
      ],
      'rooms=2&complex=project-1&restorations=fine': [
        '1 1-комнатная, а не 2-комнатная',
        '3 Отделка: черновая, а не чистовая',
        '2 Другой район: Hills по-русски',
      ],
      'rooms=2&house=house-1&floor_from=4': [
        '3 Другой дом: House по-русски',
        '2 Другой район: Hills по-русски',
      ],
      'rooms=2&restorations=rough&deadline=2027': ['3 Срок сдачи: 2028, а не 2027'],
      'floor_from=5&rooms=2&features=yard&restorations=fine': [
        '3 Отделка: черновая, а не чистовая',
        '2 Чего нет: Yard по-русски',
      ],
      'category=garage&floor_from=-1': ['4 Уровень −2, а не −1 и выше'],
      'category=garage&complex=project-2': ['4 Другой район: District по-русски'],
    }
    for (const [query, lines] of Object.entries(expected)) {
      const { data } = await callApi(api, getEstateRelaxations, { query })
      assert.deepEqual(
        data.estates.map(({ id, near: { title } }) => `${id} ${title}`),
        lines,
        query,
      )
    }
  },
)
