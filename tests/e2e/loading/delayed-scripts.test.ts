import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { fillTime } from '#leads/intake/form-token.ts'
import { pages } from '#contract/pages.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** How long every script of the page is under way, in milliseconds. */
const delay = 10_000

/** A visitor on a page each of whose scripts takes ten seconds to come. */
async function slowVisitor(t: TestContext, path: string, options: VisitorOptions = {}) {
  const visit = await visitor(t, options)
  const { page } = visit
  let arrived = false
  await undisturbed(page)
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    arrived = true
    await route.continue().catch(() => {})
  })
  await page.goto(path, { waitUntil: 'load' })
  return { ...visit, areScriptsThere: () => arrived }
}

test('with scripts ten seconds late a listing is complete, its menu opens and a filter finds', async (t) => {
  const { page, problems, areScriptsThere } = await slowVisitor(t, pages.listing('ru', 'flat'))
  assert.ok((await page.locator('.estate-card').count()) === 12)
  for (const part of ['header .logo', 'main h1', '.estate-card-price', '.filter-panel', 'footer']) {
    assert.ok((await page.locator(part).first().boundingBox()) !== null, part)
  }
  const plan = page.locator('.estate-card-plan img').first()
  assert.ok((await plan.evaluate((image: HTMLImageElement) => image.naturalWidth)) > 0)
  await page.locator('.menu-button').first().click()
  assert.ok(await page.locator('.menu-panel:popover-open').isVisible())
  await page.keyboard.press('Escape')
  await page.locator('.filter-panel input[name=complex]').first().check()
  await page.waitForURL(/complex=/, { waitUntil: 'domcontentloaded' })
  assert.ok(await page.locator('.filter-panel input[name=complex]').first().isChecked())
  assert.equal(areScriptsThere(), false)
  assert.deepEqual(problems, [])
})

test('with scripts ten seconds late the drawer and the sheet of filters open on a telephone', async (t) => {
  const { page, areScriptsThere } = await slowVisitor(t, pages.listing('ru', 'flat'), { width: 390 })
  await page.getByRole('button', { name: word('ru', 'header.menu.open') }).click()
  assert.ok(await page.locator('#drawer:popover-open').isVisible())
  await page.getByRole('button', { name: word('ru', 'header.menu.close') }).click()
  await page.getByRole('button', { name: word('ru', 'listing.filters') }).click()
  assert.ok(await page.locator('.filter-panel:popover-open').isVisible())
  assert.equal(areScriptsThere(), false)
})

test('a heart pressed while the scripts are ten seconds late is kept when they come', async (t) => {
  const { page, areScriptsThere } = await slowVisitor(t, pages.listing('ru', 'flat'))
  const heart = page.locator('.favorite').first()
  await heart.click()
  assert.equal(areScriptsThere(), false)
  await page.waitForFunction(
    () => document.querySelector('.favorite')?.getAttribute('aria-pressed') === 'true',
    null,
    { timeout: 5 * delay },
  )
})

test('a form sent while the scripts are ten seconds late is taken by its own means', async (t) => {
  const { page, areScriptsThere } = await slowVisitor(t, pages.callback('ru'))
  const form = page.locator('main form').first()
  await form.getByLabel(word('ru', 'callback.name')).fill('Мәдина')
  await form.getByLabel(word('ru', 'callback.phone')).fill('+7 701 444 10 10')
  await form.getByRole('checkbox').check()
  await page.waitForTimeout(fillTime)
  await form.getByRole('button', { name: word('ru', 'callback.submit') }).click()
  await page.waitForURL((address) => address.searchParams.has('sent'), { waitUntil: 'domcontentloaded' })
  assert.equal(areScriptsThere(), false)
})
