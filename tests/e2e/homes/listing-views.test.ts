import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type EstatePlan, getEstatePlans } from '#contract/estate-plans.ts'
import { pages } from '#contract/pages.ts'
import { estateIdOfSlug } from '#domain/estate-slug.ts'
import { firstLoad } from '#tests/helpers/browser/first-load.ts'
import { shiftsOnTheWayDown, watchShifts } from '#tests/helpers/browser/page-checks.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function foundPlans(query: string): Promise<{ data: EstatePlan[]; total: number }> {
  const { url } = await demoSite()
  const { data, meta } = getEstatePlans.answer.parse(
    await (await fetch(`${url}/api/estates/plans?${query}`)).json(),
  )
  return { data, total: meta.total }
}

function views(page: Page) {
  return page.getByRole('navigation', { name: word('ru', 'views.label') })
}

/** The units of the rows, in their order. */
async function rowIds(page: Page): Promise<(number | null)[]> {
  const hrefs = await page
    .locator('.estate-table tbody a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.map((href) => estateIdOfSlug(href.split('/').at(-1) ?? ''))
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`a visitor reads the list as a table, sorts it by its heads and opens a row ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { javaScript })
    const path = pages.listing('ru', 'flat', 'rooms=2')
    if (javaScript) await undisturbed(page)
    await (javaScript ? open(page, path) : page.goto(path))
    await views(page)
      .getByRole('link', { name: word('ru', 'views.table') })
      .click()
    await page.waitForURL((url) => url.searchParams.get('view') === 'table')
    const table = page.getByRole('table', { name: word('ru', 'category.flat') })
    await table.getByRole('link', { name: word('ru', 'views.table.price'), exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price')
    const price = table.getByRole('columnheader', { name: word('ru', 'views.table.price'), exact: true })
    await page.locator('th[aria-sort=ascending]').waitFor()
    await price.getByRole('link').click()
    await page.waitForURL((url) => url.searchParams.get('sort') === '-price')
    await page.locator('th[aria-sort=descending]').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('rooms'), '2')

    const ids = await rowIds(page)
    assert.equal(ids.length, 12)
    await page.getByRole('link', { name: word('ru', 'listing.pages.next') }).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    assert.equal(new URL(page.url()).searchParams.get('view'), 'table')
    // The address changes a moment before the rows.
    const shows = (number: number) =>
      page.getByRole('link', { name: word('ru', 'listing.pages.current', { page: number }) }).waitFor()
    await shows(2)
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('page'))
    await shows(1)
    await page.locator('th[aria-sort=descending]').waitFor()
    // Anywhere in the row leads to the flat.
    await page.locator('.estate-table tbody tr').first().click()
    await page.waitForURL((url) => estateIdOfSlug(url.pathname.split('/').at(-1) ?? '') === ids[0])
    assert.deepEqual(problems, [])
  })

  test(`a visitor picks a plan and sees its flats, and takes the plan away again ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { javaScript })
    const path = pages.listing('ru', 'flat', 'rooms=2')
    if (javaScript) await undisturbed(page)
    await (javaScript ? open(page, path) : page.goto(path))
    await views(page)
      .getByRole('link', { name: word('ru', 'views.plans') })
      .click()
    await page.waitForURL((url) => url.searchParams.get('view') === 'plans')
    const { data, total } = await foundPlans('rooms=2')
    const [first] = data
    assert.ok(first !== undefined && total > 1)
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${total}\\s`) })
      .waitFor()
    await page.locator('.plan-lattice article').first().getByRole('link').click()
    await page.waitForURL((url) => url.searchParams.get('plan') === first.key)
    assert.equal(new URL(page.url()).searchParams.has('view'), false)
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${first.count}\\s`) })
      .waitFor()
    const chips = page.getByRole('list', { name: word('ru', 'listing.filters.chosen') })
    await chips.getByRole('link', { name: `${first.area_from}` }).click()
    await page.waitForURL((url) => !url.searchParams.has('plan'))
    assert.equal(new URL(page.url()).searchParams.get('rooms'), '2')
    assert.deepEqual(problems, [])
  })

  test(`bounds that exclude each other are told at the fields and in the list ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { javaScript })
    const path = pages.listing('ru', 'flat', 'price_from=40000000&price_to=20000000')
    await (javaScript ? open(page, path) : page.goto(path))
    const reason = word('ru', 'views.bounds.price')
    const box = page.getByLabel(word('ru', 'listing.filters.price.from'))
    assert.equal(await box.getAttribute('aria-invalid'), 'true')
    await page.getByRole('alert').filter({ hasText: reason }).waitFor()
    await page.getByText(word('ru', 'views.bounds.empty', { reason })).waitFor()
    await page.locator('.listing-near a').first().click()
    await page.waitForURL((url) => url.searchParams.get('price_from') === '20000000')
    assert.equal(new URL(page.url()).searchParams.get('price_to'), '40000000')
    await page.locator('article').first().waitFor()
    assert.deepEqual(problems, [])
  })
}

test('levels below the ground that exclude each other change places, said with a minus sign', async (t) => {
  const { page, problems } = await visitor(t, { javaScript: false })
  await page.goto(pages.listing('ru', 'garage', 'floor_from=-1&floor_to=-2'))
  const name = word('ru', 'filter.level').toLowerCase()
  const swap = word('ru', 'views.bounds.swap.floor', { name, low: '\u22122', high: '\u22121' })
  await page.getByRole('link', { name: swap, exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('floor_from') === '-2')
  const level = `${word('ru', 'estate.level')} \u22121`
  await page.locator('article').filter({ hasText: level }).first().waitFor()
  assert.deepEqual(problems, [])
})

test('from view to view nothing flashes: there is always a list, and nothing moves', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await watchShifts(page)
  await open(page, pages.listing('ru', 'flat'))
  await page.evaluate(() => {
    const results = document.querySelector('.listing-results')
    new MutationObserver(() => {
      const list = results?.querySelector('.lattice, .estate-table')
      if (!list?.checkVisibility()) document.documentElement.dataset['flashed'] = 'yes'
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  for (const view of ['table', 'plans', 'cards'] as const) {
    await views(page)
      .getByRole('link', { name: word('ru', `views.${view}`) })
      .click()
    await views(page)
      .locator('[aria-current]')
      .filter({ hasText: word('ru', `views.${view}`) })
      .waitFor()
  }
  assert.equal(await page.locator('html').getAttribute('data-flashed'), null)
  assert.deepEqual(await shiftsOnTheWayDown(page), [])
  assert.deepEqual(problems, [])
})

test('cards take no script and no style of the other views', async () => {
  const { url } = await demoSite()
  const { files } = await firstLoad(url + pages.listing('ru', 'flat'))
  assert.deepEqual(
    files.filter(({ text }) => /estate-table|plan-lattice/.test(text)).map(({ path }) => path),
    [],
  )
})

test('an unknown view, and plans of what has none, are cards and leave the links', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  for (const path of [pages.listing('ru', 'flat', 'view=map'), pages.listing('ru', 'garage', 'view=plans')]) {
    assert.equal((await page.goto(path))?.status(), 200)
    assert.ok((await page.locator('.estate-card').count()) > 0)
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    assert.deepEqual(
      links.filter((href) => /view=(map|plans)/.test(href) && !(path.includes('map') && /plans/.test(href))),
      [],
    )
  }
})

test('R1712 chosen filters stand beneath the tools of a listing and move none of them', async (t) => {
  const { page, problems } = await visitor(t, { width: 1440 })
  await undisturbed(page)
  const places: unknown[] = []
  for (const query of ['', 'rooms=1,2&price_to=40000000&floor_not=first']) {
    await open(page, pages.listing('ru', 'flat', query))
    places.push(await views(page).boundingBox())
    if (query === '') continue
    const chips = await page.getByRole('list', { name: word('ru', 'listing.filters.chosen') }).boundingBox()
    const { y = 0, height = 0 } = (await views(page).boundingBox()) ?? {}
    assert.ok(chips !== null && chips.y >= y + height)
  }
  assert.deepEqual(places[1], places[0])
  assert.deepEqual(problems, [])
})

test('R1713 numbers beside filters are grouped, and levels below the ground have a minus sign', async (t) => {
  const { page, problems } = await visitor(t, { width: 1440 })
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat'))
  const counts = await page.locator('#filters .check small').allInnerTexts()
  assert.ok(counts.some((count) => /^\d,\d{3}$/.test(count)))
  assert.deepEqual(
    counts.filter((count) => /\d{4}/.test(count)),
    [],
  )
  await open(page, pages.listing('ru', 'garage'))
  assert.equal(await page.locator('[name=floor_from]').getAttribute('placeholder'), '−2')
  assert.deepEqual(problems, [])
})

test('R1773 the facts of all cards of a row stand at its foot, with a payment above them or without', async (t) => {
  const { page } = await visitor(t, { width: 1440 })
  await page.goto(pages.listing('ru', 'comm'))
  const cards = await page.locator('.estate-card').evaluateAll((all) =>
    all.map((card) => ({
      row: card.getBoundingClientRect().top,
      foot: card.querySelector('.estate-card-facts')?.getBoundingClientRect().bottom,
      lines: card.querySelectorAll('.estate-card-m2').length,
    })),
  )
  const rows = Object.values(Object.groupBy(cards, ({ row }) => String(row))).map((row) => row ?? [])
  for (const row of rows) assert.equal(new Set(row.map(({ foot }) => foot)).size, 1)
  assert.ok(
    rows.some((row) => new Set(row.map(({ lines }) => lines)).size > 1),
    'a row with a payment and without',
  )
})
