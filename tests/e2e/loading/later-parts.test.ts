import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Route } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

/** A listing whose own scripts have taken over, while the code of its header is on its way as `fetch` has it. */
async function listingBefore(t: TestContext, fetch: (route: Route) => Promise<void>) {
  const visit = await visitor(t)
  const { page } = visit
  await undisturbed(page)
  await page.route(/\/assets\/header-[^/]+\.js$/, fetch)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await page.goto(pages.listing('ru', 'flat'), { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'page')
  return { ...visit, documents: () => documents }
}

test('a filter pressed before the header has its code takes nothing of the page away', async (t) => {
  const code = Promise.withResolvers<void>()
  const { page, problems, documents } = await listingBefore(t, async (route) => {
    await code.promise
    await route.continue()
  })
  const menu = page.locator('.menu-button').first()
  await page.locator('.filter-panel input[name=complex]').first().click()
  await page.waitForTimeout(500)
  assert.ok(await menu.isVisible())
  code.resolve()
  await page.waitForURL(/complex=/)
  assert.ok(await menu.isVisible())
  assert.equal(documents(), 1)
  assert.deepEqual(problems, [])
})

test('a page whose header never gets its code goes on to whole pages', async (t) => {
  const { page, documents } = await listingBefore(t, (route) => route.abort())
  await page.locator('.filter-panel input[name=complex]').first().click()
  await page.waitForURL(/complex=/)
  assert.ok(await page.locator('.menu-button').first().isVisible())
  assert.equal(documents(), 2)
})

test('the code of a part far down the page comes when a visitor comes near, without the styles that the page has', async (t) => {
  const { page, problems } = await visitor(t, { width: 412, height: 823 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isAsked = (file: RegExp) => asked.some((path) => file.test(path))
  await page.goto(pages.home('ru'))
  await hydrated(page)
  assert.ok(!isAsked(/home-rest-/))
  const code = page.waitForResponse(/\/assets\/home-rest-[^/]+\.js$/)
  await page.locator('#projects').scrollIntoViewIfNeeded()
  await code
  // Styles are asked for beside the code.
  assert.ok(!isAsked(/\/assets\/(read|project)-cards-[^/]+\.css$/))
  await page.locator('#projects h3 a').first().click()
  await page.waitForURL(/\/projects\/.+/)
  assert.deepEqual(problems, [])
})

test('R1396 a page that the router opens is whole at once, and a visitor who comes back is where they were', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, pages.home('ru'))
  // Below all that the page has without those parts.
  const place = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight * 0.6)
    return scrollY
  })
  await page
    .locator(`a[href="${pages.about('ru')}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await page.waitForURL(`**${pages.about('ru')}`)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await page.waitForURL(`**${pages.home('ru')}`)
  await page.locator('#projects').waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.evaluate(() => scrollY), place)
  assert.deepEqual(problems, [])
})

test('R1396 where the code of such a part does not come, the router leaves for the whole page', async (t) => {
  const { page } = await visitor(t)
  await page.route(/\/assets\/home-rest-[^/]+\.js$/, (route) => route.abort())
  await open(page, pages.about('ru'))
  await page
    .locator(`a[href="${pages.home('ru')}"]`)
    .first()
    .click()
  await page.locator('#projects').waitFor()
  assert.equal(new URL(page.url()).pathname, pages.home('ru'))
})
