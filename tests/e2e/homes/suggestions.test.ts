import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const typed = { ru: 'двушка не пер', kk: '2 бөлмелі бірінші қ', en: 'two rooms not the gr' } as const
const first = {
  ru: 'двушка не первый этаж',
  kk: '2 бөлмелі бірінші қабат емес',
  en: 'two rooms not the ground floor',
} as const

/** The field of the first view of the home page, with what has been suggested in it. */
function fieldOf(page: Page) {
  const form = page.getByRole('main').locator('.phrase-field')
  return { field: form.locator('input'), list: form.getByRole('listbox'), options: form.getByRole('option') }
}

for (const language of languages) {
  test(`R1063 R1064 suggestions are chosen with the keys, and the field says so (${language})`, async (t) => {
    const { page, problems } = await visitor(t, { language })
    await open(page, pages.home(language))
    const { field, list, options } = fieldOf(page)
    await field.pressSequentially(typed[language])
    await list.waitFor()
    assert.equal(await field.getAttribute('role'), 'combobox')
    assert.equal(await field.getAttribute('aria-expanded'), 'true')
    assert.equal(await field.getAttribute('aria-activedescendant'), null)
    await page.getByRole('status').filter({ hasText: /^\d/ }).waitFor({ state: 'attached' })
    assert.deepEqual(await axeFindings(page), [])

    await field.press('ArrowDown')
    const option = options.first()
    assert.equal(await option.getAttribute('aria-selected'), 'true')
    assert.equal(await field.getAttribute('aria-activedescendant'), await option.getAttribute('id'))
    await field.press('Enter')
    assert.equal(await field.inputValue(), first[language])
    assert.equal(await field.getAttribute('aria-expanded'), 'false')
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('floor_not') === 'first')
    assert.deepEqual(problems, [])
  })
}

test('R1064 Esc and the arrow with Alt close the list, up leads to its end, and an option can be pressed', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, pages.home('ru'))
  const { field, list, options } = fieldOf(page)
  await field.pressSequentially(typed.ru)
  await list.waitFor()
  await field.press('ArrowUp')
  assert.equal(await options.last().getAttribute('aria-selected'), 'true')
  await field.press('Escape')
  await list.waitFor({ state: 'hidden' })
  assert.equal(await field.inputValue(), typed.ru)
  await field.press('ArrowDown')
  await list.waitFor()
  await field.press('Alt+ArrowUp')
  await list.waitFor({ state: 'hidden' })
  await field.press('ArrowDown')
  await options.first().click()
  assert.equal(await field.inputValue(), first.ru)
  await list.waitFor({ state: 'hidden' })
  assert.deepEqual(problems, [])
})

test('R1064 without an answer the field is as before', async (t) => {
  const { page } = await visitor(t)
  const asked = page.waitForRequest((request) => request.url().includes(endpoints.phraseSuggestions.path))
  await page.route(`**${endpoints.phraseSuggestions.path}*`, (route) =>
    route.fulfill({ status: 503, body: '' }),
  )
  await open(page, pages.home('ru'))
  const { field, list } = fieldOf(page)
  await field.pressSequentially(typed.ru)
  await (await asked).response()
  assert.equal(await list.isVisible(), false)
  await field.press('Enter')
  await page.waitForURL((url) => url.pathname === pages.listing('ru', 'flat'))
})

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'
  test(`R1062 R1556 R1583 the header has the field with its button under a sign, on small screens too, where the menu has it as well (${how})`, async (t) => {
    for (const [width, isMenu] of [
      [1440, false],
      [768, false],
      [390, false],
      [320, false],
      [390, true],
    ] as const) {
      const { page, problems } = await visitor(t, { width, height: 800, javaScript })
      await (javaScript ? open(page, pages.contacts('ru')) : page.goto(pages.contacts('ru')))
      const opener = page.getByRole('button', {
        name: word('ru', isMenu ? 'header.menu.open' : 'find.label'),
      })
      const sign = await opener.boundingBox()
      if (!isMenu) assert.ok(sign !== null && sign.width >= 44 && sign.height >= 44, `${width} px`)
      await opener.click()
      const place = page.locator(isMenu ? '#drawer' : '#menu-find')
      const field = place.locator('input')
      await field.waitFor()
      if (!isMenu) {
        const box = await place.boundingBox()
        assert.ok(box !== null && sign !== null && box.x === 0 && box.width === width, `${width} px`)
        assert.ok(box.y >= sign.y + sign.height, 'the panel lies under the sign')
      }
      if (javaScript && !isMenu) {
        await page.locator('#menu-find input:focus').waitFor()
        assert.deepEqual(await axeFindings(page), [])
      }
      await field.fill('двушка не первый этаж')
      await place.getByRole('button', { name: word('ru', 'find.submit') }).click()
      await page.waitForURL((url) => url.searchParams.get('floor_not') === 'first')
      assert.deepEqual(problems, [])
    }
  })
}
