import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { ContractSample } from '#contract/contract-sample.ts'
import { pages } from '#contract/pages.ts'
import { writeJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { sqliteDatabase } from './helpers/databases/databases.ts'
import { makeHouse, makeRow, type Rows } from './helpers/databases/rows.ts'
import { textOf } from './helpers/databases/sample-rows.ts'
import { sampleApi, sampleSite } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

/** Opens pages of the sample site with these rows in place of its own. */
async function openPages(t: TestContext, rows: Rows) {
  const site = { rows: { ...sampleSite, ...rows } }
  const { bothWays, index } = await sampleApi(t, await sqliteDatabase(t), site)
  const page = await samplePages(createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))))
  return async (path: string) => {
    const request = new Request(`http://localhost${path}`)
    const response = await page({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
    assert.equal(response.status, 200, path)
    return /<main.*<\/main>/s.exec(await response.text())?.[0] ?? ''
  }
}

const wordsOf = (part: string) => wordsOfPage(`<body>${part}</body>`).trim()

const finished = (id: number, day: string, told: Partial<Parameters<typeof makeHouse>[0]>) =>
  makeHouse({ id, complex_id: 1, handed_over_at: day, deadline_year: null, deadline_quarter: null, ...told })

/** What stands in the first table of a page that has these words in its head, row by row. */
function rowsOf(main: string): string[] {
  const [, body = ''] = /<table class="stacked-table record-table".*?<tbody>(.*?)<\/tbody>/s.exec(main) ?? []
  return body.split('</tr>').map(wordsOf).filter(Boolean)
}

test('R972 the pages of the company and of a project show what was promised of finished houses and what was kept', async (t) => {
  const told = { promised_year: 2025, promised_quarter: 4 }
  const open = await openPages(t, {
    houses: [
      finished(1, '2025-12-31', told),
      finished(2, '2026-01-21', told),
      finished(3, '2026-02-01', { promised_year: null, promised_quarter: null }),
    ],
    estates: [],
    construction_progress: [],
  })
  for (const [path, names] of [
    [pages.about('ru'), ['House по-русски, «Project по-русски»', 'House по-русски, «Project по-русски»']],
    [pages.project('ru', 'project-1'), ['House по-русски', 'House по-русски']],
  ] as const) {
    const main = await open(path)
    assert.ok(wordsOf(main).includes(texts.ru['handovers.title']), path)
    assert.match(wordsOf(main), /Сдано в срок: 1 из 2\./, path)
    const late = `${names[0]} IV квартал 2025 21 января 2026 на 21 день позже`
    const kept = `${names[1]} IV квартал 2025 31 декабря 2025 в срок`
    const expected = path === pages.about('ru') ? [late, kept] : [kept, late]
    assert.deepEqual(rowsOf(main), expected, path)
  }
  assert.ok(wordsOf(await open(pages.about('kk'))).includes(texts.kk['handovers.title']))
})

test('R972 where no promise is told there is no table, no heading and no empty row', async (t) => {
  const open = await openPages(t, { houses: [finished(1, '2025-12-31', {})], estates: [] })
  for (const language of languages) {
    for (const path of [pages.about(language), pages.project(language, 'project-1')]) {
      const main = await open(path)
      assert.ok(!wordsOf(main).includes(texts[language]['handovers.title']), path)
      assert.ok(!main.includes('record-table') || path.includes('project'), path)
    }
  }
})

const sample: ContractSample = {
  date: '2026-11-20',
  pdfs: [
    { language: 'ru', src: '/media/contract-ru-0123abcd.pdf', bytes: 2_340_000 },
    { language: 'kk', src: '/media/contract-kk-4567cdef.pdf', bytes: 20_000 },
  ],
}

const contractAnswer = makeRow('answers', { topic: 'contract', places: writeJson(['purchase' as const]) })

test('R975 the ways to buy and the answers about the contract lead to its sample, in the language of the page where there is one', async (t) => {
  const settings = [
    ...(sampleSite.settings ?? []),
    makeRow('settings', { key: 'contract_sample', value: writeJson<unknown>(sample) }),
  ]
  const open = await openPages(t, { answers: [contractAnswer], settings })
  const expected = {
    ru: [['ru', '(PDF, 2.3 МБ)']],
    kk: [['kk', '(PDF, 0.1 МБ)']],
    en: [
      ['ru', '(PDF, 2.3 MB, in Russian)'],
      ['kk', '(PDF, 0.1 MB, in Kazakh)'],
    ],
  }
  for (const language of languages) {
    for (const path of [pages.purchaseMethods(language), pages.answers(language)]) {
      const main = await open(path)
      const found = [...main.matchAll(/<a href="\/media\/contract-(\w\w)-\w{8}\.pdf".*?<\/li>/gs)]
      const shown = found.map(([link, code]) => [code, /\(.*\)/.exec(wordsOf(link))?.[0]])
      assert.deepEqual(shown, expected[language], path)
    }
  }
})

test('R975 without a sample nothing is said of one', async (t) => {
  const open = await openPages(t, { answers: [contractAnswer] })
  for (const language of languages) {
    for (const path of [pages.purchaseMethods(language), pages.answers(language)])
      assert.ok(!(await open(path)).includes('contract-sample'), path)
  }
})

const reply = writeJson({
  date: '2026-05-03',
  text: { ru: 'Лифт отрегулировали.', kk: 'Лифт реттелді.', en: 'The lift was adjusted.' },
})
const reviews = [
  makeRow('reviews', {
    id: 1,
    text: writeJson(textOf('Noise')),
    reply,
    url: 'https://place.example/1',
    source: 'Place',
  }),
  makeRow('reviews', { id: 2, text: writeJson(textOf('Quiet lift')), reply: writeJson(null), url: null }),
]

test('R978 a review shows the answer of the company and leads to its place; one without either shows neither', async (t) => {
  const open = await openPages(t, { reviews })
  const said = { ru: 'Лифт отрегулировали.', kk: 'Лифт реттелді.', en: 'The lift was adjusted.' }
  for (const language of languages) {
    for (const path of [pages.about(language), pages.project(language, 'project-1')]) {
      const main = await open(path)
      assert.equal(main.split('class="review-reply"').length, 2, path)
      assert.ok(main.includes(said[language]), path)
      assert.equal(main.split('href="https://place.example/1"').length, 2, path)
    }
  }
  const none = await openPages(t, { reviews: reviews.slice(1) })
  for (const path of [pages.about('ru'), pages.project('ru', 'project-1')])
    assert.ok(!(await none(path)).includes('review-reply'), path)
})

test('R979 the search of the answers finds what the company has answered to reviews, in each language', async (t) => {
  const open = await openPages(t, { reviews, answers: [contractAnswer] })
  const search = (word: string) => `${pages.answers('en')}?search=${encodeURIComponent(word)}`
  for (const word of ['adjusted', 'отрегулировали', 'реттелди', 'noise']) {
    const main = await open(search(word))
    assert.match(wordsOf(main), new RegExp(`“${word}”: 1 review with a reply found`), word)
    assert.ok(main.includes('The lift was adjusted.'), word)
    // A review that nobody has answered is no answer.
    assert.ok(!main.includes('Quiet lift'), word)
  }
  const nothing = wordsOf(await open(search('zzz')))
  assert.ok(nothing.includes('Nothing was found for “zzz”.'))
  assert.ok(!(await open(pages.answers('en'))).includes('review-reply'))
})
