import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { getEstate } from '#contract/estates.ts'
import { getPriceSheet } from '#contract/price-sheet.ts'
import { pages } from '#contract/pages.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { priceSheetDocument } from '#documents/price-sheet-document.ts'
import { formatPrice } from '#domain/money.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { makeComplex, makeEstate, makeHouse, makeRow, type Rows } from './helpers/databases/rows.ts'
import { textOf } from './helpers/databases/sample-rows.ts'
import { callApi } from './helpers/servers/call-api.ts'
import { sampleApi, sampleSite } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

const cost = {
  title: textOf('Range of the company'),
  from: 100,
  to: 150,
  unit: 'm2' as const,
  projects: [],
  source: { act: textOf('Rates'), article: null, date: '2026-01-11', url: null },
  valid_until: '2036-12-31',
}
const costs = { mci: null, fees: [], finishing: [], maintenance: [cost], heating: [], price_changes: [] }

/** Flat 1 of one room has 56.9 m² at 280 ₸ by the record of its project, and a ceiling of 2.85 m. */
const rows: Rows = {
  ...sampleSite,
  complexes: [makeComplex({ id: 1, maintenance_fee: 280 }), makeComplex({ id: 2, sort_order: 2 })],
  houses: [makeHouse({ id: 1 }), makeHouse({ id: 2, complex_id: 2 })],
  estates: [
    makeEstate({
      id: 1,
      rooms: 1,
      area_total: 56.9,
      ceiling_height: 2.85,
      price: 30_309_000,
      price_m2: 532_671,
      price_old: null,
      status: 'free',
    }),
    makeEstate({ id: 2, rooms: 1, area_total: 56.9, complex_id: 2, house_id: 2, status: 'free' }),
  ],
  settings: [
    ...(sampleSite.settings ?? []),
    makeRow('settings', { key: 'costs', value: writeJson<unknown>(costs) }),
  ],
}

async function site(t: TestContext, db: Database) {
  const { api, bothWays, index } = await sampleApi(t, db, { rows })
  const render = await samplePages(
    createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
  )
  async function read(path: string) {
    const request = new Request(`http://localhost${path}`)
    const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
    assert.equal(answer.status, 200, path)
    return /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? ''
  }
  return { api, read }
}

const said = (html: string) => wordsOfPage(`<body>${html}</body>`).replaceAll(/\s+/g, ' ')
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

eachDatabase(
  'R1290 the page of a flat, the page of all that it costs and its PDF have one figure for upkeep',
  async (db, _, t) => {
    const { api, read } = await site(t, db)
    const { data: flat } = await callApi(api, getEstate, { params: { id: 1 } })
    const { data: other } = await callApi(api, getEstate, { params: { id: 2 } })
    const sum = plain(formatPrice(15_932, 'spec'))
    for (const language of languages) {
      const headers = { 'Accept-Language': language }
      const { data: sheet } = await callApi(api, getPriceSheet, { params: { id: 1 }, headers })
      const [, month] = priceSheetDocument(flat, sheet, language, texts[language], 'spec').tables
      const upkeep = month?.rows.find(({ name }) => name === texts[language]['facts.fee'])
      const ofFlat = said(await read(pages.estate(language, 'flat', flat.slug)))
      const ofPrice = said(await read(pages.estatePriceSheet(language, 'flat', flat.slug)))
      for (const words of [ofFlat, ofPrice, ...(upkeep?.cells.map(plain) ?? [''])])
        assert.ok(words.includes(sum), `${language}: ${words}`)
      const record = texts[language]['price_sheet.record.project']
      for (const words of [ofPrice, plain(upkeep?.notes.join(' ') ?? '')])
        assert.ok(words.includes(plain(record)), `${language}: ${words}`)
      const range = cost.title[language]
      assert.ok(!ofPrice.includes(range), 'the range stands beside no record')
      const elsewhere = said(await read(pages.estatePriceSheet(language, 'flat', other.slug)))
      assert.ok(elsewhere.includes(range), 'the range stands where no record tells the figure')
    }
  },
)

eachDatabase('R1294 a ceiling is as high as its record says, to the centimetre', async (db, _, t) => {
  const { api, read } = await site(t, db)
  const { data: flat } = await callApi(api, getEstate, { params: { id: 1 } })
  assert.match(said(await read(pages.estate('en', 'flat', flat.slug))), /2\.85 m/)
})

eachDatabase('R1293 a heading keeps a word with a hyphen whole', async (db, _, t) => {
  const { api, read } = await site(t, db)
  const { data: flat } = await callApi(api, getEstate, { params: { id: 1 } })
  for (const path of [pages.estate('ru', 'flat', flat.slug), pages.estatePriceSheet('ru', 'flat', flat.slug)])
    assert.match(
      await read(path),
      /<h1[^>]*>[^<]*(?:<!-- -->)?<span class="whole-word">1-комнатная,?<\/span>/,
      path,
    )
})

eachDatabase('R1335 a heading keeps a number with the word that it counts', async (db, _, t) => {
  const { api, read } = await site(t, db)
  const { data: flat } = await callApi(api, getEstate, { params: { id: 1 } })
  for (const path of [pages.estate('kk', 'flat', flat.slug), pages.estatePriceSheet('kk', 'flat', flat.slug)])
    assert.match(
      await read(path),
      /<h1[^>]*>[^<]*(?:<!-- -->)?<span class="whole-word">1\sбөлмелі,?<\/span>/,
      path,
    )
})
