import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { framePath } from '#contract/frame-files.ts'
import { pages } from '#contract/pages.ts'
import { projectOnSale } from '#tests/helpers/demo-records.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { visitor } from '#tests/helpers/browser/visitor.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** Without the styles (R1223). */
const files = new RegExp(`${framePath}/\\w+\\.json$`)

test('R494 what pages say and show comes as files, of which the browser fetches none twice', async (t) => {
  const { page, problems } = await visitor(t)
  const asked: string[] = []
  page.on('request', (request) => {
    if (files.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  const named = async (path: string) => {
    await page.goto(path)
    await hydrated(page)
    const names = await page.evaluate(() => document.documentElement.dataset.frame?.split(' ') ?? [])
    return new Set(names)
  }
  /** How many of the page's files came over the network; what the browser has kept is 0 bytes. */
  const fetched = () =>
    page.evaluate((shape) => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const sent = all.filter(({ name, transferSize }) => RegExp(shape).test(name) && transferSize > 0)
      return new Set(sent.map(({ name }) => name)).size
    }, files.source)
  const home = await named(pages.home('kk'))
  assert.equal(await fetched(), 3)
  const contacts = await named(pages.contacts('kk'))
  assert.equal(await fetched(), 1)
  // The texts of all pages and the menus; those of each kind of page are a file of their own.
  assert.equal(home.intersection(contacts).size, 2)
  assert.equal(contacts.size, 3)
  assert.deepEqual(await named(pages.contacts('kk')), contacts)
  assert.equal(await fetched(), 0)
  assert.deepEqual(new Set(asked), home.union(contacts))
  assert.deepEqual(problems, [])
})

test('R494 while its files do not come a page works as without scripts, and it takes over once they have', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  let isAway = true
  const failed: string[] = []
  await page.route(files, (route) => (isAway ? route.abort() : route.continue()))
  page.on('requestfailed', (request) => void failed.push(request.url()))
  await page.goto(pages.listing('ru', 'flat'))
  // Asked for ahead, and then by the entry, which waits from now on.
  while (failed.length < 6) await page.waitForEvent('requestfailed')
  assert.equal(await page.evaluate(() => document.documentElement.dataset.hydrated), undefined)
  await page
    .locator(`a[href="${pages.contacts('ru')}"]`)
    .last()
    .click()
  await page.waitForURL(`**${pages.contacts('ru')}`)
  while (failed.length < 12) await page.waitForEvent('requestfailed')
  isAway = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await hydrated(page)
})

test('R986 the programmes of a calculator come as one file for all units and projects', async (t) => {
  const { page, problems } = await visitor(t)
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&status=free`)
  const [flat] = getEstates.answer.parse(await answer.json()).data
  assert.ok(flat !== undefined)
  const named = async (address: string) => {
    await page.goto(address)
    await hydrated(page)
    return page.evaluate(() => document.documentElement.dataset.frame?.split(' ') ?? [])
  }
  const [unit, project] = [
    await named(pages.estate('ru', 'flat', flat.slug)),
    await named(pages.project('ru', await projectOnSale())),
  ]
  assert.deepEqual([unit.length, project.length], [4, 4])
  assert.equal(unit.at(-1), project.at(-1))
  assert.deepEqual(problems, [])
})

test('R494 another language brings its texts along, and the first one is still there after Back', async (t) => {
  const { page, problems } = await visitor(t, { width: 1440, height: 900 })
  const skip = (language: 'ru' | 'en') =>
    page.getByRole('link', { name: word(language, 'common.skip') }).waitFor({ state: 'attached' })
  await page.goto(pages.contacts('ru'))
  await hydrated(page)
  await page
    .locator('a[hreflang=en]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(`**${pages.contacts('en')}`)
  await skip('en')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pages.contacts('ru'))
  await skip('ru')
  assert.deepEqual(problems, [])
})
