import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { defaultPerPage } from '#contract/envelopes.ts'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { estateIdOfSlug } from '#domain/estate-slug.ts'
import { type Language, languages } from '#domain/languages.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The flats on the page, in its order. */
async function shownIds(page: Page): Promise<(number | null)[]> {
  const links = page.locator('article h2 a, article h3 a')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.map((href) => estateIdOfSlug(href.split('/').at(-1) ?? ''))
}

/** Waits until the page shows these flats: the address changes a moment before the list. */
async function shows(page: Page, expected: readonly number[]): Promise<void> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline && (await shownIds(page)).join() !== expected.join()) {
    await page.waitForTimeout(50)
  }
  assert.deepEqual(await shownIds(page), expected)
}

/** The API's answer to the same query. */
async function foundIds(language: Language, query: string): Promise<{ ids: number[]; total: number }> {
  const { url } = await demoSite()
  const response = await fetch(`${url}/api/estates?category=flat&${query}`, {
    headers: { 'Accept-Language': language },
  })
  const { data, meta } = getEstates.answer.parse(await response.json())
  return { ids: data.map(({ id }) => id), total: meta.total }
}

/** Ticks a box by its words, as a visitor does: the box itself may be hidden behind them. */
async function tick(filters: Locator, name: string): Promise<void> {
  const box = filters.page().getByRole('checkbox', { name })
  await filters.locator('label').filter({ has: box }).click()
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R2 R31 R61 R62 a visitor finds a flat from the home page by rooms, price and finish ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    await (javaScript ? open(page, '/') : page.goto('/'))
    const finder = page.getByRole('search', { name: word('ru', 'home.finder.label') })
    await finder.getByLabel(word('ru', 'home.finder.rooms')).selectOption('2')
    await finder.getByRole('button').click()
    await page.waitForURL(
      (url) => url.pathname === '/properties/apartments' && url.searchParams.get('rooms') === '2',
    )

    const filters = page.getByRole('search', { name: word('ru', 'listing.filters') })
    await filters.getByRole('checkbox', { name: word('ru', 'rooms.chip.label.2'), checked: true }).waitFor()
    const show = filters.getByRole('button', { name: word('ru', 'listing.filters.show') })
    await filters.getByLabel(word('ru', 'listing.filters.price.to')).fill('60 000 000')
    if (javaScript) await page.keyboard.press('Enter')
    else await show.click()
    await page.waitForURL((url) => url.searchParams.has('price_to'))
    await tick(filters, 'Под ключ')
    if (!javaScript) await show.click()
    await page.waitForURL((url) => url.searchParams.get('restorations') === 'Под ключ')

    const expected = await foundIds('ru', 'rooms=2&price_to=60000000&restorations=turnkey')
    assert.ok(expected.total > 0, 'the demo content has such flats')
    await page
      .getByRole('status')
      .filter({ hasText: String(expected.total) })
      .waitFor()
    await shows(page, expected.ids)

    await page.locator('article').first().getByRole('link').click()
    await page.waitForURL((url) => estateIdOfSlug(url.pathname.split('/').at(-1) ?? '') === expected.ids[0])
    await page.getByRole('heading', { level: 1, name: /2/ }).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('restorations') === 'Под ключ')
    await filters.getByRole('checkbox', { name: 'Под ключ', checked: true }).waitFor()
    assert.deepEqual(problems, [])
  })

  test(`an empty list leads to near ones, and they hold what they promise ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { javaScript })
    const path = pages.listing('ru', 'flat', 'rooms=1&price_to=1000000')
    await (javaScript ? open(page, path) : page.goto(path))
    await page.getByRole('heading', { level: 3, name: word('ru', 'listing.empty.title') }).waitFor()
    const near = page.locator('.listing-near a').first()
    const promised = Number(/\d+/.exec(await near.locator('small').innerText())?.[0])
    assert.ok(promised > 0)
    await near.click()
    await page.waitForURL((url) => Number(url.searchParams.get('price_to')) > 1_000_000)
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${promised}\\s`) })
      .waitFor()
    assert.equal(await page.locator('article').count(), Math.min(promised, defaultPerPage))
    assert.deepEqual(problems, [])
  })

  test(`R1319 an empty list shows the nearest units, each with what is different ${how}`, async (t) => {
    for (const language of languages) {
      const { page, problems } = await visitor(t, { language, javaScript })
      const path = pages.listing(language, 'flat', 'rooms=0&price_to=10000000')
      await (javaScript ? open(page, path) : page.goto(path))
      await page.getByText(word(language, 'listing.empty.near')).waitFor()
      const cards = page.locator('.listing-near-units > li')
      const prices = await cards.locator('.estate-card-price b').allInnerTexts()
      const sums = prices.map((price) => Number(price.replaceAll(/\D/g, '')))
      assert.ok(sums.length > 0 && sums.length <= 6, 'the demo content has such flats')
      assert.ok(sums.every((sum) => sum > 10_000_000 && sum <= 12_500_000))
      assert.deepEqual(
        sums,
        sums.toSorted((a, b) => a - b),
      )
      const words = word(language, 'difference.price_to', { by: '|' })
        .split('|')
        .map((part) => part.trim())
      for (const line of await cards.locator('> p').allInnerTexts())
        assert.ok(
          words.every((part) => line.includes(part)),
          line,
        )
      await cards.first().getByRole('link').click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.deepEqual(problems, [])
    }
  })

  test(`R1319 where nothing is near an empty list says so ${how}`, async (t) => {
    const { page } = await visitor(t, { javaScript })
    const path = pages.listing('ru', 'flat', 'price_to=1000000')
    await (javaScript ? open(page, path) : page.goto(path))
    await page.getByText(word('ru', 'listing.empty.far')).waitFor()
    assert.equal(await page.locator('.listing-near-units').count(), 0)
    assert.ok((await page.locator('.listing-near a').count()) > 0)
  })

  test(`on a telephone the filters open, apply and reset ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'kk', javaScript, width: 390, height: 844 })
    const path = pages.listing('kk', 'flat')
    await (javaScript ? open(page, path) : page.goto(path))
    const filters = page.locator('#filters')
    assert.equal(await filters.isVisible(), false)
    await page.getByRole('button', { name: word('kk', 'listing.filters.open') }).click()
    await filters.waitFor({ state: 'visible' })
    await tick(filters, word('kk', 'rooms.chip.label.3'))
    await filters.getByRole('button', { name: word('kk', 'listing.filters.show') }).click()
    await page.waitForURL((url) => url.pathname === path && url.searchParams.get('rooms') === '3')
    await filters.waitFor({ state: 'hidden' })
    await shows(page, (await foundIds('kk', 'rooms=3')).ids)

    await page.getByRole('button', { name: word('kk', 'listing.filters.open') }).click()
    await filters.getByRole('link', { name: word('kk', 'listing.filters.reset') }).click()
    await page.waitForURL((url) => url.pathname === path && url.search === '')
    assert.deepEqual(problems, [])
  })

  test(`R63 R64 R65 pages of the list have addresses, titles and canonical links of their own ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'en', javaScript })
    const path = pages.listing('en', 'flat', 'rooms=1&price_to=90000000')
    await (javaScript ? open(page, path) : page.goto(path))
    const suffix = word('en', 'common.page', { page: 2 })
    assert.ok(!(await page.title()).includes(suffix))
    const first = await shownIds(page)
    await page.getByRole('link', { name: word('en', 'listing.pages.next') }).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    await page.waitForFunction((text) => document.title.includes(text), suffix)
    await shows(page, (await foundIds('en', 'rooms=1&price_to=90000000&page=2')).ids)
    assert.notDeepEqual(await shownIds(page), first)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    assert.match(canonical ?? '', /\/en\/properties\/apartments\?rooms=1&page=2$/)
    assert.deepEqual(problems, [])
  })
}

test('a price typed digit by digit is applied when the visitor leaves the box, and nothing chosen is lost', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await open(page, pages.listing('ru', 'flat', 'views=park&status=free'))
  const filters = page.getByRole('search', { name: word('ru', 'listing.filters') })
  await filters.getByLabel(word('ru', 'listing.filters.price.to')).click()
  await page.keyboard.type('45000000', { delay: 20 })
  assert.equal(new URL(page.url()).searchParams.has('price_to'), false)
  await page.keyboard.press('Tab')
  await page.waitForURL((url) => url.searchParams.get('price_to') === '45000000')
  const { searchParams } = new URL(page.url())
  assert.deepEqual([searchParams.get('views'), searchParams.get('status')], ['park', 'free'])
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
  assert.equal(focused, 'payment_to')
  assert.deepEqual(problems, [])
})

test('R683 a visitor asks for hours of sun in December and for a side, and takes them back', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  await open(page, pages.listing('kk', 'flat'))
  const filters = page.getByRole('search', { name: word('kk', 'listing.filters') })
  const box = (name: string, value: string) =>
    filters.locator('label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) })
  await box('sun', '3').click()
  await page.waitForURL(({ searchParams }) => searchParams.get('sun') === '3')
  await box('side', 's').click()
  await page.waitForURL(({ searchParams }) => searchParams.get('side') === 's')
  const expected = await foundIds('kk', 'sun=3&side=s')
  assert.ok(expected.total > 0, 'the demo content has such flats')
  await shows(page, expected.ids)
  const title = word('kk', 'filter.sun.hours', { hours: '3' })
  await page.getByRole('link', { name: word('kk', 'listing.filters.remove', { title }) }).click()
  await page.waitForURL(({ searchParams }) => !searchParams.has('sun'))
  await shows(page, (await foundIds('kk', 'side=s')).ids)
  assert.deepEqual(problems, [])
})
