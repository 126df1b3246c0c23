import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import {
  emptyComplaints,
  fillIn,
  formOn,
  giveTime,
  leadsOf,
  newPerson,
  onSend,
  unexpected,
} from '#tests/helpers/browser/forms.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The panel of the wide header, open, with its form. */
async function panelOn(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('ru', 'header.callback') })
    .click()
  const panel = page.getByRole('dialog', { name: word('ru', 'header.callback') })
  const controls = formOn(page, 'callback', 'ru', '.callback-panel')
  await controls.submit.waitFor()
  return { panel, controls }
}

for (const pause of [0, 250]) {
  test(`R128 R129 fail, correct, double click with ${pause} ms between: the button stays where it is and the thanks are seen`, async (t) => {
    const { page, problems } = await visitor(t)
    await open(page, pages.home('ru'))
    const { panel, controls } = await panelOn(page)
    await giveTime(page)
    await controls.submit.click()
    await controls.errors.nth(2).waitFor()
    const before = await controls.submit.boundingBox()

    const person = newPerson()
    await fillIn('callback', controls, person)
    assert.deepEqual(await controls.errors.allInnerTexts(), [])
    assert.equal(await controls.root.locator('[aria-invalid]').count(), 0)
    const mended = await controls.submit.boundingBox()
    assert.deepEqual(mended, before)

    assert.ok(before !== null)
    const place = [before.x + before.width / 2, before.y + before.height / 2] as const
    await page.mouse.click(...place)
    await page.waitForTimeout(pause)
    await page.mouse.click(...place)
    await panel.getByRole('heading', { name: word('ru', 'callback.sent.title') }).waitFor()
    assert.equal((await leadsOf(person, 'callback')).length, 1)
    assert.deepEqual(unexpected(problems), [])
  })
}

test('R128 a click beside the panel does not close it while its form is on its way', async (t) => {
  const { page } = await visitor(t)
  await open(page, pages.home('ru'))
  const { panel, controls } = await panelOn(page)
  await giveTime(page)
  await fillIn('callback', controls, newPerson())
  const answer = Promise.withResolvers<void>()
  await onSend(page, async (route) => {
    await answer.promise
    await route.continue()
  })
  await controls.submit.click()
  await page.locator('.callback-panel form[aria-busy=true]').waitFor()
  await page.mouse.click(200, 700)
  assert.equal(await panel.isVisible(), true)
  answer.resolve()
  await panel.getByRole('heading', { name: word('ru', 'callback.sent.title') }).waitFor()
  await page.mouse.click(200, 700)
  await panel.waitFor({ state: 'hidden' })
})

test('R134 the panel does not survive the way back to another page', async (t) => {
  const { page } = await visitor(t)
  await open(page, pages.home('ru'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('ru', 'header.commercial') })
    .click()
  // The address changes a moment before the page.
  await page.getByRole('heading', { level: 1, name: word('ru', 'category.comm') }).waitFor()
  const { panel } = await panelOn(page)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pages.home('ru'))
  await panel.waitFor({ state: 'hidden' })
})

test('R129 R143 an error goes with the first change of its field, one by one, and nothing moves', async (t) => {
  for (const width of [1440, 390]) {
    const { page } = await visitor(t, { width })
    await open(page, pages.question('ru'))
    const controls = formOn(page, 'questions', 'ru')
    await controls.submit.click()
    await controls.errors.nth(3).waitFor()
    const place = () => controls.submit.boundingBox()
    const before = await place()
    const left = emptyComplaints('questions', 'ru')
    for (const [field, text] of [
      [controls.name, 'Ә'],
      [controls.phone, '7'],
      [controls.message, 'Е'],
    ] as const) {
      await field.pressSequentially(text)
      left.shift()
      assert.deepEqual(await controls.errors.allInnerTexts(), left)
      assert.equal(await field.getAttribute('aria-invalid'), null)
      assert.deepEqual(await place(), before)
    }
    await controls.consent.check()
    assert.equal(await controls.errors.count(), 0)
    assert.deepEqual(await place(), before)
  }
})
