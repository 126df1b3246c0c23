import assert from 'node:assert/strict'
import { getComplexesNavigation, getComplexFilters } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getArticleFilters } from '#contract/articles.ts'
import { getCategories, getEstateFilters } from '#contract/estates.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { languages } from '#domain/languages.ts'
import { fillDatabase, makeRow } from '#tests/helpers/databases/rows.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'
import { withCompany } from '#texts/text.ts'
import { texts } from '#texts/texts.ts'

eachDatabase(
  'R153 localizations are the built-in texts under those that editors changed',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    await fillDatabase(db, {
      localizations: [
        makeRow('localizations', { language: 'kk', key: 'header.menu', content: 'Өзгерген' }),
        makeRow('localizations', { language: 'kk', key: 'added.by.editor', content: 'Жаңа' }),
      ],
    })
    for (const lang of languages) {
      const { data } = await callApi(api, getLocalizations, {
        params: { lang },
        headers: { 'Accept-Language': 'en' },
      })
      const content = Object.fromEntries(data.map((entry) => [entry.key, entry.content]))
      const changed = { 'header.menu': 'Өзгерген', 'added.by.editor': 'Жаңа' }
      const builtIn = Object.entries(withCompany(texts[lang], 'Sample')).filter(([, text]) => text !== '')
      assert.deepEqual(content, {
        ...Object.fromEntries(builtIn),
        ...(lang === 'kk' ? changed : {}),
      })
    }
    for (const lang of ['de', 'RU', 'kk-KZ', '__proto__'])
      await refusedCall(api, getLocalizations, 404, { params: { lang } })
  },
)

eachDatabase('R690 a consent is shown in the words of the company', async (db, _, t) => {
  const content = 'Согласен с {company}: {link}'
  const { api } = await sampleApi(t, db, {
    rows: {
      ...sampleSite,
      localizations: [makeRow('localizations', { language: 'ru', key: 'callback.consent', content })],
    },
  })
  const { data } = await callApi(api, getLocalizations, { params: { lang: 'ru' } })
  const consent = data.find(({ key }) => key === 'callback.consent')
  assert.equal(consent?.content, 'Согласен с Sample: {link}')
})

eachDatabase('R692 titles of filters, tabs and lists are in the words of the company', async (db, _, t) => {
  const own = { 'filter.price': 'Стоимость', 'category.flat': 'Жильё', 'news.filter.category': 'Тема' }
  const { api } = await sampleApi(t, db, {
    rows: {
      ...sampleSite,
      localizations: Object.entries(own).map(([key, content]) =>
        makeRow('localizations', { language: 'ru', key, content }),
      ),
    },
  })
  const titles = (filters: readonly { key: string; title: string }[]) =>
    Object.fromEntries(filters.map(({ key, title }) => [key, title]))
  const flats = await callApi(api, getEstateFilters, { query: { category: 'flat' } })
  assert.equal(titles(flats.data)['price'], own['filter.price'])
  const projects = await callApi(api, getComplexFilters)
  assert.equal(titles(projects.data)['price'], own['filter.price'])
  const { data: lists } = await callApi(api, getDictionaries)
  assert.equal(titles(lists.projectDynamicFilters)['price'], own['filter.price'])
  const news = await callApi(api, getArticleFilters)
  assert.equal(titles(news.data)['category'], own['news.filter.category'])
  const { data: tabs } = await callApi(api, getCategories)
  assert.equal(tabs.find(({ code }) => code === 'flat')?.title, own['category.flat'])
  const english = await callApi(api, getEstateFilters, {
    query: { category: 'flat' },
    headers: { 'Accept-Language': 'en' },
  })
  assert.equal(titles(english.data)['price'], texts.en['filter.price'])
})

eachDatabase('R114 R115 R116 R117 R181 R187 R281 tabs count and price what is on sale', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getCategories, { headers: { 'Accept-Language': 'en' } })
  assert.deepEqual(
    data.map(({ code, estates_count }) => [code, estates_count]),
    [
      ['flat', 30],
      ['garage', 1],
      ['storageroom', 0],
      ['comm', 0],
    ],
  )
  const flats = data[0]
  assert.equal(flats?.price_from, 21_000_000)
  assert.deepEqual(
    flats.rooms_data.map(({ rooms, price_from }) => [rooms, price_from]),
    [
      [0, 21_000_000],
      [1, 22_000_000],
      [2, 23_000_000],
      [3, 24_000_000],
      [4, 25_000_000],
    ],
  )
  assert.deepEqual(
    flats.rooms_data.map(({ title }) => title),
    ['0', '1', '2', '3', '4'],
  )
  assert.deepEqual(
    flats.restorations_data.map(({ code }) => code),
    ['rough', 'fine'],
  )
})

eachDatabase('R178 R187 the menu of projects is in its order, with prices from', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getComplexesNavigation)
  assert.deepEqual(
    data.map(({ id, price_from, estates_count }) => [id, price_from, estates_count]),
    [
      [1, 21_000_000, 30],
      [2, null, 0],
    ],
  )
})

eachDatabase(
  'R122 R163 R187 R329 A18 dictionaries carry lists, contacts and the filters of every category',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const { data } = await callApi(api, getDictionaries, { headers: { 'Accept-Language': 'kk' } })
    assert.match(data.company.hours, /қазақша$/)
    assert.deepEqual(data.cities, [{ id: 1, slug: 'almaty', name: 'City қазақша' }])
    assert.deepEqual(data.deadlines, [
      { value: 'ready', title: texts.kk['filter.deadline.ready'] },
      { value: '2027', title: '2027' },
    ])
    assert.deepEqual(Object.keys(data.propertyDynamicFilters), ['flat', 'garage', 'storageroom', 'comm'])
    assert.ok(data.propertyDynamicFilters.flat?.some(({ key }) => key === 'rooms'))
    assert.ok(data.projectDynamicFilters.some(({ key }) => key === 'city'))
  },
)

eachDatabase('before any content is imported every read answers, with nothing in it', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: {} })
  const { data } = await callApi(api, getDictionaries)
  assert.deepEqual([data.company.phone, data.cities], ['', []])
  assert.deepEqual((await callApi(api, getComplexesNavigation)).data, [])
  assert.ok((await callApi(api, getCategories)).data.every((tab) => tab.estates_count === 0))
})
