import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { kept, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { until } from '#tests/helpers/until.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

/** Long enough for a pointer to mean the link, in milliseconds. */
const pause = 1000

const card = '.estate-card h3 a'

test('while no script has come, the whole page of a link is fetched ahead, and used; not that of another language', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const rules: (string | undefined)[] = []
  const ahead: string[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorMessage))
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') ahead.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  await page.goto(pages.listing('ru', 'flat'))
  await until(async () => rules.length > 0)
  assert.deepEqual(rules, [undefined], 'Chromium understands the rules')
  await page.locator('.language-button').click()
  await page.locator('.language-panel a').first().hover()
  await page.waitForTimeout(pause)
  assert.deepEqual(ahead, [])
  await page.keyboard.press('Escape')
  // Away from the header, which stays in its place and has its own links.
  await page.mouse.move(5, 600)
  const link = page.locator(card).first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.hover()
  await until(async () => ahead.length > 0)
  assert.deepEqual(ahead, [path])
  await link.click()
  await page.waitForURL((address) => address.pathname === path)
  const way = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (entry as { deliveryType?: string } | undefined)?.deliveryType
  })
  assert.equal(way, 'navigational-prefetch')
})

test('once the scripts have taken over, no whole page is fetched ahead', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const ahead: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(prefetchUrl))
  await open(page, pages.listing('ru', 'flat'))
  await kept(page)
  for (const link of [page.locator(card).first(), page.locator('header a:visible').first()]) {
    await link.hover()
    await page.waitForTimeout(pause)
  }
  assert.deepEqual(ahead, [])
  assert.deepEqual(problems, [])
})
