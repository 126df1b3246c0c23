import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languageNames } from '#domain/languages.ts'
import { open, visitor } from '#tests/helpers/visitor.ts'
import { word } from '#tests/helpers/words.ts'

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R92 R93 A4 the language is switched midway ${how}: same page, same filters`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    const path = pages.listing(
      'ru',
      'flat',
      `rooms=1,2&restorations=${encodeURIComponent('Под ключ')}&page=2`,
    )
    await (javaScript ? open(page, path) : page.goto(path))
    const header = page.getByRole('banner')
    for (const name of [languageNames.kk.name, languageNames.en.name]) {
      assert.equal(await header.getByRole('link', { name }).isVisible(), true)
    }
    assert.equal(await header.getByRole('link', { name: languageNames.ru.name }).count(), 0)

    await header.getByRole('link', { name: languageNames.en.name }).click()
    await page.waitForURL((url) => url.pathname === '/en/properties/apartments')
    const { searchParams } = new URL(page.url())
    assert.deepEqual(Object.fromEntries(searchParams), { rooms: '1,2', restorations: 'Turnkey', page: '2' })
    await page.getByRole('heading', { level: 1, name: word('en', 'category.flat') }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    const filters = page.getByRole('search', { name: word('en', 'listing.filters') })
    await filters.getByRole('checkbox', { name: word('en', 'rooms.chip.label.2'), checked: true }).waitFor()

    await header.getByRole('link', { name: languageNames.kk.name }).click()
    await page.getByRole('heading', { level: 1, name: word('kk', 'category.flat') }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/kk/properties/apartments')
    assert.equal(await page.locator('html').getAttribute('lang'), 'kk')
    assert.deepEqual(problems, [])
  })

  test(`R86 R87 on a telephone the menu opens, closes and switches the language ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'en', javaScript, width: 390, height: 844 })
    await (javaScript ? open(page, '/en') : page.goto('/en'))
    const burger = page.getByRole('button', { name: word('en', 'header.menu.open') })
    const close = page.getByRole('button', { name: word('en', 'header.menu.close') })
    await burger.click()
    await close.click()
    await close.waitFor({ state: 'hidden' })
    await burger.click()
    await page.keyboard.press('Escape')
    await close.waitFor({ state: 'hidden' })
    await burger.click()
    await page.locator('#drawer').getByRole('link', { name: languageNames.kk.name }).click()
    await page.waitForURL((url) => url.pathname === '/kk')
    await page.locator('html[lang=kk]').waitFor()
    await close.waitFor({ state: 'hidden' })
    assert.deepEqual(problems, [])
  })
}
