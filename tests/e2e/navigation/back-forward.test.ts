import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { projectOnSale } from '#tests/helpers/demo-records.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

/** In the page: whether the browser keeps it while another one is open. */
type Kept = { mark?: string; cameBack?: boolean }

for (const [name, find] of [
  ['the home page', async () => pages.home('ru')],
  ['the list of flats', async () => pages.listing('ru', 'flat')],
  ['the page of a project', async () => pages.project('ru', await projectOnSale())],
] as const) {
  test(`${name} is shown again at once after going back from a whole page`, async (t) => {
    const path = await find()
    const { url } = await demoSite()
    const browser = await launchBrowser({ keepsPages: true })
    t.after(() => browser.close())
    const context = await browser.newContext({ baseURL: url, locale: 'ru-KZ' })
    const page = await context.newPage()
    await undisturbed(page)
    await page.goto(path)
    await hydrated(page)
    await page.evaluate((mark) => {
      const kept = globalThis as Kept
      kept.mark = mark
      addEventListener('pageshow', ({ persisted }) => (kept.cameBack = persisted))
    }, path)
    await page.goto(pages.callback('ru'))
    await page.evaluate(() => history.back())
    // A page that was kept does not load once more.
    await page.waitForURL((address) => address.pathname === path, { waitUntil: 'commit' })
    await page.waitForFunction(() => (globalThis as Kept).cameBack !== undefined)
    const kept = await page.evaluate(() => ({ ...(globalThis as Kept) }) as Kept)
    assert.deepEqual([kept.mark, kept.cameBack], [path, true])
  })
}

/** Reloads a page whose scripts do not come until the answer is called. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  return held.resolve
}

/**
 * A visitor who opened one page, followed a link to the next, stepped through the history and reloaded: the page has
 * come, its scripts come when `arrive` is called. `shows` waits for a page by its address and heading.
 */
async function reloaded(t: TestContext, [from, to]: [string, string], steps: readonly number[] = []) {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const names: Record<string, string> = {}
  for (const path of [to, from]) {
    await open(page, path)
    names[path] = await page.getByRole('heading', { level: 1 }).innerText()
  }
  assert.notEqual(names[from], names[to])
  const shows = async (path: string) => {
    await page.waitForURL((address) => address.pathname === path)
    await page.getByRole('heading', { level: 1, name: names[path] ?? '', exact: true }).waitFor()
  }
  await page.locator(`a[href="${to}"]:visible`).first().click()
  await shows(to)
  for (const step of steps) {
    await page.evaluate((step) => history.go(step), step)
    await shows(from)
  }
  return { page, problems, shows, arrive: await reloadWithoutScripts(page) }
}

for (const [from, to] of [
  [pages.contacts('ru'), pages.about('ru')],
  [pages.about('kk'), pages.contacts('kk')],
  [pages.home('ru'), pages.listing('ru', 'flat')],
] satisfies [string, string][]) {
  test(`R355 Back right after a reload of ${to} opens ${from}, before its scripts come and after`, async (t) => {
    const { page, problems, shows, arrive } = await reloaded(t, [from, to])
    await page.evaluate(() => history.back())
    await shows(from)
    arrive()
    await hydrated(page)
    await shows(from)
    await page.goForward()
    await shows(to)
    assert.deepEqual(problems, [])
  })
}

test('R355 Forward right after a reload opens the next page', async (t) => {
  const way: [string, string] = [pages.contacts('ru'), pages.about('ru')]
  const { page, problems, shows, arrive } = await reloaded(t, way, [-1])
  await page.evaluate(() => history.forward())
  await shows(pages.about('ru'))
  arrive()
  await hydrated(page)
  await shows(pages.about('ru'))
  assert.deepEqual(problems, [])
})

test('R355 Back and Forward at once after a reload stay on the page', async (t) => {
  const { page, problems, shows, arrive } = await reloaded(t, [pages.contacts('ru'), pages.about('ru')])
  await page.evaluate(() => {
    addEventListener('popstate', () => history.forward(), { once: true })
    history.back()
  })
  arrive()
  await hydrated(page)
  await shows(pages.about('ru'))
  assert.deepEqual(problems, [])
})

test('R355 a step to another place of the page that was reloaded does not load it once more', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, pages.contacts('ru'))
  await page.locator('a[href="#main"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#main$/)
  const arrive = await reloadWithoutScripts(page)
  await page.evaluate(() => ((globalThis as Kept).mark = 'same'))
  await page.evaluate(() => history.back())
  await page.waitForURL(({ hash }) => hash === '')
  arrive()
  await hydrated(page)
  assert.equal(await page.evaluate(() => (globalThis as Kept).mark), 'same')
  assert.deepEqual(problems, [])
})
