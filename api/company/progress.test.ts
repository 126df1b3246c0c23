import assert from 'node:assert/strict'
import { getProgress } from '#contract/progress.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeHouse, makeRow, type Rows } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

/** Project 1 with houses 1 and 3 and entries of its own; project 2 with house 2. */
const rows: Rows = {
  ...sampleSite,
  houses: [...(sampleSite.houses ?? []), makeHouse({ id: 3 })],
  construction_progress: [
    makeRow('construction_progress', { id: 1, date: '2026-09-30', percent: 30, house_id: null }),
    makeRow('construction_progress', { id: 2, date: '2026-10-31', percent: 40, house_id: null }),
    makeRow('construction_progress', { id: 3, date: '2026-11-18', percent: 45, house_id: null }),
    makeRow('construction_progress', { id: 4, date: '2026-11-18', percent: 70, house_id: 1 }),
    makeRow('construction_progress', {
      id: 5,
      complex_id: 2,
      house_id: 2,
      date: '2026-08-01',
      percent: 99,
      photos: writeJson([]),
      video_url: null,
      webcam_url: null,
    }),
  ],
}

eachDatabase('A2 the diary goes from the newest entry and knows the entry before each', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const { data, meta } = await callApi(api, getProgress, { headers: { 'Accept-Language': 'kk' } })
  assert.deepEqual(
    data.map(({ id }) => id),
    [4, 3, 2, 1, 5],
  )
  assert.deepEqual(meta.months, ['2026-11', '2026-10', '2026-09', '2026-08'])
  assert.deepEqual(meta.complexes, [
    { slug: 'project-1', name: 'Project қазақша' },
    { slug: 'project-2', name: 'Project қазақша' },
  ])
  const { photos, ...words } = data[1]!
  assert.deepEqual(words, {
    id: 3,
    complex: { id: 1, slug: 'project-1', name: 'Project қазақша' },
    house: null,
    date: '2026-11-18',
    title: 'November қазақша',
    percent: 45,
    previous: { date: '2026-10-31', percent: 40 },
    stages: [{ name: 'Frame қазақша', percent: 80 }],
    video_url: 'https://example.com/progress',
    webcam_url: 'https://example.com/webcam',
  })
  assert.equal(photos[0]?.alt, 'progress қазақша')
  const [house, , , , other] = data
  assert.deepEqual(house?.house, { id: 1, slug: 'house-1', name: 'House қазақша' })
  assert.equal(house.previous, null, 'the project is another diary than the house')
  assert.deepEqual([other?.photos, other?.video_url], [[], null])
})

eachDatabase('A2 a project has the diary of its houses, a house that of its project', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const ids = async (query: string) => (await callApi(api, getProgress, { query })).data.map(({ id }) => id)
  assert.deepEqual(await ids('complex=project-1'), [4, 3, 2, 1])
  assert.deepEqual(await ids('complex_id=2'), [5])
  assert.deepEqual(await ids('house=house-3'), [3, 2, 1])
  assert.deepEqual(await ids('house_id=1'), [4, 3, 2, 1])
  assert.deepEqual(await ids('house=house-2&complex=project-1'), [5])
  assert.deepEqual(await ids('house=house-9&complex=project-2'), [5], 'an unknown house is ignored')
  assert.deepEqual(await ids('complex=no-such'), [4, 3, 2, 1, 5], 'unknown projects are ignored')
})

eachDatabase('A2 a month narrows the diary and leaves the list of months whole', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const ask = async (query: string) => {
    const { data, meta } = await callApi(api, getProgress, { query })
    return { ids: data.map(({ id }) => id), months: meta.months }
  }
  const months = ['2026-11', '2026-10', '2026-09']
  assert.deepEqual(await ask('complex_id=1&month=latest'), { ids: [4, 3], months })
  assert.deepEqual(await ask('complex_id=1&month=2026-10'), { ids: [2], months })
  assert.deepEqual(await ask('complex_id=1&month=2026-08'), { ids: [], months })
  assert.deepEqual((await ask('complex_id=1&month=2026-13')).ids, [4, 3, 2, 1])
  const october = await callApi(api, getProgress, { query: 'month=2026-10' })
  assert.deepEqual(october.data[0]?.previous, { date: '2026-09-30', percent: 30 })
})

eachDatabase('A2 without a diary there are no months', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: { ...rows, construction_progress: [] } })
  for (const query of ['', 'month=latest', 'house=house-1']) {
    assert.deepEqual(await callApi(api, getProgress, { query }), {
      data: [],
      meta: { complexes: [], months: [] },
    })
  }
})
