import assert from 'node:assert/strict'
import { getArticle, getArticleFilters, getArticles } from '#contract/articles.ts'
import { writeJson } from '#database/engines/json.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { basicRows, makeRow, type Row } from '#tests/helpers/databases/rows.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'

const now = () => new Date('2026-11-21T10:00:00.000Z')

/** An article whose slug follows its id, published on a day of November 2026. */
function makeArticle(id: number, day: number, difference: Partial<Row<'articles'>> = {}) {
  const published_at = `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`
  return makeRow('articles', { id, slug: `article-${id}`, published_at, ...difference })
}

const tags = (...words: string[]) => writeJson(words)

const rows = {
  articles: [
    makeArticle(1, 10, { category: 'building', tags: tags('yard', 'school') }),
    makeArticle(2, 12, { category: 'company', tags: tags('award') }),
    makeArticle(3, 11, { category: 'building', tags: tags('yard') }),
    makeArticle(4, 13, { category: 'company', tags: tags('school') }),
    makeArticle(5, 21, { published_at: '2026-11-21T10:00:00.000Z', tags: tags() }),
    makeArticle(6, 21, { published_at: '2026-11-21T10:00:00.001Z' }),
    makeArticle(7, 12, { category: 'sales', tags: tags(), title: writeJson(textOf('Қазіргі баға')) }),
  ],
}

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

eachDatabase('R166 news come newest first, by twelve, and none before its moment', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const { data, meta, links } = await callApi(api, getArticles)
  assert.deepEqual(idsOf(data), [5, 4, 7, 2, 3, 1])
  assert.deepEqual([meta.per_page, meta.total, links.next], [12, 6, null])
})

eachDatabase(
  'R166 a page of news, in the language asked for, with its filters in the links',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    const query = { per_page: 2, page: 2, category: 'building,company', utm_source: 'x' }
    const headers = { 'Accept-Language': 'kk' }
    const { data, meta, links } = await callApi(api, getArticles, { query, headers })
    assert.deepEqual(idsOf(data), [2, 3])
    assert.match(data[0]?.title ?? '', /қазақша$/)
    assert.match(data[0]?.cover?.alt ?? '', /қазақша$/)
    assert.deepEqual([meta.total, meta.last_page], [5, 3])
    assert.equal(links.prev, '/api/articles?category=building,company&per_page=2&page=1')
  },
)

eachDatabase('R166 filters narrow the news; values that no article has ask for nothing', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows, now })
  const cases: [query: string, ids: number[]][] = [
    ['category=company', [4, 2]],
    ['category=company&category=sales', [4, 7, 2]],
    ['tag=yard', [3, 1]],
    ['tag=yard,school&category=building', [3, 1]],
    ['tag=award&category=building', []],
    ['category=weather', [5, 4, 7, 2, 3, 1]],
    ['category=weather,sales', [7]],
    ['tag=weather&category=', [5, 4, 7, 2, 3, 1]],
    ['search=', [5, 4, 7, 2, 3, 1]],
    ['search=%D0%BA%D0%B0%D0%B7%D0%B8%D1%80%D0%B3%D0%B8', [7]],
    ['search=AWARD', [2]],
    ['search=lead+english&tag=school', [4, 1]],
    ['search=snow', []],
  ]
  for (const [query, ids] of cases) {
    const { data, meta } = await callApi(api, getArticles, { query })
    assert.deepEqual(idsOf(data), ids, query)
    assert.equal(meta.total, ids.length, query)
  }
})

eachDatabase('R166 news tagged with the slug of a project are about it', async (db, _, t) => {
  const about = {
    ...basicRows,
    articles: [
      makeArticle(1, 10, { category: 'building', tags: tags('yard', 'project-1') }),
      makeArticle(2, 11, { category: 'company', tags: tags('project-1') }),
      makeArticle(3, 12, { category: 'company', tags: tags('yard', 'project-2') }),
    ],
  }
  const { api } = await sampleApi(t, db, { rows: about, now })
  const idsFor = async (query: string) => idsOf((await callApi(api, getArticles, { query })).data)
  assert.deepEqual(await idsFor('complex=project-1'), [2, 1])
  assert.deepEqual(await idsFor('complex=project-1&category=company'), [2])
  assert.deepEqual(await idsFor('complex=project-1&tag=yard'), [1])
  assert.deepEqual(await idsFor('complex=no-project'), [3, 2, 1])
  const { data } = await callApi(api, getArticle, { params: { slug: 'article-1' } })
  assert.deepEqual(
    data.complexes.map(({ slug }) => slug),
    ['project-1'],
  )
})

eachDatabase(
  'A18 categories and projects of the news are counted under the other filters',
  async (db, _, t) => {
    const about = {
      ...basicRows,
      articles: [
        makeArticle(1, 10, { category: 'building', tags: tags('project-1') }),
        makeArticle(2, 11, { category: 'company', tags: tags('project-1') }),
        makeArticle(3, 12, { category: 'company', tags: tags() }),
        makeArticle(4, 22, { category: 'city', tags: tags() }),
      ],
    }
    const { api } = await sampleApi(t, db, { rows: about, now })
    const countsFor = async (query: string) => {
      const { data } = await callApi(api, getArticleFilters, { query, headers: { 'Accept-Language': 'kk' } })
      return data.map(({ key, options }) => [key, options.map(({ value, count }) => [value, count])])
    }
    const categories = (building: number, company: number) => [
      'category',
      [
        ['building', building],
        ['company', company],
      ],
    ]
    assert.deepEqual(await countsFor(''), [categories(1, 2), ['complex', [['project-1', 2]]]])
    assert.deepEqual(await countsFor('category=company'), [categories(1, 2), ['complex', [['project-1', 1]]]])
    assert.deepEqual(await countsFor('complex=project-1'), [
      categories(1, 1),
      ['complex', [['project-1', 2]]],
    ])
    const [category] = (await callApi(api, getArticleFilters, { headers: { 'Accept-Language': 'kk' } })).data
    assert.equal(category?.options[0]?.title, 'Құрылыс')
  },
)

eachDatabase(
  'note b of the decisions: a malformed page of news is refused, a far one is empty',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    const { errors } = await refusedCall(api, getArticles, 422, { query: { page: 'abc', per_page: 101 } })
    assert.deepEqual(errors, { page: ['validation.number'], per_page: ['validation.per_page'] })
    const far = await callApi(api, getArticles, { query: { page: 99 } })
    assert.deepEqual([far.data, far.meta.total], [[], 6])
  },
)

eachDatabase(
  'R167 an article comes whole, with those like it: shared tags and category, newest first',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    const { data } = await callApi(api, getArticle, {
      params: { slug: 'article-1' },
      headers: { 'Accept-Language': 'en' },
    })
    assert.equal(data.body_html, 'Body in English')
    assert.deepEqual(data.tags, ['yard', 'school'])
    // 3 shares a tag and the category, 5 and 4 one of both; 6 is not published yet.
    assert.deepEqual(idsOf(data.related), [3, 5, 4])
    const alone = await callApi(api, getArticle, { params: { slug: 'article-7' } })
    assert.deepEqual(alone.data.related, [])
  },
)

eachDatabase(
  'R167 an article that nobody may read yet is not there, and neither is an unknown one',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { rows, now })
    for (const slug of ['article-6', 'article-99', 'Article-1', '%00', '..%2f']) {
      const { message } = await refusedCall(api, getArticle, 404, { params: { slug } })
      assert.equal(message, `Page Not Found: /api/articles/${slug}`)
    }
  },
)

eachDatabase(
  'A38 R148 numbers in texts of the content follow the setting, also in HTML',
  async (db, _, t) => {
    const lead = { ru: 'Студия 27,4 м² за 24 000 000 ₸', kk: '27,4 м² студия', en: 'A studio of 27.4 m²' }
    const body_html = { ru: '<p>ГЭСВ 9,4 %</p>', kk: '<p>ЖТСМ 9,4 %</p>', en: '<p>APR 9.4%</p>' }
    const article = makeArticle(1, 10, { lead: writeJson(lead), body_html: writeJson(body_html) })
    const textsIn = async (parts: Awaited<ReturnType<typeof sampleApi>>, language: string) => {
      const headers = { 'Accept-Language': language }
      const { data } = await callApi(parts.api, getArticle, { params: { slug: 'article-1' }, headers })
      return [data.lead, data.body_html]
    }
    const spec = await sampleApi(t, db, { rows: { articles: [article] }, now })
    assert.deepEqual(await textsIn(spec, 'ru'), ['Студия 27.4 м² за 24,000,000 ₸', '<p>ГЭСВ 9.4 %</p>'])
    assert.deepEqual(await textsIn(spec, 'kk'), ['27.4 м² студия', '<p>ЖТСМ 9.4 %</p>'])
    assert.deepEqual(await textsIn(spec, 'en'), [lead.en, body_html.en])
    const local = await sampleApi(t, db, { rows: {}, now, numberStyle: 'local' })
    assert.deepEqual(await textsIn(local, 'ru'), [lead.ru, body_html.ru])
  },
)
