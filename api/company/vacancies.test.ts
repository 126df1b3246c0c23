import assert from 'node:assert/strict'
import { getBurningVacancies, getVacancies, getVacancy, getVacancyCategories } from '#contract/vacancies.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, makeRow, type Rows } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'

const kazakh = { headers: { 'Accept-Language': 'kk' } }
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

const building = { ru: 'Стройка', kk: 'Құрылыс', en: 'Construction' }
const office = { ru: 'Офис', kk: 'Кеңсе', en: 'Office' }
const engineer = { ru: 'Инженер ПТО', kk: 'ӨТБ инженері', en: 'Planning engineer' }
const estimator = { ru: 'Сметчик', kk: 'Сметашы', en: 'Cost estimator' }
const advocate = { ru: 'Юрист', kk: 'Заңгер', en: 'Lawyer' }

const rows: Rows = {
  cities: [makeRow('cities', { name: writeJson({ ru: 'Алматы', kk: 'Алматы', en: 'Almaty' }) })],
  vacancy_categories: [
    makeRow('vacancy_categories', { id: 1, slug: 'office', title: writeJson(office), sort_order: 2 }),
    makeRow('vacancy_categories', { id: 2, slug: 'building', title: writeJson(building), sort_order: 1 }),
    makeRow('vacancy_categories', {
      id: 3,
      slug: 'students',
      title: writeJson(textOf('Students')),
      sort_order: 3,
    }),
  ],
  vacancies: [
    makeRow('vacancies', {
      id: 1,
      slug: 'engineer',
      title: writeJson(engineer),
      category_id: 2,
      is_burning: 1,
      published_at: '2026-11-01T09:00:00.000Z',
    }),
    makeRow('vacancies', {
      id: 2,
      slug: 'estimator',
      title: writeJson(estimator),
      category_id: 2,
      is_burning: 0,
      salary_from: null,
      salary_to: null,
      published_at: '2026-11-03T09:00:00.000Z',
    }),
    makeRow('vacancies', {
      id: 3,
      slug: 'lawyer',
      title: writeJson(advocate),
      category_id: 1,
      is_burning: 1,
      is_student: 1,
      published_at: '2026-11-02T09:00:00.000Z',
    }),
  ],
}

eachDatabase(
  'R159 categories of vacancies are in their order with counts, also empty ones',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const { data } = await callApi(api, getVacancyCategories, kazakh)
    assert.deepEqual(data, [
      { id: 2, slug: 'building', title: 'Құрылыс', count: 2 },
      { id: 1, slug: 'office', title: 'Кеңсе', count: 1 },
      { id: 3, slug: 'students', title: 'Students қазақша', count: 0 },
    ])
  },
)

eachDatabase('R160 burning vacancies are those to be filled at once, from the newest', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const { data } = await callApi(api, getBurningVacancies)
  assert.deepEqual(ids(data), [3, 1])
  assert.ok(data.every((vacancy) => vacancy.is_burning))
})

eachDatabase('R161 R329 vacancies are listed from the newest, all or of a category', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const { data } = await callApi(api, getVacancies, kazakh)
  assert.deepEqual(ids(data), [2, 3, 1])
  assert.deepEqual(data[1], {
    id: 3,
    slug: 'lawyer',
    title: 'Заңгер',
    category: { id: 1, slug: 'office', title: 'Кеңсе' },
    city: { id: 1, slug: 'almaty', name: 'Алматы' },
    employment: 'full',
    experience: '1-3',
    salary_from: 500_000,
    salary_to: 700_000,
    is_burning: true,
    is_student: true,
    published_at: '2026-11-02T09:00:00.000Z',
  })
  const found = async (query: string) => ids((await callApi(api, getVacancies, { query })).data)
  assert.deepEqual(await found('vacancy_category_id=2'), [2, 1])
  assert.deepEqual(await found('vacancy_category_id=3'), [])
  assert.deepEqual(await found('vacancy_category_id=&search='), [2, 3, 1])
})

eachDatabase('R161 R347 an unknown category of vacancies is ignored', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  for (const id of ['4', '0', 'office', '1,2', '99999999999']) {
    const { data, meta } = await callApi(api, getVacancies, { query: `vacancy_category_id=${id}` })
    assert.deepEqual([ids(data), meta?.ignored], [[2, 3, 1], { vacancy_category_id: [id] }])
  }
})

eachDatabase('R161 a search wins over the category and reads all three languages', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const found = async (search: string, more = {}) =>
    ids((await callApi(api, getVacancies, { query: { search, ...more } })).data)
  assert.deepEqual(await found('инженер'), [1])
  assert.deepEqual(await found('ENGINEER'), [1])
  assert.deepEqual(await found('  смет  '), [2])
  assert.deepEqual(await found('инженер', { vacancy_category_id: 1 }), [1])
  assert.deepEqual(await found('инженер', { vacancy_category_id: 404 }), [1])
  assert.deepEqual(await found('алматы инженер стройка'), [1])
  assert.deepEqual(await found('инженер сметчик'), [])
  assert.deepEqual(await found('инженер lawyer'), [])
  for (const search of ['%', '_', "' or 1=1 --", '...', 'x'.repeat(5000)])
    assert.deepEqual(await found(search), [], search)
})

eachDatabase('R161 a search finds Kazakh words typed without Kazakh letters', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const found = async (search: string) => ids((await callApi(api, getVacancies, { query: { search } })).data)
  assert.deepEqual(await found('Заңгер'), [3])
  assert.deepEqual(await found('ЗАНГЕР'), [3])
  assert.deepEqual(await found('курылыс'), [2, 1])
  assert.deepEqual(await found('инженери'), [1])
})

eachDatabase('R162 one vacancy carries its texts; an unknown one answers 404', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const { data } = await callApi(api, getVacancy, { ...kazakh, params: { slug: 'estimator' } })
  assert.deepEqual([data.id, data.title, data.salary_from, data.salary_to], [2, 'Сметашы', null, null])
  assert.deepEqual(
    [data.duties_html, data.requirements_html, data.conditions_html],
    ['Duties қазақша', 'Requirements қазақша', 'Conditions қазақша'],
  )
  for (const slug of ['nobody', 'Engineer', '%00', '__proto__', 'a'.repeat(3000)]) {
    const { message } = await refusedCall(api, getVacancy, 404, { params: { slug } })
    assert.equal(message, `Page Not Found: /api/vacancies/${slug}`)
  }
})

eachDatabase('before any vacancy is published the calls answer empty lists', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: basicRows })
  for (const endpoint of [getVacancyCategories, getBurningVacancies, getVacancies])
    assert.deepEqual((await callApi(api, endpoint)).data, [])
})
