import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { categories } from '#domain/categories.ts'
import { languages } from '#domain/languages.ts'
import { hydrated } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** Each with one wish that no filter says. */
const sentences = {
  ru: { text: 'двушка до 90 млн, не первый этаж, с вертолётом', missed: 'вертолётом' },
  kk: { text: '2 бөлмелі, 90 млн-ға дейін, бірінші қабат емес, тікұшақпен', missed: 'тікұшақпен' },
  en: { text: 'two rooms under 90m, not the ground floor, with a helicopter', missed: 'helicopter' },
} as const

for (const javaScript of [true, false]) {
  for (const language of languages) {
    const how = javaScript ? 'with JavaScript' : 'without JavaScript'
    test(`R1045 R1052 R1310 a sentence on the home page leads to its results, and the list says what it did not understand (${language}, ${how})`, async (t) => {
      const { page, problems } = await visitor(t, { language, javaScript })
      await (javaScript ? open(page, pages.home(language)) : page.goto(pages.home(language)))
      const { text, missed } = sentences[language]
      // A combobox once its script has come.
      const field = page.getByRole('main').getByRole('search').locator('input')
      await field.fill(text)
      if (javaScript)
        await page
          .getByRole('main')
          .getByRole('combobox', { name: word(language, 'find.label') })
          .waitFor()
      await field.press('Enter')
      await page.waitForURL((url) => url.pathname === pages.listing(language, 'flat'))
      const { searchParams } = new URL(page.url())
      const told = ['rooms', 'price_to', 'floor_not'].map((key) => searchParams.get(key))
      assert.deepEqual(told, ['2', '90000000', 'first'])
      const said = word(language, 'find.missed', {
        parts: word(language, 'find.missed.part', { part: missed }),
      })
      await page.getByText(said).waitFor()
      assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
      // The keyboard goes on at the results, not at the menus; there the last sentence can be put better.
      if (javaScript) await hydrated(page)
      const again = page.getByRole('main').getByRole('search').locator('input')
      await page.keyboard.press('Tab')
      await again.and(page.locator(':focus')).waitFor()
      if (javaScript)
        await page.waitForFunction(
          (last) =>
            document.activeElement instanceof HTMLInputElement && document.activeElement.value === last,
          text,
        )
      assert.deepEqual(problems, [])
    })
  }
}

for (const language of languages) {
  test(`R1351 at home the field for a sentence is on the first screen of a phone (${language})`, async (t) => {
    const { page } = await visitor(t, { language, width: 390 })
    await open(page, pages.home(language))
    const box = await page.getByRole('search', { name: word(language, 'find.label') }).boundingBox()
    assert.ok(box !== null && box.y + box.height < 640, JSON.stringify(box))
  })

  test(`R1320 without a connection a sentence stays in its field, and the page says that there is none (${language})`, async (t) => {
    const { page } = await visitor(t, { language })
    const address = pages.listing(language, 'flat')
    await open(page, address)
    const { text } = sentences[language]
    const field = page.getByRole('main').getByRole('search').locator('input[name=q]')
    await field.fill(text)
    await page.context().setOffline(true)
    await field.press('Enter')
    await page.getByText(word(language, 'toast.offline')).waitFor()
    assert.equal(await field.inputValue(), text)
    assert.equal(new URL(page.url()).pathname, address)

    await page.context().setOffline(false)
    await page.getByRole('button', { name: word(language, 'toast.again') }).click()
    await page.waitForURL((url) => url.searchParams.get('price_to') === '90000000')
  })
}

test('R1795 R1796 where the script of the suggestions is late, a sentence is kept all the same, and the keyboard stays where it went', async (t) => {
  const { page, problems } = await visitor(t)
  const { promise: comes, resolve: letCome } = Promise.withResolvers<void>()
  const script = /\/suggest-in-[^/]*\.js$/
  await page.route(script, async (route) => {
    await comes
    await route.continue()
  })
  await open(page, pages.home('ru'))
  const field = page.getByRole('main').getByRole('search').locator('input[name=q]')
  await field.fill('двушка в начале')
  await field.press('Enter')
  await page.waitForURL((url) => url.pathname === pages.listing('ru', 'flat'))
  await hydrated(page)

  const asked = page.waitForRequest(script)
  await field.focus()
  await asked
  await page.keyboard.press('Tab')
  const came = page.waitForResponse(script)
  letCome()
  await (await came).finished()
  await page.waitForTimeout(300)
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BUTTON')
  assert.equal(await field.inputValue(), '')

  await page.keyboard.press('Shift+Tab')
  await page.waitForFunction(
    () =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.value === 'двушка в начале',
  )
  assert.equal(await field.getAttribute('role'), 'combobox')
  assert.deepEqual(problems, [])
})

const bedrooms = { ru: 'две спальни', kk: '2 жатын бөлме', en: '2 bedrooms' } as const

for (const language of languages) {
  test(`R1323 a list says why two bedrooms are three rooms, until it is another list (${language})`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(`${pages.find(language)}?q=${encodeURIComponent(bedrooms[language])}`)
    assert.equal(new URL(page.url()).searchParams.get('rooms'), '3')
    const told = page.getByText(word(language, 'find.bedrooms', { bedrooms: 2, rooms: 3 }))
    await told.waitFor()
    await page.goto(pages.listing(language, 'flat', 'rooms=3'))
    assert.equal(await told.count(), 0)
  })
}

test('R1787 the example above a listing is one of its own, and the field reads it whole', async () => {
  const { url } = await demoSite()
  for (const language of languages)
    for (const category of categories) {
      const html = await (await fetch(url + pages.listing(language, category))).text()
      const example = /class="listing-phrase".*?placeholder="([^"]+)"/s.exec(html)?.[1] ?? ''
      const found = await fetch(`${url}${pages.find(language)}?${new URLSearchParams({ q: example })}`, {
        redirect: 'manual',
      })
      const { pathname, searchParams } = new URL(found.headers.get('Location') ?? '', url)
      assert.deepEqual(
        [pathname, searchParams.get('missed')],
        [pages.listing(language, category), null],
        example,
      )
      assert.ok(searchParams.size > 0, example)
    }
})

for (const javaScript of [true, false]) {
  test(`R1770 a sentence on the list of parking spaces stays there unless it tells another kind (JavaScript ${javaScript ? 'on' : 'off'})`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'kk', javaScript })
    const list = pages.listing('kk', 'garage')
    await (javaScript ? open(page, list) : page.goto(list))
    const field = page.getByRole('main').getByRole('search').locator('input[name=q]')
    assert.equal(await field.getAttribute('placeholder'), word('kk', 'listing.find.garage'))
    await field.fill('3 млн-ға дейін')
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('price_to') === '3000000')
    assert.equal(new URL(page.url()).pathname, list)
    if (javaScript) await hydrated(page)
    await field.fill('2 бөлмелі')
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname === pages.listing('kk', 'flat'))
    assert.equal(new URL(page.url()).searchParams.get('rooms'), '2')
    assert.deepEqual(problems, [])
  })
}
