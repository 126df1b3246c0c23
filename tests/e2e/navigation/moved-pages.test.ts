import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getRedirect } from '#contract/redirects.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** Goes there as a link of the page does, without a new document. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    void router.navigate(to)
  }, path)
}

/** Whether this is still the document that was marked before. */
const mark = (page: Page) => page.evaluate(() => void document.body.setAttribute('data-marked', ''))
const isMarked = async (page: Page) => (await page.locator('body[data-marked]').count()) === 1

test('R71 A6 the addresses of the demo content that have moved lead on in every language, with their query', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    const home = pages.home(language).replace(/\/$/, '')
    const cases = [
      ['/flats', 301, pages.listing(language, 'flat')],
      ['/Flats/', 301, `${home}/flats`],
      ['/parking', 301, pages.listing(language, 'garage')],
      ['/instagram', 302, 'https://instagram.example/kerege'],
    ] as const
    for (const [path, status, to] of cases) {
      const response = await fetch(`${url}${home}${path}?utm_source=%D3%99&b=1`, { redirect: 'manual' })
      assert.equal(response.status, status, path)
      assert.equal(response.headers.get('Location'), `${to}?utm_source=%D3%99&b=1`, path)
    }
  }
})

test('R71 a visitor of a moved address lands, also without JavaScript and from within the site', async (t) => {
  for (const javaScript of [true, false]) {
    const { page } = await visitor(t, { language: 'kk', javaScript })
    await page.goto('/kk/flats?rooms=2')
    assert.equal(page.url().replace(/^.*?\/kk/, '/kk'), pages.listing('kk', 'flat', 'rooms=2'))
    await page.getByRole('heading', { level: 1, name: word('kk', 'category.flat') }).waitFor()
  }
  const { page, problems } = await visitor(t)
  await open(page, pages.home('ru'))
  await mark(page)
  await navigate(page, '/parking?utm_source=x')
  await page.getByRole('heading', { level: 1, name: word('ru', 'category.garage') }).waitFor()
  assert.equal(new URL(page.url()).pathname, pages.listing('ru', 'garage'))
  assert.equal(new URL(page.url()).search, '?utm_source=x')
  assert.equal(await isMarked(page), true)
  assert.deepEqual(problems, [])
})

test('R72 another host and a document are loaded whole, also from within the site', async (t) => {
  const { page } = await visitor(t)
  await page.route('https://instagram.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await open(page, pages.home('ru'))
  await navigate(page, '/instagram?a=1')
  await page.waitForURL('https://instagram.example/kerege?a=1')
  assert.equal(await page.locator('body').innerText(), 'elsewhere')
})

test('A6 a lookup that fails, or never answers, blocks no page', async (t) => {
  for (const answer of [{ status: 500, body: { message: 'broken' } }, 'silence'] as const) {
    const { url } = await siteOverAlteredApi(t, (path) =>
      path.startsWith(endpoints.redirect.path) ? answer : undefined,
    )
    const response = await fetch(`${url}${pages.properties('en')}`, { headers: { Accept: 'text/html' } })
    assert.equal(response.status, 200)
    assert.match(await response.text(), new RegExp(word('en', 'properties.title')))
  }
})

test('R532 addresses of an old site with an extension, an underscore and other letters lead on', async (t) => {
  const old = ['/catalog/page_1.html', '/о-нас/index.php', '/news.aspx']
  const { url } = await siteOverAlteredApi(t, (path) =>
    old.some((each) => path === `${endpoints.redirect.path}?path=${encodeURIComponent(encodeURI(each))}`)
      ? { body: getRedirect.answer.parse({ data: { target: '/about', status: 301 } }) }
      : undefined,
  )
  for (const path of old) {
    const response = await fetch(`${url}${encodeURI(path)}?utm_source=x`)
    assert.equal(new URL(response.url).pathname + new URL(response.url).search, '/about?utm_source=x', path)
  }
})

test('R71 another server says where pages have moved', async (t) => {
  const { url } = await siteOverAlteredApi(t, (path) =>
    path.startsWith(`${endpoints.redirect.path}?path=%2Fcontacts`)
      ? { body: getRedirect.answer.parse({ data: { target: '/about', status: 302 } }) }
      : undefined,
  )
  const response = await fetch(`${url}/contacts`, { redirect: 'manual' })
  assert.equal(response.status, 302)
  assert.equal(response.headers.get('Location'), '/about')
})
