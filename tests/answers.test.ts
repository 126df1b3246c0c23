import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { writeJson } from '#database/engines/json.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { sqliteDatabase } from './helpers/databases/databases.ts'
import { makeComplex, makeHouse, makeRow } from './helpers/databases/rows.ts'
import { textOf } from './helpers/databases/sample-rows.ts'
import { callApi } from './helpers/servers/call-api.ts'
import { sampleApi, sampleSite, unit } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

const html = (ru: string) => writeJson({ ru, kk: `${ru} қ`, en: 'Answer' })

function answer(id: number, slug: string, difference: Parameters<typeof makeRow<'answers'>>[1]) {
  return makeRow('answers', {
    id,
    slug,
    question: writeJson(textOf(slug)),
    sources: writeJson([]),
    ...difference,
  })
}

const rows = {
  ...sampleSite,
  complexes: (sampleSite.complexes ?? []).map((complex) =>
    makeComplex({
      ...complex,
      ...(complex.id === 1 && {
        facts: writeJson({ walls: textOf('Brick'), lifts: textOf('Two lifts') }),
        maintenance_fee: 300,
      }),
    }),
  ),
  houses: (sampleSite.houses ?? []).map((house) =>
    makeHouse({ ...house, ...(house.id === 1 && { facts: writeJson({ lifts: textOf('One lift') }) }) }),
  ),
  answers: [
    answer(1, 'late', {
      topic: 'contract',
      answer_html: html('<p>Пишите претензию</p>'),
      places: writeJson(['estate' as const, 'project' as const, 'purchase' as const]),
      sources: writeJson([
        {
          act: textOf('Law'),
          article: textOf('article 1'),
          date: '2016-04-07',
          url: 'https://law.example/1',
        },
      ]),
    }),
    answer(2, 'ramp', {
      topic: 'house',
      answer_html: html('<p>Проверьте въезд</p>'),
      places: writeJson(['estate' as const]),
      estate_categories: writeJson(['garage' as const]),
    }),
  ],
}

async function readPages(t: TestContext, site: Parameters<typeof sampleApi>[2] = { rows }) {
  const { api, bothWays, index } = await sampleApi(t, await sqliteDatabase(t), site)
  const page = await samplePages(createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))))
  async function read(path: string) {
    const request = new Request(`http://localhost${path}`)
    const response = await page({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
    assert.equal(response.status, 200, path)
    return response.text()
  }
  return { api, read }
}

function mainOf(page: string): string {
  return /<main.*<\/main>/s.exec(page)?.[0] ?? ''
}

const said = (page: string) => wordsOfPage(`<body>${mainOf(page)}</body>`)

test('R840 R841 the page of answers has all of them; its search is a plain form whose results are not indexed', async (t) => {
  const { read } = await readPages(t)
  const all = await read(pages.answers('ru'))
  assert.match(mainOf(all), /<form[^>]*action="\/answers"[^>]*>.*<input[^>]*name="search"/s)
  assert.match(mainOf(all), /<article[^>]*id="late".*<article[^>]*id="ramp"/s)
  assert.match(all, /"@type":"FAQPage"/)
  assert.doesNotMatch(all, /<meta name="robots"/)
  const topic = mainOf(await read(pages.answers('ru', 'topic=house')))
  assert.deepEqual([topic.includes('id="late"'), topic.includes('id="ramp"')], [false, true])
  const found = await read(pages.answers('ru', 'search=ВЪЕЗД'))
  assert.deepEqual([found.includes('id="late"'), found.includes('id="ramp"')], [false, true])
  assert.match(found, /<meta name="robots" content="noindex"/)
  const none = said(await read(pages.answers('ru', 'search=%3Cscript%3Ezzz')))
  assert.ok(none.includes(texts.ru['answers.found.none'].replace('{search}', '&lt;script&gt;zzz')), none)
})

test('R840 without any answer the page says so and leads to the form for questions', async (t) => {
  const { read } = await readPages(t, { rows: { ...sampleSite, answers: [] } })
  const page = await read(pages.answers('kk'))
  assert.match(page, /<meta name="robots" content="noindex"/)
  assert.ok(said(page).includes(texts.kk['answers.none']))
  assert.ok(mainOf(page).includes(`href="${pages.question('kk')}"`))
})

test('R843 an answer about the law shows its act, article, day and address', async (t) => {
  const { read } = await readPages(t)
  const page = mainOf(await read(pages.answers('en')))
  assert.match(
    page,
    /<a href="https:\/\/law\.example\/1"[^>]*>Law in English, article 1 in English<\/a>, 7 April 2016/,
  )
  assert.doesNotMatch(page, /lawyer/i)
})

test('R842 pages lead to the answers that arise there, of their kind of units', async (t) => {
  const { api, read } = await readPages(t)
  const { data: flat } = await callApi(api, getEstate, { params: { id: 1 } })
  const { data: garage } = await callApi(api, getEstate, { params: { id: unit.garage } })
  const linksOf = (page: string) =>
    [...mainOf(page).matchAll(/href="\/answers#([\w-]+)"/g)].map(([, slug = '']) => slug)
  assert.deepEqual(linksOf(await read(pages.estate('ru', 'flat', flat.slug))), ['late'])
  assert.deepEqual(linksOf(await read(pages.estate('ru', 'garage', garage.slug))), ['late', 'ramp'])
  assert.deepEqual(linksOf(await read(pages.project('ru', flat.complex.slug))), ['late'])
  assert.deepEqual(linksOf(await read(pages.purchaseMethods('ru'))), ['late'])
})

test('R844 a house says its own facts before those of its project, and the upkeep of a flat for its area', async (t) => {
  const { api, read } = await readPages(t)
  const { data: flat } = await callApi(api, getEstate, { params: { id: 1 } })
  assert.deepEqual([flat.area_total, flat.maintenance_fee], [30, 300])
  const ofFlat = said(await read(pages.estate('en', 'flat', flat.slug)))
  for (const words of ['Brick in English', 'One lift in English', '9,000'])
    assert.ok(ofFlat.includes(words), words)
  assert.ok(!ofFlat.includes('Two lifts'))
  assert.ok(said(await read(pages.project('en', flat.complex.slug))).includes('Two lifts in English'))
  assert.ok(said(await read(pages.queue('en', flat.house.slug))).includes('One lift in English'))
  const { data: garage } = await callApi(api, getEstate, { params: { id: unit.garage } })
  const ofGarage = said(await read(pages.estate('en', 'garage', garage.slug)))
  assert.ok(!ofGarage.includes(texts.en['facts.fee']), 'the fee is that of homes')
  const silent = await readPages(t, {})
  const plain = said(await silent.read(pages.estate('en', 'flat', flat.slug)))
  assert.ok(!plain.includes(texts.en['facts.title']))
})
