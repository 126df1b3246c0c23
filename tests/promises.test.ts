import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { formatDate, formatQuarter } from '#domain/dates.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase, sqliteDatabase } from './helpers/databases/databases.ts'
import { makeHouse, makeRow, type Row, type Rows } from './helpers/databases/rows.ts'
import { sampleApi, sampleSite } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

const company = 'Sample'

function word(
  house_id: number,
  number: number,
  day: string,
  difference: Partial<Row<'house_promises'>> = {},
) {
  return makeRow('house_promises', { company, house_id, number, day, ...difference })
}

const reason = { ru: 'Опечатка в годе', kk: 'Жылда қате', en: 'A wrong year' }

const noPapers = {
  permit_no: null,
  permit_date: null,
  permit_url: null,
  legal_method: null,
  guarantee_no: null,
  guarantee_url: null,
}

/** Of project 1: house 1 was moved, 3 corrected, 4 handed over late, 5 never changed, 6 handed over before the records; 9 has left. */
const rows: Rows = {
  ...sampleSite,
  houses: [
    ...(sampleSite.houses ?? []),
    makeHouse({ id: 3, permit_url: 'javascript:alert(1)', guarantee_url: null }),
    makeHouse({ id: 4, handed_over_at: '2028-05-10' }),
    makeHouse({ id: 5 }),
    makeHouse({
      id: 6,
      deadline_year: null,
      deadline_quarter: null,
      handed_over_at: '2025-02-01',
      ...noPapers,
    }),
  ],
  settings: [
    ...(sampleSite.settings ?? []),
    makeRow('settings', { key: 'promised_by', value: writeJson<unknown>(company) }),
  ],
  house_promises: [
    word(1, 1, '2026-03-03', { deadline_year: 2027, deadline_quarter: 2 }),
    word(1, 2, '2026-05-01'),
    word(3, 1, '2026-03-04', { deadline_year: 2037 }),
    word(3, 2, '2026-03-05', { reason: writeJson(reason) }),
    word(4, 1, '2026-03-04'),
    word(4, 2, '2028-06-01', { handed_over_at: '2028-05-10' }),
    word(5, 1, '2026-03-03'),
    word(6, 1, '2026-03-07', { deadline_year: null, deadline_quarter: null, handed_over_at: '2025-02-01' }),
    word(9, 1, '2026-03-04'),
    word(9, 2, '2026-06-01', { is_listed: 0 }),
  ],
}

async function readPages(
  t: TestContext,
  site: Parameters<typeof sampleApi>[2] = { rows },
  given: Database | null = null,
) {
  const db = given ?? (await sqliteDatabase(t))
  const { bothWays, index } = await sampleApi(t, db, site)
  const render = await samplePages(
    createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
  )
  async function open(path: string) {
    const request = new Request(`http://localhost${path}`)
    const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
    return { status: answer.status, html: await answer.text() }
  }
  return { open, db, index }
}

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

/** The words of a page as a reader has them. */
const said = (html: string) =>
  wordsOfPage(`<body>${mainOf(html)}</body>`)
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s+/g, ' ')

test('R1016 the page has a table per project: the first deadline, each change with its day, handing over, since when', async (t) => {
  const { open } = await readPages(t)
  for (const language of languages) {
    const { status, html } = await open(pages.promises(language))
    assert.equal(status, 200)
    const words = said(html)
    const day = (date: string) => formatDate(date, language)
    assert.ok(words.includes(texts[language]['promises.since'].replace('{date}', day('2026-03-03'))), words)
    for (const date of ['2026-05-01', '2026-03-05', '2026-06-01', '2028-05-10'])
      assert.ok(words.includes(day(date)), `${date} in ${language}`)
    assert.ok(words.includes(reason[language]))
    assert.ok(words.includes(texts[language]['promises.gone']))
    const tables = [...mainOf(html).matchAll(/<table.*?<\/table>/gs)].map(([table]) => table)
    assert.ok(tables.length > 0)
    for (const table of tables) {
      assert.match(table, /<table[^>]*aria-labelledby="project-\d+"/)
      assert.equal([...table.matchAll(/<th scope="col"/g)].length, 5)
      assert.equal([...table.matchAll(/<th scope="row"/g)].length, [...table.matchAll(/<tr/g)].length - 1)
    }
    assert.ok(html.includes(`href="${pages.promises(language)}"`), 'the footer leads there')
  }
})

eachDatabase(
  'R1291 R1292 of a house handed over before the records began it says since when they are kept, not that nothing changed, and a dash has words',
  async (db, _, t) => {
    const { open } = await readPages(t, { rows }, db)
    for (const language of languages) {
      const main = mainOf((await open(pages.promises(language))).html)
      const row = [...main.matchAll(/<tr.*?<\/tr>/gs)]
        .map(([html]) => html)
        .find((html) => html.includes(pages.queue(language, 'house-6')))
      assert.ok(row !== undefined)
      const words = said(`<main>${row}</main>`)
      const date = formatDate('2026-03-07', language)
      const before = texts[language]['promises.changes.before'].replace('{date}', date)
      assert.ok(words.includes(before), words)
      assert.ok(!words.includes(texts[language]['promises.no_changes']), words)
      assert.ok(words.includes(texts[language]['promises.papers.handed']), words)
      const unknown = texts[language]['promises.unknown']
      assert.ok(
        main.includes(`<span aria-hidden="true">—</span><span class="visually-hidden">${unknown}</span>`),
        'a house under construction without papers',
      )
      // A deadline that was watched from its first day on did not change.
      assert.ok(said(main).includes(texts[language]['promises.no_changes']))
    }
  },
)

test('R1014 permits and guarantees lead to the registers that records name, and nowhere but to https', async (t) => {
  const { open } = await readPages(t)
  for (const path of [pages.promises('ru'), pages.project('ru', 'project-1'), pages.queue('ru', 'house-1')]) {
    const html = mainOf((await open(path)).html)
    assert.match(
      html,
      /<a [^>]*href="https:\/\/register\.example\/permits\/1"[^>]*rel="noopener noreferrer"/,
      path,
    )
    assert.match(html, /<a [^>]*href="https:\/\/register\.example\/guarantees\/1"/, path)
    assert.doesNotMatch(html, /href="javascript:/, path)
  }
})

test('R1017 a project has a line for each of its houses, a house its own, and both lead to the whole history', async (t) => {
  const { open } = await readPages(t)
  for (const language of languages) {
    const t9n = texts[language]
    const fill = (key: keyof typeof t9n, holes: Record<string, string>) =>
      Object.entries(holes).reduce((text, [name, value]) => text.replace(`{${name}}`, value), t9n[key])
    const quarter = (year: number, of: number) => formatQuarter({ year, quarter: of }, language)
    const day = (date: string) => formatDate(date, language)
    const lines = {
      'house-5': fill('promises.line.same', { deadline: quarter(2027, 4), date: day('2026-03-03') }),
      'house-3': fill('promises.line.corrected', { deadline: quarter(2027, 4), date: day('2026-03-05') }),
      'house-4': fill('promises.line.late', {
        date: day('2028-05-10'),
        first: quarter(2027, 4),
        quarters: language === 'ru' ? '2 квартала' : language === 'kk' ? '2 тоқсан' : '2 quarters',
      }),
      'house-1': fill('promises.line.moved', {
        deadline: quarter(2027, 4),
        first: quarter(2027, 2),
        date: day('2026-03-03'),
        times: language === 'ru' ? '1 раз' : language === 'kk' ? '1 рет' : '1 change',
      }),
    }
    const project = (await open(pages.project(language, 'project-1'))).html
    assert.ok(mainOf(project).includes(`href="${pages.promises(language)}"`))
    for (const [slug, line] of Object.entries(lines)) {
      assert.ok(said(project).includes(line), `${line} — ${said(project)}`)
      const house = (await open(pages.queue(language, slug))).html
      assert.ok(said(house).includes(line), line)
      assert.ok(mainOf(house).includes(`href="${pages.promises(language)}#project-1"`))
    }
  }
})

test('R1786 a project says once what became of the deadline of a finished house: its table, and lines for what the table lacks', async (t) => {
  const finished = makeHouse({
    id: 7,
    promised_year: 2026,
    promised_quarter: 1,
    handed_over_at: '2026-03-01',
    ...noPapers,
  })
  const told = word(7, 1, '2026-03-03', { handed_over_at: '2026-03-01' })
  const site = (rest: Rows): Rows => ({ ...sampleSite, ...rest, settings: rows.settings ?? [] })
  const lineOf = (html: string) =>
    /<ul class="promise-lines">.*?<\/ul>/s.exec(html)?.[0].includes(pages.queue('ru', 'house-7')) ?? false
  const both = {
    houses: [...(rows.houses ?? []), finished],
    house_promises: [...(rows.house_promises ?? []), told],
  }
  const project = pages.project('ru', 'project-1')
  const among = await readPages(t, { rows: site(both) })
  const { html } = await among.open(project)
  assert.match(html, /<h3 id="handovers">/)
  assert.ok(!lineOf(html) && html.includes('id="promises"'))
  const alone = await readPages(t, {
    rows: site({ houses: [...(sampleSite.houses ?? []), finished], house_promises: [told] }),
  })
  const only = (await alone.open(project)).html
  assert.ok(!only.includes('id="promises"'))
  assert.ok(mainOf(only).includes(`href="${pages.promises('ru')}"`))
  assert.ok((await alone.open(pages.queue('ru', 'house-7'))).html.includes('promise-lines'))
})

test('R1015 where the company’s record says off there is no page, no line and no link', async (t) => {
  const { open, db, index } = await readPages(t)
  await writeSetting(db, 'promises_shown', false)
  await db.transaction().execute((trx) => bumpContentVersion(trx, new Date()))
  await index.refresh()
  assert.equal((await open(pages.promises('kk'))).status, 404)
  for (const path of [pages.home('ru'), pages.project('ru', 'project-1'), pages.queue('ru', 'house-1')]) {
    const { status, html } = await open(path)
    assert.equal(status, 200)
    assert.ok(!html.includes(`href="${pages.promises('ru')}`), path)
    assert.ok(!html.includes('id="promises"'), path)
  }
})

test('R1016 without houses the page says so, no search engine keeps it and no menu leads there', async (t) => {
  const { open } = await readPages(t, { rows: {} })
  const { status, html } = await open(pages.promises('kk'))
  assert.equal(status, 200)
  assert.match(html, /<meta name="robots" content="noindex"/)
  assert.ok(said(html).includes(texts.kk['promises.none']))
  assert.ok(!(await open(pages.home('kk'))).html.includes(`href="${pages.promises('kk')}"`))
})

test('R1010 before the first import a house has no line, and its page says nothing that nobody knows', async (t) => {
  const { open } = await readPages(t, {})
  const { html } = await open(pages.project('ru', 'project-1'))
  assert.ok(!html.includes('id="promises"'))
  const page = said((await open(pages.promises('ru'))).html)
  assert.ok(page.includes(texts.ru['promises.first.before']))
  assert.ok(!page.includes(texts.ru['promises.same']))
})
