import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { cityOfSeveral } from '#tests/helpers/demo-records.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { heading, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const broken = { status: 500, body: { message: 'error.unexpected' } }

/** The content of every error page: its words, its picture, four ways on. */
async function assertErrorPage(page: Page, language: Language, kind: 'not_found' | 'some'): Promise<void> {
  const main = page.getByRole('main')
  await main
    .getByRole('heading', {
      level: 1,
      name: word(language, kind === 'some' ? 'some-page-error' : 'page-not-found'),
    })
    .waitFor()
  const head = kind === 'not_found' ? 'error.not_found.head' : 'some-page-error'
  assert.equal(
    (await page.title()).replaceAll('\u00A0', ' '),
    `${word(language, head)} — ${word(language, 'common.brand')}`.replaceAll('\u00A0', ' '),
  )
  const description = await page.locator('meta[name=description]').getAttribute('content')
  assert.equal(
    description?.replaceAll('\u00A0', ' '),
    word(language, `error.${kind}.description`).replaceAll('\u00A0', ' '),
  )
  assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
  assert.equal(await page.locator('html').getAttribute('lang'), language)
  const alt = word(language, kind === 'not_found' ? 'error.image' : 'error.image.some')
  const picture = main.getByRole('img', { name: alt })
  const box = await picture.boundingBox()
  assert.ok(box !== null && box.width > 200 && box.width <= 471.5 && box.height <= 327.5, JSON.stringify(box))
  // A failed page may open the next time; a missing one stays missing.
  const again = main.getByRole('link', { name: word(language, 'error.reload') })
  assert.equal(await again.count(), kind === 'some' ? 1 : 0)
  if (kind === 'some') assert.equal(await main.getByText('4.04').count(), 0)
  const ways = main.getByRole('list', { name: word(language, 'error.ways') }).getByRole('link')
  const targets = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  assert.deepEqual(targets, [
    pages.home(language),
    pages.projects(language),
    pages.listing(language, 'flat'),
    pages.contents(language),
  ])
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R103 R104 R105 R201 R218 an address without a page shows the error page ${how}`, async (t) => {
    for (const language of languages) {
      for (const width of [390, 2560]) {
        const { page } = await visitor(t, { language, javaScript, width })
        const response = await page.goto(`${pages.home(language).replace(/\/$/, '')}/no/such/page`)
        assert.equal(response?.status(), 404)
        await assertErrorPage(page, language, 'not_found')
        await page.context().close()
      }
    }
  })
}

test('R199 R200 the thrown answers name the address that was not found', async () => {
  const { url } = await demoSite()
  const said = async (path: string) => (await fetch(url + path)).text()
  assert.match(await said('/kk/no/such.data?a=1'), /"Page not found: \/kk\/no\/such\?a=1"/)
  assert.match(await said('/properties/castles.data'), /"Page Not Found: \/properties\/castles"/)
})

test('R199 R200 R383 the page of an address without one names that address, and not the one it was made at', async () => {
  const { url } = await demoSite()
  const response = await fetch(`${url}/kk/no/such?a=1`, { headers: { Accept: 'text/html' } })
  assert.equal(response.status, 404)
  const html = await response.text()
  assert.ok(html.includes('Page not found: /kk/no/such?a=1'))
  assert.doesNotMatch(html, /kk(?:\/|%2F)404/i)
})

test('R103 a form that is sent to a page without one shows the page, in its frame', async () => {
  const { url } = await demoSite()
  for (const [path, status] of [
    [pages.projects('kk', `city=${await cityOfSeveral()}`), 200],
    ['/en/no/such/page', 404],
  ] as const) {
    const init = { method: 'POST', body: 'a=b', headers: { Accept: 'text/html' } }
    const headers = { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = await fetch(url + path, { ...init, headers, redirect: 'manual' })
    assert.deepEqual([sent.status, sent.headers.get('Location')], [303, path])
    const shown = await fetch(url + path, { ...init, headers })
    assert.equal(shown.status, status)
    assert.match(await shown.text(), /<footer/)
  }
})

test('R103 R201 a page whose data fails shows the other error page inside the frame, in the right status', async (t) => {
  const site = await siteOverAlteredApi(t, (path) => (path.startsWith('/api/estates?') ? broken : undefined))
  for (const language of languages) {
    const { page } = await visitor(t, { language })
    const response = await page.goto(site.url + pages.listing(language, 'flat'))
    assert.equal(response?.status(), 503)
    assert.match((await response?.headerValue('Retry-After')) ?? '', /^\d+$/)
    await assertErrorPage(page, language, 'some')
    await page.getByRole('contentinfo').waitFor()
    assert.deepEqual(await axeFindings(page), [])
  }
})

test('R381 a visitor above the limit, behind others, gets the page for a crowd, which loads the page again', async (t) => {
  let isSilent = true
  const site = await siteOverAlteredApi(
    t,
    (path) => (isSilent && path.startsWith('/api/articles') ? 'silence' : undefined),
    { RENDER_LIMIT: '2/1h', TRUST_PROXY: '1' },
  )
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address, Accept: 'text/html' } })
  await fetch(site.url + pages.about('ru'), from('198.51.100.9'))
  for (const [number, language] of languages.entries()) {
    isSilent = true
    const { page, problems } = await visitor(t, { language, width: language === 'kk' ? 390 : 1440 })
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '198.51.100.9' })
    // Another visitor's page that takes its time: no longer than a page waits, so it begins when the browser is ready.
    const other = fetch(site.url + pages.contents(language), from(`192.0.2.${number}`))
    const response = await page.goto(site.url + pages.contacts(language))
    assert.equal(response?.status(), 429)
    assert.match((await response?.headerValue('Retry-After')) ?? '', /^\d+$/)
    assert.equal(await page.locator('html').getAttribute('lang'), language)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: word(language, 'error.busy.title') }).waitFor()
    await page.getByRole('contentinfo').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    isSilent = false
    await other
    await main.getByRole('link', { name: word(language, 'error.reload') }).click()
    await page
      .getByRole('heading', { level: 1, name: word(language, 'error.busy.title') })
      .waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, pages.contacts(language))
    // It is another site than the one that the browser is set up for.
    const expected = /status of 429|request to another host: http:\/\/localhost/
    assert.deepEqual(
      problems.filter((problem) => !expected.test(problem)),
      [],
    )
    await page.context().close()
  }
})

test('R103 a page that fails on the way of a visitor shows the error page, and the way back works', async (t) => {
  const site = await siteOverAlteredApi(t, (path) => (path.startsWith('/api/estates?') ? broken : undefined))
  const { page } = await visitor(t)
  await open(page, site.url + pages.properties('ru'))
  await page
    .getByRole('main')
    .locator(`a[href="${pages.listing('ru', 'flat')}"]`)
    .first()
    .click()
  await assertErrorPage(page, 'ru', 'some')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: word('ru', 'properties.title') }).waitFor()
})

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R270 a page stands though the frame around it has no data ${how}`, async (t) => {
    const framed = [endpoints.dictionaries.path, endpoints.complexesNavigation.path]
    const site = await siteOverAlteredApi(t, (path) =>
      framed.some((call) => path.startsWith(call)) ? broken : undefined,
    )
    for (const language of languages) {
      const { page } = await visitor(t, { language, javaScript, width: 390 })
      const response = await page.goto(site.url + pages.properties(language))
      assert.equal(response?.status(), 200)
      await page.getByRole('heading', { level: 1, name: word(language, 'properties.title') }).waitFor()
      await page.getByRole('contentinfo').waitFor()
      if (javaScript) assert.deepEqual(await axeFindings(page), [])
      await page.context().close()
    }
  })
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R103 R252 a page that failed has a way to load it again ${how}, which is the page's own address`, async (t) => {
    let isBroken = true
    const site = await siteOverAlteredApi(t, (path) =>
      isBroken && path.startsWith('/api/estates?') ? broken : undefined,
    )
    const { page } = await visitor(t, { language: 'kk', javaScript })
    await page.goto(`${site.url}${pages.listing('kk', 'flat', 'rooms=2')}`)
    await assertErrorPage(page, 'kk', 'some')
    isBroken = false
    await page.getByRole('link', { name: word('kk', 'error.reload') }).click()
    await page.getByRole('heading', { level: 1, name: word('kk', 'category.flat') }).waitFor()
    assert.equal(new URL(page.url()).search, '?rooms=2')
  })
}

test('R103 R270 an unknown address is missing, also where the frame has no data', async (t) => {
  const site = await siteOverAlteredApi(t, () => broken)
  const response = await fetch(`${site.url}/en/no/such/page`, { headers: { Accept: 'text/html' } })
  assert.equal(response.status, 404)
  assert.ok((await response.text()).includes(word('en', 'page-not-found')))
})

test('R333 R103 where not even the frame has its data the error page stands alone, in the language of the address', async () => {
  const log = recordingLog()
  const { open: openPage } = await pagesOver(specificationServer, log, () => {
    throw new Error('a mistake of ours')
  })
  for (const language of languages) {
    const { status, html } = await openPage(pages.contacts(language))
    assert.equal(status, 500)
    assert.match(html, new RegExp(`<html lang="${language}"`))
    assert.equal(heading(html), texts[language]['some-page-error'])
    assert.match(html, /<meta name="robots" content="noindex"/)
    for (const way of [pages.home(language), pages.projects(language), pages.listing(language, 'flat')])
      assert.ok(html.includes(`href="${way}"`), way)
    assert.doesNotMatch(html, /a mistake of ours/)
  }
  assert.ok(log.lines.some(({ facts }) => JSON.stringify(facts).includes('a mistake of ours')))
})
