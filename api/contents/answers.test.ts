import assert from 'node:assert/strict'
import { getAnswers } from '#contract/answers.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, makeComplex, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const html = (ru: string, kk: string, en: string) => writeJson({ ru, kk, en })

function answer(id: number, difference: Partial<Row<'answers'>>) {
  return makeRow('answers', { id, slug: `answer-${id}`, sources: writeJson([]), ...difference })
}

const rows = {
  ...basicRows,
  complexes: [...basicRows.complexes, makeComplex({ id: 2 })],
  answers: [
    answer(1, {
      topic: 'money',
      question: html('Когда платить налог?', 'Салықты қашан төлеу керек?', 'When is the tax due?'),
      answer_html: html('<p>До осени</p>', '<p>Күзге дейін</p>', '<p>By autumn</p>'),
      places: writeJson(['estate' as const]),
    }),
    answer(2, {
      topic: 'contract',
      checked_at: '2026-11-20',
      sort_order: 5,
      question: html('А если опоздаете?', 'Кешіксеңіз ше?', 'What if you are late?'),
      answer_html: html('<p>Пишите <b>претензию</b></p>', '<p>Шағым жазыңыз</p>', '<p>Send a claim</p>'),
      sources: writeJson([
        {
          act: { ru: 'Закон', kk: 'Заң', en: 'Law' },
          article: { ru: 'статья 1', kk: '1-бап', en: 'article 1' },
          date: '2016-04-07',
          url: 'https://law.example/1',
        },
      ]),
      places: writeJson(['estate' as const, 'project' as const]),
      estate_categories: writeJson(['flat' as const]),
    }),
    answer(3, {
      topic: 'contract',
      sort_order: 1,
      complexes: writeJson([2]),
      places: writeJson(['project' as const]),
    }),
  ],
}

eachDatabase('R840 answers come by topic and in their own order, each with its sources', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const { data } = await callApi(api, getAnswers, { headers: { 'Accept-Language': 'en' } })
  assert.deepEqual(
    data.map(({ id }) => id),
    [3, 2, 1],
  )
  assert.deepEqual(data[1], {
    id: 2,
    slug: 'answer-2',
    topic: 'contract',
    question: 'What if you are late?',
    answer_html: '<p>Send a claim</p>',
    sources: [{ act: 'Law', article: 'article 1', date: '2016-04-07', url: 'https://law.example/1' }],
    checked_at: '2026-11-20',
  })
})

eachDatabase(
  'R841 a search reads questions and answers in all languages, and no markup',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const found = async (search: string) =>
      (await callApi(api, getAnswers, { query: { search } })).data.map(({ id }) => id)
    assert.deepEqual(await found('  НАЛОГ '), [1])
    assert.deepEqual(await found('claim'), [2])
    assert.deepEqual(await found('салыкты кашан'), [1], 'Kazakh letters typed as Russian ones')
    assert.deepEqual(await found('если претензию'), [2], 'a word of the question and one of the answer')
    assert.deepEqual(await found('налог claim'), [])
    assert.deepEqual(await found('strong'), [])
    for (const search of ['%', "' or 1=1 --", '...', 'x'.repeat(5000)])
      assert.deepEqual(await found(search), [], search)
  },
)

eachDatabase(
  'R842 a page asks for the answers about its place, its kind of units and its project',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows })
    const asked = async (query: string) => {
      const { data, meta } = await callApi(api, getAnswers, { query })
      return [data.map(({ id }) => id), meta?.ignored]
    }
    assert.deepEqual(await asked('place=estate&estate_category_id=1'), [[2, 1], undefined])
    assert.deepEqual(await asked('place=estate&estate_category_id=2'), [[1], undefined])
    assert.deepEqual(await asked('place=project&complex_id=1'), [[2], undefined])
    assert.deepEqual(await asked('place=project&complex_id=2'), [[3, 2], undefined])
    assert.deepEqual(await asked('topic=money'), [[1], undefined])
    assert.deepEqual(await asked('topic=tax&place=moon&complex_id=77'), [
      [3, 2, 1],
      { topic: ['tax'], place: ['moon'], complex_id: ['77'] },
    ])
  },
)

eachDatabase('R1003 who only wants to know whether there are answers asks for one', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows })
  const asked = async (query: string) => {
    const { data, meta } = await callApi(api, getAnswers, { query })
    return [data.map(({ id }) => id), meta?.ignored]
  }
  assert.deepEqual(await asked('limit=1'), [[3], undefined])
  assert.deepEqual(await asked('limit=2&place=estate'), [[2, 1], undefined])
  for (const limit of ['0', '101', '-1', 'x'])
    assert.deepEqual(await asked(`limit=${limit}`), [[3, 2, 1], { limit: [limit] }])
})
