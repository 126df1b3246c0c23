import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { kept, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** A visitor with a telephone who has come from the contacts to this page. */
async function onTelephone(t: TestContext, path: string) {
  const visit = await visitor(t, { width: 390, height: 844 })
  await undisturbed(visit.page)
  await visit.page.goto(pages.contacts('ru'))
  await open(visit.page, path)
  await kept(visit.page)
  return visit
}

const steps = (page: Page) => page.evaluate(() => history.length)

async function isAt(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search === address)
}

/** Waits until the closed layer has no step in the history any more. */
async function hasNoLayer(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.layers === undefined)
}

const path = pages.listing('ru', 'flat')
const drawer = (page: Page) => page.locator('#drawer')
const filters = (page: Page) => page.getByRole('search', { name: word('ru', 'listing.filters') })
const burger = (page: Page) => page.getByRole('button', { name: word('ru', 'header.menu.open') })

test('R260 on a telephone Back closes the second level of the drawer, then the drawer, then leaves the page', async (t) => {
  const { page, problems } = await onTelephone(t, path)
  await burger(page).tap()
  await drawer(page)
    .getByRole('button', { name: word('ru', 'header.properties') })
    .tap()
  const level = page.locator('#menu-properties')
  await level.waitFor({ state: 'visible' })
  await page.waitForFunction(() => history.state?.layers === 2)
  await page.goBack()
  await level.waitFor({ state: 'hidden' })
  assert.equal(await drawer(page).isVisible(), true)
  await isAt(page, path)
  await page.goBack()
  await drawer(page).waitFor({ state: 'hidden' })
  await isAt(page, path)
  assert.equal(await page.locator('[inert]').count(), 0)
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R260 what was closed by its cross or Esc leaves no step behind, and Forward opens nothing', async (t) => {
  const { page, problems } = await onTelephone(t, path)
  await burger(page).tap()
  await drawer(page)
    .getByRole('button', { name: word('ru', 'header.properties') })
    .tap()
  await page.waitForFunction(() => history.state?.layers === 2)
  await page
    .locator('#menu-properties')
    .getByRole('button', { name: word('ru', 'header.menu.close') })
    .tap()
  await drawer(page).waitFor({ state: 'hidden' })
  await hasNoLayer(page)
  await page.getByRole('button', { name: word('ru', 'listing.filters.open') }).tap()
  await page.waitForFunction(() => history.state?.layers === 1)
  await page.keyboard.press('Escape')
  await filters(page).waitFor({ state: 'hidden' })
  await hasNoLayer(page)
  await page.evaluate(() => history.forward())
  await page.waitForTimeout(300)
  await hasNoLayer(page)
  assert.equal(await page.locator('dialog[open], :popover-open').count(), 0)
  await isAt(page, path)
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R260 a page that was loaded again with something open has no dead step', async (t) => {
  const { page } = await onTelephone(t, path)
  await burger(page).tap()
  await page.waitForFunction(() => history.state?.layers === 1)
  await page.reload()
  await kept(page)
  await hasNoLayer(page)
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
})

test('R260 who goes on from the drawer comes back to the page in one step', async (t) => {
  const { page, problems } = await onTelephone(t, path)
  const before = await steps(page)
  await burger(page).tap()
  await page.waitForFunction(() => history.state?.layers === 1)
  await drawer(page)
    .locator(`a[href="${pages.about('ru')}"]`)
    .tap()
  await isAt(page, pages.about('ru'))
  await drawer(page).waitFor({ state: 'hidden' })
  assert.equal(await steps(page), before + 1)
  await page.goBack()
  await isAt(page, path)
  assert.equal(await drawer(page).isVisible(), false)
  await page.goForward()
  await isAt(page, pages.about('ru'))
  await page.goBack()
  await isAt(page, path)
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R260 Back closes a gallery', async (t) => {
  const { page, problems } = await onTelephone(t, pages.about('ru'))
  const dialog = page.locator('dialog:modal')
  await page.locator('a.picture-link').first().tap()
  await dialog.waitFor()
  await page.waitForFunction(() => history.state?.layers === 1)
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await isAt(page, pages.about('ru'))
  await page.locator('a.picture-link').first().tap()
  await dialog.waitFor()
  await dialog.getByRole('button', { name: word('ru', 'common.close') }).tap()
  await dialog.waitFor({ state: 'detached' })
  await hasNoLayer(page)
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R260 R124 Back closes the offer of a consultation', async (t) => {
  const { page } = await visitor(t, { width: 390, height: 844 })
  await page.goto(pages.contacts('ru'))
  await open(page, path)
  const offer = page.getByRole('dialog', { name: word('ru', 'consultation.properties') })
  await offer.waitFor()
  await page.waitForFunction(() => history.state?.layers === 1)
  await page.goBack()
  await offer.waitFor({ state: 'detached' })
  await isAt(page, path)
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
})

test('R262 a visit of the sheet of filters is one step: Back undoes it as a whole', async (t) => {
  const { page, problems } = await onTelephone(t, path)
  const before = await steps(page)
  await page.getByRole('button', { name: word('ru', 'listing.filters.open') }).tap()
  await filters(page).evaluate((sheet) => {
    // Two taps in a row, faster than the first list comes.
    sheet.querySelector<HTMLInputElement>('input[name=rooms][value="1"]')?.click()
    sheet.querySelector<HTMLInputElement>('input[name=rooms][value="2"]')?.click()
  })
  await isAt(page, `${path}?rooms=1,2`)
  await filters(page).locator('label:has([name=rooms][value="3"])').tap()
  await isAt(page, `${path}?rooms=1,2,3`)
  await filters(page)
    .getByRole('button', { name: word('ru', 'common.close') })
    .tap()
  await filters(page).waitFor({ state: 'hidden' })
  await isAt(page, `${path}?rooms=1,2,3`)
  assert.equal(await steps(page), before + 1)
  await page.goBack()
  await isAt(page, path)
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R260 R262 Back closes the sheet of filters and keeps what was chosen in it', async (t) => {
  const { page, problems } = await onTelephone(t, path)
  await page.getByRole('button', { name: word('ru', 'listing.filters.open') }).tap()
  await filters(page).locator('label:has([name=rooms][value="2"])').tap()
  await isAt(page, `${path}?rooms=2`)
  await filters(page).locator('[aria-busy=false]').waitFor()
  // The list follows its address.
  await page.locator('.chosen-chips a').first().waitFor({ state: 'attached' })
  await page.goBack()
  await filters(page).waitFor({ state: 'hidden' })
  await isAt(page, `${path}?rooms=2`)
  await page.locator('.chosen-chips a').first().waitFor()
  await page.goBack()
  await isAt(page, path)
  await page.locator('.chosen-chips a').first().waitFor({ state: 'detached' })
  await page.goBack()
  await isAt(page, pages.contacts('ru'))
  assert.deepEqual(problems, [])
})
