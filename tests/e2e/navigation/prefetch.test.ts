import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page, Request } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { kept, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { until } from '#tests/helpers/until.ts'
import { open, visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'

/** A visitor on a page that fetches ahead, and the later requests of the page's own scripts. */
async function reader(t: TestContext, path: string, options: VisitorOptions = {}) {
  const visit = await visitor(t, options)
  const { page } = visit
  await undisturbed(page)
  await open(page, path)
  await kept(page)
  await page.mouse.move(5, 5)
  const asked: string[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() !== 'fetch') return
    asked.push(pathname + search)
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  /** Waits until nothing more is asked for and everything has come. */
  const quiet = () =>
    until(async () => {
      const before = asked.length
      await wait(meant)
      return underWay.size === 0 && asked.length === before
    })
  return { ...visit, asked, quiet }
}

const card = (page: Page, index = 0) => page.locator('.estate-card h3 a').nth(index)
const isData = (path: string) => /\.data(?:\?|$)/.test(path)

/** Long enough for a pointer to mean the link, in milliseconds. */
const meant = 400

async function pathOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? ''
}

test('the page of a link on which the pointer rests opens with what was fetched ahead', async (t) => {
  const { page, asked, quiet, problems } = await reader(t, pages.listing('ru', 'flat'))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const found: { path: string; isFromBrowser: boolean }[] = []
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname, search } = new URL(response.url)
    found.push({ path: pathname + search, isFromBrowser: response.fromDiskCache === true })
  })
  const ways = [
    { link: card(page), heading: '.estate-plan' },
    { link: page.locator(`a[href="${pages.home('ru')}"]:visible`).first(), heading: '.home-hero' },
    {
      link: page.locator(`a[href="${pages.listing('ru', 'comm')}"]:visible`).first(),
      heading: '.estate-card',
    },
  ]
  for (const { link, heading } of ways) {
    const path = await pathOf(link)
    await link.hover()
    await until(async () => asked.some(isData))
    await quiet()
    const ahead = [...asked]
    assert.equal(
      ahead.filter(isData).length,
      1,
      `The contexts of the router, UNSAFE_*, say other things than web/layout/navigation/prefetch/ reads: of ${path} ` +
        `it fetched ${ahead.join(' ')}`,
    )
    found.length = 0
    await link.click()
    await page.waitForURL((address) => address.pathname === path)
    await page.locator(heading).first().waitFor()
    const used = found.filter((answer) => ahead.includes(answer.path))
    assert.ok(
      used.some((answer) => isData(answer.path)),
      `The router asks for the data of ${path} at another address than was fetched ahead (${ahead.join(' ')}): ` +
        'nothing fails, but all data come twice. web/layout/navigation/prefetch/ writes the address as the router does.',
    )
    const twice = used.filter((answer) => !answer.isFromBrowser)
    assert.deepEqual(twice, [])
    await page.mouse.move(5, 5)
    asked.length = 0
    found.length = 0
  }
  assert.deepEqual(problems, [])
})

test('a finger and the focus fetch ahead too, a pointer on its way and links that stay do not', async (t) => {
  const { page, asked, quiet } = await reader(t, pages.listing('ru', 'flat'), { touch: true })
  for (const other of ['a[rel~=nofollow]', 'a[href="#main"]', `a[href="${pages.policy('ru')}"]`])
    await page.locator(other).first().dispatchEvent('touchstart')
  // In one go: on a busy machine a pointer that this test moves by itself rests for longer than is meant.
  await page.evaluate(() => {
    const over = () => new PointerEvent('pointerover', { bubbles: true })
    for (const link of [...document.querySelectorAll('.estate-card h3 a')].slice(3, 7)) {
      link.dispatchEvent(over())
      document.querySelector('main')?.dispatchEvent(over())
    }
  })
  await page.waitForTimeout(meant)
  assert.equal(asked.length, 0, asked.join(' '))
  await card(page).dispatchEvent('touchstart')
  await until(async () => asked.some((path) => path.startsWith(pages.listing('ru', 'flat'))))
  await quiet()
  asked.length = 0
  await card(page, 1).focus()
  const path = await pathOf(card(page, 1))
  await until(async () => asked.some((each) => each.startsWith(`${path}.data`)))
  assert.equal(asked.length, 1, 'the code of such a page is there already')
  await page.mouse.move(5, 5)
  await card(page, 1).dispatchEvent('touchstart')
  await page.waitForTimeout(meant)
  assert.equal(asked.length, 1, 'nothing is fetched twice')
})

test('R212 at most five things are fetched ahead at once', async (t) => {
  const { page } = await reader(t, pages.listing('ru', 'flat'))
  let asked = 0
  // None of them comes.
  await page.route(/\.data(\?|$)/, () => {
    asked++
  })
  for (let index = 0; index < 9; index++) {
    await card(page, index).dispatchEvent('touchstart')
    await page.waitForTimeout(meant / 2)
  }
  assert.equal(asked, 5)
})

test('who saves data or has no connection fetches nothing ahead', async (t) => {
  const saver = await visitor(t)
  await saver.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const { page, asked } = await reader(t, pages.listing('ru', 'flat'))
  await undisturbed(saver.page)
  await open(saver.page, pages.listing('ru', 'flat'))
  await kept(saver.page)
  const ofSaver: string[] = []
  saver.page.on('request', (request) => ofSaver.push(request.url()))
  await card(saver.page).dispatchEvent('touchstart')
  await page.context().setOffline(true)
  await card(page).dispatchEvent('touchstart')
  await page.waitForTimeout(meant)
  assert.deepEqual([...ofSaver, ...asked].filter(isData), [])
  await page.context().setOffline(false)
  await card(page).dispatchEvent('touchstart')
  await until(async () => asked.some(isData))
})

test('a page whose code and data cannot be fetched ahead opens all the same', async (t) => {
  const { page } = await reader(t, pages.listing('ru', 'flat'))
  await page.evaluate(() => {
    globalThis.opened = 1
  })
  const refused: string[] = []
  await page.route(/\.data(\?|$)|\/assets\/estate-/, async (route) => {
    const request = route.request()
    const isAhead = request.resourceType() === 'fetch' && refused.length < 2
    if (!isAhead) return route.continue()
    refused.push(request.url())
    await route.fulfill({ status: 503, body: 'Service Unavailable' })
  })
  const path = await pathOf(card(page))
  await card(page).hover()
  await until(async () => refused.length === 2)
  await page.waitForTimeout(meant)
  assert.equal(await page.locator('.toast').count(), 0)
  assert.equal(new URL(page.url()).pathname, pages.listing('ru', 'flat'))
  await card(page).click()
  await page.waitForURL((address) => address.pathname === path)
  await page.locator('.estate-plan').first().waitFor()
  assert.equal(await page.evaluate(() => globalThis.opened), 1, 'no other document')
})
