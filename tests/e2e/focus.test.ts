import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { focusInside, focusNamed, focusOn, tabsOutside } from '#tests/helpers/browser/focus.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

test('a filter that was taken away leaves the focus to its neighbour, the last one to the count', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en' })
  await undisturbed(page)
  await open(page, pages.listing('en', 'flat', 'rooms=1,2,3'))
  const chips = page.getByRole('list', { name: word('en', 'listing.filters.chosen') }).getByRole('link')
  for (const [left, rooms] of [
    ['rooms.many.3', '1,3'],
    ['rooms.many.1', '1'],
  ] as const) {
    await chips.nth(1).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('rooms') === rooms)
    await focusInside(page, '.chosen-chips')
    await focusNamed(page, word('en', 'listing.filters.remove', { title: word('en', left) }))
  }
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.search === '')
  await focusOn(page, 'output.listing-total')
  assert.deepEqual(problems, [])
})

test('R1710 R1711 one link passes all filters of a listing, after tabs whose numbers are words of their own', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en' })
  await undisturbed(page)
  await open(page, pages.listing('en', 'flat'))
  const tabs = page.getByRole('navigation', { name: word('en', 'listing.tabs') }).getByRole('link')
  assert.match(await tabs.first().ariaSnapshot(), /"Apartments [\d,]+"/)
  await tabs.last().focus()
  await page.keyboard.press('Tab')
  await focusNamed(page, word('en', 'listing.skip'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await focusInside(page, '#results')
  assert.deepEqual(problems, [])
})

test('the sheet of filters holds the focus, and Esc returns it to the button that opened it', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk', width: 390, height: 844 })
  await undisturbed(page)
  await open(page, pages.listing('kk', 'flat'))
  const opener = page.locator('.open-filters')
  const sheet = page.locator('#filters')
  await opener.focus()
  await page.keyboard.press('Enter')
  await focusOn(page, '#filters .icon-button')
  assert.deepEqual(await tabsOutside(page, '#filters', 60), [])

  // The list behind changes with every choice; the sheet keeps the focus and its opener.
  const studio = sheet.getByRole('checkbox', { name: word('kk', 'rooms.chip.label.0') })
  await studio.focus()
  await page.keyboard.press('Space')
  await page.waitForURL((url) => url.searchParams.get('rooms') === '0')
  await sheet.getByRole('checkbox', { name: word('kk', 'rooms.chip.label.0'), checked: true }).waitFor()
  await focusNamed(page, word('kk', 'rooms.chip.label.0'))
  assert.deepEqual(await tabsOutside(page, '#filters', 60), [])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await focusOn(page, '.open-filters')
  assert.equal(await page.locator('[inert]').count(), 0)

  // «Show» closes it as well.
  await page.keyboard.press('Enter')
  await focusInside(page, '#filters')
  await sheet.getByRole('button', { name: word('kk', 'listing.filters.show') }).click()
  await sheet.waitFor({ state: 'hidden' })
  await focusOn(page, '.open-filters')
  assert.deepEqual(problems, [])
})

test('the sheet of filters gives way when the screen becomes wide enough for the panel', async (t) => {
  const { page } = await visitor(t, { width: 820, height: 1180 })
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat'))
  await page.locator('.open-filters').tap()
  await focusInside(page, '#filters')
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.waitForFunction(() => document.querySelector(':popover-open') === null)
  assert.equal(await page.locator('[inert]').count(), 0)
  assert.equal(await page.locator('#filters').isVisible(), true)
})

test('whoever follows a link into a page goes on at its content', async (t) => {
  const { page } = await visitor(t, { language: 'en' })
  await undisturbed(page)
  await open(page, pages.listing('en', 'garage'))
  await page.locator('article a').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.startsWith(`${pages.listing('en', 'garage')}/`))
  await focusOn(page, 'main')
})

test('R130 when the thanks of the callback form are closed the focus is at the form again', async (t) => {
  const { page } = await visitor(t, { language: 'en' })
  await open(page, '/en')
  const form = page.locator('main form').filter({ has: page.getByLabel(word('en', 'callback.phone')) })
  await form.getByLabel(word('en', 'callback.name')).fill('Aliya')
  await form.getByLabel(word('en', 'callback.phone')).fill('+7 (701) 400-00-03')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: word('en', 'callback.submit') }).click()
  await page.getByRole('button', { name: word('en', 'callback.sent.close') }).focus()
  await page.keyboard.press('Enter')
  await form.waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('main form') !== null)
})
