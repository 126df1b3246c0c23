import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { type EstateCard, getEstates } from '#contract/estates.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { getComplex } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import type { Favorite } from '#domain/favorites.ts'
import { comparisonLimit } from '#domain/comparison.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { focusHeld } from '#tests/helpers/browser/focus.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function ask(path: string): Promise<unknown> {
  return (await fetch((await demoSite()).url + path)).json()
}

async function flats(): Promise<EstateCard[]> {
  return getEstates.answer.parse(await ask('/api/estates?category=flat&status=free&per_page=8')).data
}

/** A sold flat: lists do not show it, the board of its house does. */
async function soldFlat(): Promise<number> {
  const { data } = getComplexesNavigation.answer.parse(await ask('/api/complexes/navigation'))
  for (const { slug } of data) {
    const complex = getComplex.answer.parse(await ask(`/api/complexes/s/${slug}`)).data
    for (const house of complex.houses) {
      const units = getHouseEstates.answer.parse(await ask(`/api/houses/s/${house.slug}/estates`)).data
      const sold = units.find(({ category, status }) => category === 'flat' && status === 'sold')
      if (sold !== undefined) return sold.id
    }
  }
  throw new Error('the demo content has no sold flat')
}

/** A visitor with some units since 2 November. */
async function keeper(
  t: Parameters<typeof visitor>[0],
  kept: readonly (Pick<Favorite, 'id'> & Partial<Favorite>)[],
  options: VisitorOptions = {},
) {
  const found = await visitor(t, options)
  const list = kept.map((one, place) => ({
    category: 'flat',
    added_at: `2026-11-02T10:00:${String(place).padStart(2, '0')}.000Z`,
    price_at_add: null,
    ...one,
  }))
  await found.page.goto('/builds/latest.json')
  await found.page.evaluate((text) => localStorage.setItem('favorites', text), JSON.stringify(list))
  return found
}

const heart = (page: Page, place = 0) => page.locator('.estate-card button').nth(place)
const counter = (page: Page, count: number) =>
  page.getByRole('link', { name: `${word('ru', 'header.favorites')}: ${count}`, exact: true }).first()

test('R6 R79 a heart is pressed by keyboard, counted in every tab, taken back, and leads to the list', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const path = pages.listing('ru', 'flat', 'status=free')
  await open(page, path)
  const other = await page.context().newPage()
  await undisturbed(other)
  await open(other, path)
  await page.waitForLoadState('networkidle')

  await heart(page).focus()
  await page.keyboard.press('Enter')
  await counter(page, 1).waitFor()
  await counter(other, 1).waitFor()
  assert.equal(await heart(page).getAttribute('aria-pressed'), 'true')
  assert.equal(await heart(other).getAttribute('aria-pressed'), 'true')
  await page
    .getByRole('status')
    .filter({ hasText: word('ru', 'favorites.added', { count: 1 }) })
    .waitFor()

  await heart(other, 1).click()
  await counter(page, 2).waitFor()
  await page.keyboard.press('Space')
  await counter(other, 1).waitFor()
  await page.getByRole('button', { name: word('ru', 'favorites.undo') }).click()
  await counter(other, 2).waitFor()
  await focusHeld(heart(page))

  await counter(page, 2).click()
  await page.waitForURL((url) => url.pathname === pages.favorites('ru'))
  await page.locator('.favorites .estate-card').nth(1).waitFor()
  assert.equal(await page.locator('.favorites .estate-card').count(), 2)
  await heart(page).click()
  await page.waitForFunction(() => document.querySelectorAll('.favorites .estate-card').length === 1)
  await counter(other, 1).waitFor()
  assert.deepEqual(problems, [])
})

test('R42 the list tells changed prices, keeps sold units and names how many are gone', async (t) => {
  const [cheaper, dearer] = await flats()
  assert.ok(cheaper !== undefined && dearer !== undefined)
  const { page, problems } = await keeper(t, [
    { id: cheaper.id, price_at_add: Number(cheaper.price) + 500_000 },
    { id: dearer.id, price_at_add: Number(dearer.price) - 300_000 },
    { id: await soldFlat(), price_at_add: 20_000_000 },
    { id: 1_999_999_999 },
  ])
  await open(page, pages.favorites('ru'))
  const cards = page.locator('.favorites-card')
  await cards.nth(2).waitFor()
  assert.match(await cards.nth(0).innerText(), new RegExp(word('ru', 'estate.status.sold')))
  const told = async (place: number) =>
    (await cards.nth(place).locator('.favorites-note').innerText()).replaceAll(/\s/g, ' ')
  assert.match(await told(1), /2 ноября 2026.*300,000 ₸/)
  assert.match(await told(2), /2 ноября 2026.*500,000 ₸/)
  assert.equal(await cards.nth(0).locator('.favorites-note').count(), 0)

  await page.getByLabel(word('ru', 'listing.sort')).selectOption('price')
  assert.match(await cards.nth(2).innerText(), new RegExp(word('ru', 'estate.status.sold')))
  await page.getByText(word('ru', 'favorites.gone', { count: 1 })).waitFor()
  await page.getByRole('button', { name: word('ru', 'favorites.gone.remove') }).click()
  await counter(page, 3).waitFor()

  await page.getByRole('button', { name: word('ru', 'favorites.clear') }).click()
  const question = page.getByRole('dialog', { name: word('ru', 'favorites.clear.title') })
  await question.getByRole('button', { name: word('ru', 'favorites.clear.no') }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: word('ru', 'favorites.clear') }).click()
  await question.getByRole('button', { name: word('ru', 'favorites.clear.yes'), exact: true }).click()
  await page.getByRole('heading', { name: word('ru', 'favorites.empty.title') }).waitFor()
  await page.getByRole('button', { name: word('ru', 'favorites.undo') }).click()
  await cards.nth(2).waitFor()
  assert.deepEqual(problems, [])
})

test('R42 a list that could not be loaded says so and comes when it is asked again', async (t) => {
  const units = await flats()
  const { page } = await keeper(t, units.slice(0, 2))
  await page.route('**/api/estates/shortlist*', (route) => route.abort())
  await open(page, pages.favorites('ru'))
  await page
    .getByRole('alert')
    .filter({ hasText: word('ru', 'favorites.error.title') })
    .waitFor()
  await page.unroute('**/api/estates/shortlist*')
  await page.getByRole('button', { name: word('ru', 'toast.again') }).click()
  await page.locator('.favorites .estate-card').nth(1).waitFor()
})

test('R6 where the browser forbids storage the hearts hold for the visit', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await open(page, pages.listing('ru', 'flat', 'status=free'))
  await heart(page).click()
  await counter(page, 1).click()
  await page.waitForURL((url) => url.pathname === pages.favorites('ru'))
  await page.locator('.favorites .estate-card').waitFor()
  assert.deepEqual(problems, [])
})

test('R6 strange things in the storage break nothing', async (t) => {
  const { page, problems } = await visitor(t)
  for (const text of [
    '{',
    '[null,{"id":"x"},[]]',
    '{"length":100}',
    '[{"id":1e9,"category":"flat","added_at":"x"}]',
  ]) {
    await page.goto('/builds/latest.json')
    await page.evaluate((kept) => localStorage.setItem('favorites', kept), text)
    await open(page, pages.favorites('en'))
    await page.getByRole('heading', { name: word('en', 'favorites.empty.title') }).waitFor()
  }
  assert.deepEqual(problems, [])
})

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R22 R42 R43 a shortlist that was sent opens elsewhere and leads to a comparison ${how}`, async (t) => {
    const units = await flats()
    const ids = units.slice(0, 6).map(({ id }) => id)
    const { page, problems } = await visitor(t, { language: 'kk', javaScript })
    const path = pages.favorites('kk', shortlistSearch(ids))
    await (javaScript ? open(page, path) : page.goto(path))
    assert.equal(await page.locator('.estate-card').count(), 6)
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
    assert.equal(
      await page.getByRole('button', { name: word('kk', 'favorites.shared.add') }).isVisible(),
      javaScript,
    )
    // R269 six are kept and four fit: the button says so.
    const compare = page.getByRole('link', { name: /^Салыстыру/ })
    assert.deepEqual((await compare.innerText()).match(/\d+/g)?.toSorted(), [String(comparisonLimit), '6'])
    await compare.click()
    await page.waitForURL((url) => url.pathname === pages.compare('kk'))

    const table = page.getByRole('table', { name: word('kk', 'compare.table') })
    const heads = table.getByRole('columnheader')
    await heads.nth(comparisonLimit).waitFor()
    assert.equal(await heads.count(), comparisonLimit + 1)
    const bench = page.getByRole('region', { name: word('kk', 'compare.bench') })
    assert.equal(await bench.getByRole('link').count(), 2)
    await bench.getByRole('link').last().click()
    await page.waitForURL((url) => url.searchParams.get('ids')?.split(',')[3] === String(ids[5]))
    // The table changes a moment after the address.
    await heads.nth(comparisonLimit).locator(`a[href$="${units[5]?.slug}"]`).waitFor()
    await table
      .getByRole('link', { name: word('kk', 'compare.remove'), exact: false })
      .first()
      .click()
    await page.waitForURL((url) => url.searchParams.get('ids')?.split(',').length === 5)
    await bench.getByRole('link').nth(1).waitFor({ state: 'detached' })

    const rows = table.locator('tbody tr:visible')
    await page.getByRole('link', { name: word('kk', 'favorites.shared.own') }).waitFor()
    const all = await rows.count()
    const same = await table.locator('.compare-same').count()
    await page.getByRole('checkbox', { name: word('kk', 'compare.differences') }).check()
    assert.equal(await rows.count(), all - same)
    assert.deepEqual(problems, [])
  })
}

test('R6 search engines may keep the pages of favourites and of the comparison, but no list of anybody', async () => {
  const { url } = await demoSite()
  const ids = (await flats()).slice(0, 2).map(({ id }) => id)
  const headOf = async (path: string) => {
    const html = await (await fetch(url + path)).text()
    return {
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null,
      isHidden: html.includes('<meta name="robots" content="noindex"'),
    }
  }
  for (const page of [pages.favorites, pages.compare]) {
    const own = { canonical: url + page('kk'), isHidden: false }
    assert.deepEqual(await headOf(page('kk')), own)
    assert.deepEqual(await headOf(page('kk', shortlistSearch([], 'flat'))), own)
    assert.deepEqual(await headOf(page('kk', shortlistSearch(ids))), { canonical: null, isHidden: true })
  }
})

test('R6 what a page of favourites is for stands there before the scripts, and stays where it is', async (t) => {
  const kept = (await flats()).slice(0, 2).map(({ id }) => ({ id }))
  for (const width of [390, 700, 1300]) {
    const { page } = await keeper(t, kept, { width })
    const lead = page.getByText(word('ru', 'favorites.lead'))
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto(pages.favorites('ru'))
    await page.evaluate(() => document.fonts.ready)
    const before = await lead.boundingBox()
    assert.ok(before !== null)
    await page.unroute('**/assets/**/*.js')
    await open(page, pages.favorites('ru'))
    await page.locator('.favorites-head .button').waitFor()
    assert.deepEqual(await lead.boundingBox(), before, `at ${width}`)
    await page.context().close()
  }
})

for (const [name, key] of [
  ['favorites', 'favorites.lead'],
  ['compare', 'compare.description'],
] as const) {
  test(`R6 with nothing kept the largest text of the page ${name} needs no script`, async (t) => {
    const { page, problems } = await visitor(t, { width: 390, height: 844 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element: Element | null }
          document.documentElement.dataset['largest'] = element?.textContent ?? ''
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await open(page, pages[name]('ru'))
    await page.getByRole('heading', { name: word('ru', `${name}.empty.title`) }).waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const largest = await page.evaluate(() => document.documentElement.dataset['largest'] ?? '')
    assert.equal(largest, word('ru', key))
    assert.deepEqual(problems, [])
  })
}

test('R42 a shortlist that was sent becomes one’s own, beside what was kept before', async (t) => {
  const [mine, ...others] = await flats()
  assert.ok(mine !== undefined)
  const { page, problems } = await keeper(t, [{ id: mine.id, price_at_add: 1 }])
  await open(
    page,
    pages.favorites('ru', shortlistSearch([mine.id, ...others.slice(0, 2).map(({ id }) => id)])),
  )
  await page.getByRole('button', { name: word('ru', 'favorites.shared.add') }).click()
  await page.getByText(word('ru', 'favorites.shared.added')).waitFor()
  await counter(page, 3).waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('favorites'))
  assert.match(kept ?? '', new RegExp(`"id":${mine.id},[^}]*"price_at_add":1}`))

  const telegram = await page.getByRole('link', { name: 'Telegram' }).getAttribute('href')
  const shared = new URL(new URL(telegram ?? '').searchParams.get('url') ?? '')
  assert.equal(
    shared.pathname + shared.search,
    pages.favorites('ru', shortlistSearch([mine.id, ...others.slice(0, 2).map(({ id }) => id)])),
  )
  assert.deepEqual(problems, [])
})

test('R365 A49 the cards of a list that was sent and of one’s own say the monthly figure of each unit', async (t) => {
  const units = getEstates.answer.parse(await ask('/api/estates?category=flat&status=free&per_page=4')).data
  const figures = units.map(({ monthly_from: figure }) => figure?.amount ?? null)
  assert.ok(figures.some((amount) => amount !== null))
  const { page, problems } = await keeper(t, units)
  for (const address of [
    pages.favorites('ru', shortlistSearch(units.map(({ id }) => id))),
    pages.favorites('ru'),
  ]) {
    await open(page, address)
    for (const [place, { slug }] of units.entries()) {
      const link = page.locator(`a[href^="${pages.estate('ru', 'flat', slug)}"]`)
      const card = page.getByRole('article').filter({ has: link })
      await card.waitFor()
      const digits = (await card.innerText()).replaceAll(/[^\d]/g, '')
      const amount = figures[place] ?? null
      assert.ok(amount === null || digits.includes(String(amount)), `${address}: ${slug}`)
    }
  }
  assert.deepEqual(problems, [])
})

test('R43 the comparison without an address is that of one’s own list', async (t) => {
  const units = (await flats()).slice(0, 3)
  const { page, problems } = await keeper(t, units)
  await page.goto(pages.compare('ru'))
  await page.waitForURL(
    (url) =>
      url.searchParams.get('ids') ===
      units
        .map(({ id }) => id)
        .toReversed()
        .join(','),
  )
  await page.getByRole('table').waitFor()
  await hydrated(page)
  assert.deepEqual(problems, [])
})

test('R42 without JavaScript the own list explains itself, and no hearts are shown', async (t) => {
  const { page, problems } = await visitor(t, { javaScript: false })
  await page.goto(pages.favorites('ru'))
  await page.getByRole('heading', { name: word('ru', 'favorites.noscript.title') }).waitFor()
  await page.goto(pages.listing('ru', 'flat'))
  assert.equal(await heart(page).isVisible(), false)
  assert.deepEqual(problems, [])
})
