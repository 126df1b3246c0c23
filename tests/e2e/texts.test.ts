import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { seedWhenEmpty } from '#content/seed.ts'
import { migrate } from '#database/migrate.ts'
import { endpoints } from '#contract/endpoints.ts'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import * as dates from '#domain/dates.ts'
import { type Language, languages } from '#domain/languages.ts'
import * as money from '#domain/money.ts'
import * as plural from '#domain/plural.ts'
import * as shortNumber from '#domain/short-number.ts'
import { texts } from '#texts/texts.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { startSite, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { until } from '#tests/helpers/until.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'

test('R107 R153 R690 editors change texts of the markup in one language, and what visitors agree to', async (t) => {
  const dataDir = temporaryFolder(t)
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await seedWhenEmpty(db, demoCompany, { media: join(dataDir, 'media') })
    const changed = {
      'properties.title': 'Біздің қордағы барлық нысан',
      'category.flat.count': 'жайлы пәтер',
      'callback.consent': 'Бәріне келісемін: {link}',
    }
    const rows = Object.entries(changed).map(([key, content]) => ({ key, content, language: 'kk' as const }))
    await db.insertInto('localizations').values(rows).execute()
  })
  const site = await startSite(t, { DATA_DIR: dataDir, AUDIT_PLACEHOLDER: 'off' })
  const { page, problems } = await visitor(t, { language: 'kk' })
  await open(page, site.url + pages.home('kk'))
  await page.goto(site.url + pages.properties('kk'))
  const title = page.getByRole('heading', { level: 1 })
  assert.equal(await title.innerText(), 'Біздің қордағы барлық нысан')
  assert.match(await page.title(), /^Біздің қордағы барлық нысан/)
  assert.match(await page.getByRole('main').innerText(), /\d\u00A0жайлы пәтер/)
  await page.goto(site.url + pages.callback('kk'))
  assert.match(await page.getByRole('main').innerText(), /Бәріне келісемін: /)
  await page.goto(site.url + pages.properties('en'))
  assert.equal(await title.innerText(), word('en', 'properties.title'))
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('another host')),
    [],
  )
})

test('R206 when the texts cannot be had the log says so and the pages keep the built-in ones', async (t) => {
  const site = await siteOverAlteredApi(t, (path) =>
    path.startsWith('/api/localizations/') ? { status: 500, body: { message: 'broken' } } : undefined,
  )
  for (const language of languages) {
    const response = await fetch(site.url + pages.properties(language))
    assert.equal(response.status, 200)
    assert.ok((await response.text()).includes(word(language, 'properties.title')))
  }
  assert.match(site.output(), /"msg":"Error fetching localization data"/)
})

test('R107 another server that knows fewer texts leaves none of the page out', async (t) => {
  const site = await siteOverAlteredApi(t, (path) =>
    path.startsWith('/api/localizations/')
      ? { body: { data: [{ key: 'properties.title', content: 'Everything' }] } }
      : undefined,
  )
  const html = await (await fetch(site.url + pages.properties('en'))).text()
  assert.match(html, /<h1[^>]*>Everything</)
  const keys = Object.keys(texts.en).filter((key) => html.includes(`>${key}<`))
  assert.deepEqual(keys, [])
})

const formatters = { money, dates, plural, 'short-number': shortNumber }
type Call = [file: keyof typeof formatters, name: string, args: readonly unknown[]]

/** Calls of the formatters of `domain/` with distinguishing values: zero, ends of thousands and of months. */
function sampleCalls(): Call[] {
  const amounts = [0, 999, 1000, 25_490_000, 999_950, 1_000_000, 24_550_000, 61.4, 2.85]
  const styles = languages.flatMap((language) =>
    (['spec', 'local'] as const).map((style) => [language, money.numberStyleIn(language, style)] as const),
  )
  const suffixes = { million: 'млн', thousand: 'мың' }
  return [
    ...styles.flatMap(([, style]) =>
      amounts.flatMap((amount): Call[] => [
        ['money', 'formatPrice', [Math.round(amount), style]],
        ['money', 'formatCount', [Math.round(amount), style]],
        ['money', 'formatDecimal', [amount, style, 2]],
        ['short-number', 'shortNumber', [Math.round(amount), style, suffixes]],
      ]),
    ),
    ...languages.flatMap((language) => [
      ...amounts.map((amount): Call => ['plural', 'plural', [amount, language, 'a | b | c']]),
      ...['2026-01-31', '2026-09-01', '2027-12-31'].map((day): Call => [
        'dates',
        'formatDate',
        [day, language],
      ]),
      ...[1, 2, 3, 4].flatMap((quarter): Call[] => [
        ['dates', 'formatQuarter', [{ year: 2027, quarter }, language]],
        ['dates', 'formatQuarterShort', [{ year: 2027, quarter }, language]],
      ]),
    ]),
  ]
}

test('R29 R214 R215 numbers, money, plurals and dates are the same in the browser and on the server', async (t) => {
  const { page } = await visitor(t, { language: 'kk' })
  await page.route('**/domain/*.ts', async (route) => {
    const { pathname } = new URL(route.request().url())
    const source = await readFile(join(import.meta.dirname, '../..', pathname), 'utf8')
    await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await open(page, pages.home('kk'))
  const calls = sampleCalls()
  const here = calls.map(([file, name, args]) => {
    const functions = formatters[file] as unknown as Record<string, (...args: unknown[]) => string>
    return functions[name]?.(...args)
  })
  const there = await page.evaluate(async (calls) => {
    const load = (file: string) =>
      import(`/domain/${file}.ts`) as Promise<Record<string, (...args: unknown[]) => string>>
    return Promise.all(calls.map(async ([file, name, args]) => (await load(file))[name]?.(...args)))
  }, calls)
  assert.deepEqual(there, here)
  assert.equal(here.includes(undefined), false)
  assert.ok(new Set(here).size > 60, String(new Set(here).size))
})

/** The words of a page without the map and the foot of the printed sheet, which only browsers make. */
async function wordsOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => {
    const words = main.cloneNode(true) as Element
    for (const part of words.querySelectorAll('script, .estate-sheet, .map-box')) part.remove()
    return words.textContent
  })
}

async function somePages(language: Language): Promise<[from: string, to: string][]> {
  const { url } = await demoSite()
  const answer = await fetch(`${url}${endpoints.estates.path}?category=flat&per_page=1`)
  const flat = getEstates.answer.parse(await answer.json()).data[0]
  assert.ok(flat !== undefined)
  const listing = pages.listing(language, 'flat')
  return [
    [pages.properties(language), listing],
    [listing, pages.estate(language, 'flat', flat.slug)],
    [pages.properties(language), pages.projects(language)],
  ]
}

test('R29 what the browser makes of a page is word for word what the server makes of it, in Kazakh most of all', async (t) => {
  for (const language of ['kk', 'ru'] as const) {
    for (const [from, to] of await somePages(language)) {
      const written = await visitor(t, { language, javaScript: false })
      await written.page.goto(to)
      const { page, problems } = await visitor(t, { language })
      await open(page, from)
      await page.evaluate((path) => {
        const { __reactRouterDataRouter: router } = globalThis as unknown as {
          __reactRouterDataRouter: { navigate(to: string): Promise<void> }
        }
        return router.navigate(path)
      }, to)
      // The address changes a moment before the page.
      const title = await written.page.locator('h1').textContent()
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title)
      const words = await wordsOf(written.page)
      // Parts whose code comes later stand a moment after the others.
      await until(async () => (await wordsOf(page)) === words).catch(() => {})
      assert.equal(await wordsOf(page), words, to)
      assert.deepEqual(problems, [])
      await page.context().close()
      await written.page.context().close()
    }
  }
})
