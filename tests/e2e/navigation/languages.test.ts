import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { languageCookie } from '#contract/language-switch.ts'
import { pages } from '#contract/pages.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import { focusNamed, focusOn } from '#tests/helpers/browser/focus.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { notTheSameIntent, open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The switcher of the wide header as it reads in a language. */
function switcher(page: Page, language: Language) {
  const header = page.getByRole('banner')
  return {
    button: header.getByRole('button', { name: word(language, 'header.language.short') }),
    link: (to: Language) => header.getByRole('link', { name: languageNames[to].name }),
  }
}

async function savedLanguage(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === languageCookie.name)
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R92 R93 A4 the language is switched midway ${how}: same page, same filters, same campaign`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    await undisturbed(page)
    const path = pages.listing(
      'ru',
      'flat',
      `rooms=1,2&restorations=${encodeURIComponent('Под ключ')}&page=2&utm_source=a%20b`,
    )
    await (javaScript ? open(page, path) : page.goto(path))
    const russian = switcher(page, 'ru')
    await russian.button.click()
    assert.equal(await russian.link('kk').isVisible(), true)
    assert.equal(await russian.link('ru').count(), 0)
    await russian.link('en').click()
    await page.waitForURL((url) => url.pathname === '/en/properties/apartments')
    const { searchParams } = new URL(page.url())
    assert.deepEqual(Object.fromEntries(searchParams), {
      rooms: '1,2',
      restorations: 'Turnkey',
      page: '2',
      utm_source: 'a b',
    })
    await page.getByRole('heading', { level: 1, name: word('en', 'category.flat') }).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    const filters = page.getByRole('search', { name: word('en', 'listing.filters') })
    await filters.getByRole('checkbox', { name: word('en', 'rooms.chip.label.2'), checked: true }).waitFor()

    await switcher(page, 'en').button.click()
    await switcher(page, 'en').link('kk').click()
    await page.getByRole('heading', { level: 1, name: word('kk', 'category.flat') }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/kk/properties/apartments')
    assert.equal(await page.locator('html').getAttribute('lang'), 'kk')
    assert.deepEqual(problems, [])
  })

  test(`R74 R138 R210 a chosen language is remembered ${how}, against the browser’s own`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'en', javaScript })
    await page.goto('/')
    assert.equal(new URL(page.url()).pathname, '/en')
    if (javaScript) await open(page, '/en')
    await switcher(page, 'en').button.click()
    await switcher(page, 'en').link('ru').click()
    await page.locator('html[lang=ru]').waitFor()
    assert.equal(new URL(page.url()).pathname, '/')
    const cookie = await savedLanguage(page)
    assert.deepEqual([cookie?.value, cookie?.path, cookie?.sameSite], ['ru', '/', 'Lax'])
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    assert.ok(days > 364 && days <= 365, `${days} days`)
    await page.goto(pages.properties('ru'))
    assert.equal(new URL(page.url()).pathname, pages.properties('ru'))
    assert.deepEqual(problems, [])
  })

  test(`R86 R87 R88 on a telephone the menu opens, closes and switches the language ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'en', javaScript, width: 390, height: 844 })
    await (javaScript ? open(page, '/en') : page.goto('/en'))
    const burger = page.getByRole('button', { name: word('en', 'header.menu.open') })
    const close = page.getByRole('button', { name: word('en', 'header.menu.close') })
    await burger.click()
    await page.waitForTimeout(notTheSameIntent)
    await close.click()
    await close.waitFor({ state: 'hidden' })
    await burger.click()
    await page.keyboard.press('Escape')
    await close.waitFor({ state: 'hidden' })
    await burger.click()
    const chips = page.locator('#drawer').getByRole('list', { name: word('en', 'header.language') })
    assert.deepEqual(
      await chips.getByRole('listitem').allInnerTexts(),
      languages.map((language) => languageNames[language].name),
    )
    assert.equal(await chips.locator('[aria-current=true]').innerText(), languageNames.en.name)
    await chips.getByRole('link', { name: languageNames.kk.name }).click()
    await page.waitForURL((url) => url.pathname === '/kk')
    await page.locator('html[lang=kk]').waitFor()
    await close.waitFor({ state: 'hidden' })
    assert.equal((await savedLanguage(page))?.value, 'kk')
    if (javaScript) await focusNamed(page, word('kk', 'header.menu.open'))
    assert.deepEqual(problems, [])
  })
}

test('R93 with JavaScript the page is not loaded again, and stays where it is scrolled to and focused', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru', height: 700 })
  await open(page, '/')
  await page.evaluate(() => {
    Object.assign(globalThis, { isSamePage: true })
    scrollTo(0, 9)
  })
  // The mouse itself: Playwright's click would scroll first.
  for (const target of [switcher(page, 'ru').button, switcher(page, 'ru').link('kk')]) {
    const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.click(x + 5, y + 5)
  }
  await page.locator('html[lang=kk]').waitFor()
  await focusOn(page, '.language-button')
  assert.equal(await page.evaluate(() => scrollY), 9)

  const { button, link } = switcher(page, 'kk')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await focusNamed(page, languageNames.ru.name)
  await page.keyboard.press('ArrowDown')
  await focusNamed(page, languageNames.en.name)
  await page.keyboard.press('Enter')
  await page.locator('html[lang=en]').waitFor()
  await link('en').waitFor({ state: 'hidden' })
  await focusOn(page, '.language-button')
  assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage')), true)
  assert.deepEqual(problems, [])
})

test('R94 the list of languages closes with Esc, with a click elsewhere and when it is left', async (t) => {
  for (const javaScript of [true, false]) {
    const { page } = await visitor(t, { language: 'kk', javaScript })
    await (javaScript ? open(page, '/kk') : page.goto('/kk'))
    const { button, link } = switcher(page, 'kk')
    await button.click()
    await page.mouse.click(700, 500)
    assert.equal(await link('en').isVisible(), false)
    await button.click()
    await page.keyboard.press('Escape')
    assert.equal(await link('en').isVisible(), false)
    assert.equal(await button.evaluate((button) => button === document.activeElement), true)
    if (!javaScript) continue
    await button.click()
    await link('en').focus()
    await page.keyboard.press('Tab')
    assert.equal(await link('en').isVisible(), false)
  }
})

test('A7 the links of the switcher are no addresses for search engines', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  await page.goto('/')
  const links = page.locator('a[href^="/language/"]')
  assert.ok((await links.count()) >= 4)
  const rels = await links.evaluateAll((all) => all.map((link) => link.getAttribute('rel')))
  assert.deepEqual([...new Set(rels)], ['nofollow'])
})
