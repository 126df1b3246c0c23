import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { until } from '#tests/helpers/until.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

test('a page asks for one file of styles before it is shown; the others stand in it', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
  })
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto(pages.listing('ru', 'flat'), { waitUntil: 'load' })
  assert.equal(asked.length, 1)
  assert.match(asked[0] ?? '', /^\/frame\/[0-9a-f]+\.css$/)
  const columns = await page
    .locator('.estate-card')
    .first()
    .evaluate((card) => getComputedStyle(card).display)
  assert.notEqual(columns, 'inline')
  assert.deepEqual(problems, [])
})

test('R1250 a part that is fetched later asks for no second copy of the styles of every page', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, pages.listing('ru', 'flat'))
  // The way to the form of changes is fetched with its scripts, and asks for the styles of every page beside them.
  await page.locator('.watch-part').waitFor()
  await page.waitForLoadState('networkidle')
  assert.ok(
    asked.some((path) => path.includes('/watch-part-')),
    asked.join(),
  )
  assert.deepEqual(
    asked.filter((path) => /\/frame-[\w-]+\.css$/.test(path)),
    [],
  )
  assert.deepEqual(problems, [])
})

test('the styles of a page go with it, and those of the next and of the first again are there', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat'))
  const ofListing = page.locator('head > style[data-of*="/listing-"]')
  const shape = () => page.locator('.filter-panel').evaluate((panel) => getComputedStyle(panel).display)
  const before = await shape()
  assert.equal(await ofListing.count(), 1)
  await page
    .locator(`header a[href="${pages.projects('ru')}"], footer a[href="${pages.projects('ru')}"]`)
    .last()
    .click()
  await page.waitForURL((address) => address.pathname === pages.projects('ru'))
  await ofListing.waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL((address) => address.pathname === pages.listing('ru', 'flat'))
  // A panel that is just leaving has no shape.
  await until(async () => (await shape()) === before)
  assert.deepEqual(problems, [])
})

test('R334 a calculator that comes later asks for no styles that its page has asked for', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat'))
  const flat = page.locator('.estate-card a').first()
  const slug = (await flat.getAttribute('href')) ?? ''
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/payment-[\w-]{8}\.css$/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await flat.click()
  await page.waitForURL((address) => address.pathname === slug)
  await page.locator('#monthly input[type=range]').first().waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.locator('link[rel=stylesheet][crossorigin][href*="/payment-"]').count(), 0)
  assert.equal(asked.length <= 1, true, asked.join())
  assert.deepEqual(problems, [])
})
