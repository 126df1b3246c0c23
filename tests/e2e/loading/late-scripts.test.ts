import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { until } from '#tests/helpers/until.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** A visitor whose scripts are on their way until `arrive` is called. */
async function waiting(t: TestContext, path: string, options: VisitorOptions = {}) {
  const visit = await visitor(t, options)
  const held = Promise.withResolvers<void>()
  await undisturbed(visit.page)
  await visit.page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  await visit.page.goto(path, { waitUntil: 'load' })
  return { ...visit, arrive: () => held.resolve() }
}

const box = '.filter-panel input[name=complex]'

test('no script is asked for before everything of the first view has come', async (t) => {
  const { page, problems } = await visitor(t)
  const picture = Promise.withResolvers<void>()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.route(/\/media\/plans\//, async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto(pages.listing('ru', 'flat'), { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(1000)
  assert.deepEqual(scripts, [])
  picture.resolve()
  await hydrated(page)
  assert.ok(scripts.length > 5)
  assert.deepEqual(problems, [])
})

test('a press starts the scripts before a picture that does not come, and so does a while', async (t) => {
  for (const press of [true, false]) {
    const { page } = await visitor(t)
    // No answer comes: the page never finishes loading.
    await page.route(/\/media\/plans\//, () => {})
    await page.goto(pages.listing('ru', 'flat'), { waitUntil: 'domcontentloaded' })
    if (press) await page.mouse.click(5, 300)
    await hydrated(page)
    await page.close()
  }
})

test('a button pressed and boxes ticked before the scripts have come are not lost, and count once', async (t) => {
  const { page, problems, arrive } = await waiting(t, pages.listing('ru', 'flat'))
  const heart = page.locator('.favorite').first()
  await heart.click()
  await heart.click()
  arrive()
  await page.waitForFunction(
    () => document.querySelector('.favorite')?.getAttribute('aria-pressed') === 'true',
  )
  assert.deepEqual(problems, [])

  const next = await waiting(t, pages.listing('ru', 'flat'))
  const boxes = next.page.locator(box)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  next.arrive()
  await hydrated(next.page)
  // The list of one of them may come before that of both.
  await next.page.waitForURL(/complex=[^&]+,|complex=.*complex=/)
  await until(async () => (await boxes.nth(0).isChecked()) && (await boxes.nth(1).isChecked()))
  assert.deepEqual(next.problems, [])
})

test('an order chosen and a phone typed before the scripts have come are taken over', async (t) => {
  const list = await waiting(t, pages.listing('ru', 'flat'))
  await list.page.locator('.listing-order select').selectOption({ index: 1 })
  list.arrive()
  await list.page.waitForURL(/sort=/)
  const { page, arrive } = await waiting(t, pages.callback('ru'))
  const phone = page.locator('main input[type=tel]').first()
  await phone.fill('7015550101')
  arrive()
  await page.waitForFunction(() =>
    /\+7.*701.*555/.test(document.querySelector<HTMLInputElement>('main input[type=tel]')?.value ?? ''),
  )
})

test('R140 a phone typed before the scripts have come, in a form that was left again, is shaped when they come', async (t) => {
  const { page, problems, arrive } = await waiting(t, pages.callback('ru'))
  const phone = page.locator('main input[type=tel]').first()
  await phone.fill('7012229988')
  await page.locator('h1').click()
  assert.equal(await page.evaluate(() => document.activeElement?.closest('form') ?? null), null)
  arrive()
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main input[type=tel]')?.value === '+7 (701) 222-99-88',
  )
  assert.deepEqual(problems, [])
})

test('a price typed and left before the scripts have come is applied', async (t) => {
  const { page, problems, arrive } = await waiting(t, pages.listing('ru', 'flat'))
  await page.locator('.filter-panel [name=price_to]').click()
  await page.keyboard.type('30000000')
  await page.keyboard.press('Tab')
  arrive()
  await page.waitForURL(/price_to=30000000/)
  assert.deepEqual(problems, [])
})

test('a way of paying chosen before the scripts have come is reckoned with, in a part that comes later', async (t) => {
  const { url } = await demoSite()
  const [flat] = getEstates.answer.parse(await (await fetch(`${url}/api/estates?status=free`)).json()).data
  assert.ok(flat !== undefined)
  const { page, problems, arrive } = await waiting(t, pages.estate('ru', flat.category, flat.slug))
  const result = page.locator('.result-panel')
  const before = await result.innerText()
  await page.locator('.home-calculator input[name=type][value=installment]').check()
  arrive()
  await page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('.result-panel')?.innerText !== text,
    before,
  )
  assert.deepEqual(problems, [])
})

test('a heart pressed again when its page answers is not pressed a third time', async (t) => {
  const { page } = await visitor(t)
  const [own, footer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await undisturbed(page)
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await own.promise
    if (/\/footer-[^/]+$/.test(route.request().url())) await footer.promise
    await route.continue()
  })
  await page.goto(pages.listing('ru', 'flat'), { waitUntil: 'load' })
  const heart = page.locator('.favorite').first()
  await heart.click()
  own.resolve()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'page')
  await heart.click()
  await page.waitForFunction(
    () => document.querySelector('.favorite')?.getAttribute('aria-pressed') === 'true',
  )
  footer.resolve()
  await hydrated(page)
  await page.waitForTimeout(500)
  assert.equal(await heart.getAttribute('aria-pressed'), 'true')
})

test('while the scripts do not come, menus open, a filter finds and a form is sent', async (t) => {
  const { page } = await waiting(t, pages.listing('ru', 'flat'))
  assert.ok(await page.locator('.estate-card').first().isVisible())
  await page.locator('.menu-button').first().click()
  assert.ok(await page.locator('.menu-panel:popover-open').isVisible())
  await page.keyboard.press('Escape')
  await page.locator(box).first().check()
  await page.waitForURL(/complex=/, { waitUntil: 'domcontentloaded' })
  assert.ok(await page.locator(box).first().isChecked())

  const phone = await waiting(t, pages.listing('ru', 'flat'), { width: 390 })
  await phone.page.getByRole('button', { name: word('ru', 'listing.filters') }).click()
  await phone.page.locator(box).first().check()
  await phone.page.locator('.filter-actions [type=submit]').click()
  await phone.page.waitForURL(/complex=/, { waitUntil: 'domcontentloaded' })
})

test('a page whose scripts took over answers to a press once', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await open(page, pages.listing('ru', 'flat'))
  const heart = page.locator('.favorite').first()
  await heart.click()
  await page.waitForTimeout(300)
  assert.equal(await heart.getAttribute('aria-pressed'), 'true')
})
