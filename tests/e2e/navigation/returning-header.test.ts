import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { watchShifts } from '#tests/helpers/browser/page-checks.ts'
import { kept, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { somePlaces } from '#tests/helpers/feeds/some-places.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** Scrolls as a wheel or a finger does, by so many pixels. */
async function scrollOn(page: Page, pixels: number): Promise<void> {
  for (let left = Math.abs(pixels); left > 0; left -= 200) {
    const step = Math.sign(pixels) * Math.min(left, 200)
    await page.evaluate((step) => scrollBy(0, step), step)
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 20))))
  }
}

function headerEdges(page: Page) {
  return page.locator('.header').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })
}

for (const width of [1440, 390]) {
  for (const [name, address] of [
    ['a list', () => pages.listing('ru', 'flat')],
    ['a project', async () => (await somePlaces('ru')).project],
  ] as const) {
    test(`R254 on ${name} at ${width} px the header goes while one scrolls down, and is back with a step up`, async (t) => {
      const { page, problems } = await visitor(t, { width })
      await undisturbed(page)
      await watchShifts(page)
      await open(page, await address())
      await kept(page)
      await page.evaluate(() => (globalThis.layoutShifts.length = 0))
      await scrollOn(page, 1600)
      assert.ok((await headerEdges(page)).bottom <= 0)
      await scrollOn(page, -60)
      assert.equal((await headerEdges(page)).top, 0)
      await scrollOn(page, 60)
      assert.ok((await headerEdges(page)).bottom <= 0)
      // A finger that trembles means nothing.
      await scrollOn(page, -3)
      assert.ok((await headerEdges(page)).bottom <= 0)
      await scrollOn(page, -3000)
      assert.equal((await headerEdges(page)).top, 0)
      assert.equal(await page.locator('html').getAttribute('data-header'), null)
      assert.deepEqual(await page.evaluate(() => globalThis.layoutShifts), [])
      assert.deepEqual(problems, [])
    })
  }
}

test('R254 a menu of the header that is back opens below it, and keeps it while one scrolls on', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat'))
  await kept(page)
  await scrollOn(page, 1600)
  await scrollOn(page, -60)
  const { bottom } = await headerEdges(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('ru', 'header.projects') })
    .click()
  const panel = page.locator('.menu-panel:popover-open')
  await panel.waitFor()
  assert.equal(Math.round((await panel.boundingBox())?.y ?? 0), bottom)
  await scrollOn(page, 200)
  assert.equal((await headerEdges(page)).top, 0)
})

test('R254 whoever walks with keys sees the header while they are in it, and nothing under it', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat'))
  await kept(page)
  await scrollOn(page, 1600)
  await page.locator('.header a').first().focus()
  await page.keyboard.press('Tab')
  assert.equal((await headerEdges(page)).top, 0)
  await page.locator('main').focus()
  await scrollOn(page, 2400)
  const links = page.locator('main article a')
  await links.nth((await links.count()) - 1).focus()
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Shift+Tab')
    const { bottom } = await headerEdges(page)
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    assert.ok(focused >= bottom, `the focus is at ${focused}, the header ends at ${bottom}`)
  }
})

test('R254 without JavaScript the header stands at the beginning of the page', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  await page.goto(pages.listing('ru', 'flat'))
  await page.mouse.wheel(0, 1600)
  await page.waitForFunction(() => scrollY > 1000)
  await page.mouse.wheel(0, -200)
  assert.ok((await headerEdges(page)).bottom <= 0)
})
