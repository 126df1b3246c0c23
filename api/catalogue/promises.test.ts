import assert from 'node:assert/strict'
import { getPromises } from '#contract/promises.ts'
import { endpoints } from '#contract/endpoints.ts'
import { writeJson } from '#database/engines/json.ts'
import { writeSetting } from '#database/settings.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeHouse, makeRow, type Row, type Rows } from '#tests/helpers/databases/rows.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

const company = 'Sample'

function word(
  house_id: number,
  number: number,
  day: string,
  difference: Partial<Row<'house_promises'>> = {},
) {
  return makeRow('house_promises', { company, house_id, number, day, ...difference })
}

const promised = (value: string) => makeRow('settings', { key: 'promised_by', value: writeJson(value) })

const reason = { ru: 'Опечатка', kk: 'Қате', en: 'A slip' }

/** House 1 was moved once, house 3 corrected, house 9 has left; another company had a house 1 too. */
const rows: Rows = {
  ...sampleSite,
  houses: [...(sampleSite.houses ?? []), makeHouse({ id: 3, permit_url: null })],
  settings: [...(sampleSite.settings ?? []), promised(company)],
  house_promises: [
    word(1, 1, '2026-03-03', { deadline_year: 2027, deadline_quarter: 2 }),
    word(1, 2, '2026-05-01'),
    word(3, 1, '2026-03-04', { deadline_year: 2026 }),
    word(3, 2, '2026-03-05', { reason: writeJson(reason) }),
    word(9, 1, '2026-03-04'),
    word(9, 2, '2026-06-01', { is_listed: 0 }),
    word(1, 1, '2020-01-01', { company: 'Former' }),
  ],
}

eachDatabase(
  'R1010 the call answers the first deadline of each house, its changes and its papers',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const { data, meta } = await callApi(api, getPromises, { headers: { 'Accept-Language': 'en' } })
    assert.equal(meta.since, '2026-03-03')
    const first = data.find(({ id }) => id === 1)
    assert.deepEqual(
      { ...first, legal: undefined, complex: first?.complex.slug },
      {
        id: 1,
        slug: 'house-1',
        name: 'House in English',
        is_listed: true,
        complex: 'project-1',
        deadline: { year: 2027, quarter: 4 },
        handed_over_at: null,
        first: { deadline: { year: 2027, quarter: 2 }, day: '2026-03-03' },
        promised: { year: 2027, quarter: 2 },
        moves: 1,
        shift: 2,
        late: null,
        events: [
          {
            kind: 'published',
            day: '2026-03-03',
            deadline: { year: 2027, quarter: 2 },
            from: null,
            handed_over_at: null,
            reason: null,
          },
          {
            kind: 'moved',
            day: '2026-05-01',
            deadline: { year: 2027, quarter: 4 },
            from: { year: 2027, quarter: 2 },
            handed_over_at: null,
            reason: null,
          },
        ],
        legal: undefined,
      },
    )
    assert.equal(first?.legal.permit_url, 'https://register.example/permits/1')
    const corrected = data.find(({ id }) => id === 3)
    assert.deepEqual([corrected?.moves, corrected?.events[1]?.kind], [0, 'corrected'])
    assert.equal(corrected?.events[1]?.reason, 'A slip')
    const gone = data.at(-1)
    assert.deepEqual(
      [gone?.id, gone?.slug, gone?.is_listed, gone?.name, gone?.complex.slug, gone?.events.at(-1)?.kind],
      [9, null, false, 'House in English', 'project-1', 'left'],
    )
  },
)

eachDatabase('R1010 the call can be asked for single projects and houses', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const asked = async (query: string) => {
    const { data, meta } = await callApi(api, getPromises, { query })
    return [data.map(({ id }) => id).toSorted(), meta.ignored]
  }
  const all = (await asked(''))[0]
  assert.deepEqual(await asked('house=house-3'), [[3], undefined])
  assert.deepEqual(await asked('house_id=1,3&limit=1'), [[1], undefined])
  assert.deepEqual((await asked('limit=0'))[1], { limit: ['0'] })
  assert.deepEqual(await asked('house_id=1,3'), [[1, 3], undefined])
  assert.deepEqual(await asked('complex=project-1&house=house-1'), [[1], undefined])
  assert.deepEqual(await asked('complex=nowhere&house_id=777'), [
    all,
    { complex: ['nowhere'], house_id: ['777'] },
  ])
})

eachDatabase(
  'R1010 before the first import there is no history, and nothing is invented',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data, meta } = await callApi(api, getPromises)
    assert.equal(meta.since, null)
    assert.ok(data.length > 0)
    for (const house of data) assert.deepEqual([house.first, house.moves, house.events], [null, 0, []])
  },
)

eachDatabase('R1015 a company whose record says off has no such call', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  await writeSetting(db, 'promises_shown', false)
  const answer = await api.request(endpoints.promises.path)
  assert.equal(answer.status, 404)
  await writeSetting(db, 'promises_shown', true)
  assert.equal((await api.request(endpoints.promises.path)).status, 200)
})
