import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { endpoints } from '#contract/endpoints.ts'
import { type EstateCard, getEstates } from '#contract/estates.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { type Category } from '#domain/categories.ts'
import { type Language, languages } from '#domain/languages.ts'
import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { focusHeld } from '#tests/helpers/browser/focus.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function units(category: Category, query = ''): Promise<EstateCard[]> {
  const { url } = await demoSite()
  const response = await fetch(`${url}${endpoints.estates.path}?category=${category}&per_page=100&${query}`)
  return getEstates.answer.parse(await response.json()).data
}

async function unit(category: Category, query = ''): Promise<EstateCard> {
  const [first] = await units(category, query)
  assert.ok(first !== undefined, `no ${category} ${query}`)
  return first
}

const pathOf = ({ category, slug }: EstateCard, language: Language = 'ru') =>
  pages.estate(language, category, slug)

/** The scale that the viewer says, per cent. */
async function scaleIn(page: Page): Promise<number> {
  const said = await page.locator('dialog output .visually-hidden').textContent()
  return Number(/\d+/.exec(said ?? '')?.[0])
}

test('the plan opens on the whole screen, and the keyboard alone brings it nearer and closes it', async (t) => {
  const { page, problems } = await visitor(t)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await open(page, pathOf(await unit('flat')))
  const before = scripts.length
  const plan = page.getByRole('link', { name: word('ru', 'estate.plan.open') })
  await plan.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  assert.ok(scripts.length > before, 'the viewer comes when it is used')
  const box = await dialog.boundingBox()
  assert.deepEqual([box?.width, box?.height], [1440, 900])
  assert.equal(await scaleIn(page), 100)
  await page.keyboard.press('+')
  assert.equal(await scaleIn(page), 150)
  const drawing = dialog.locator('svg g').first()
  const placed = await drawing.getAttribute('transform')
  await page.keyboard.press('ArrowRight')
  assert.notEqual(await drawing.getAttribute('transform'), placed)
  await page.keyboard.press('-')
  assert.equal(await scaleIn(page), 100)
  await dialog.getByRole('button', { name: word('ru', 'estate.viewer.zoom_in') }).press('Enter')
  assert.equal(await scaleIn(page), 150)
  await page.keyboard.press('0')
  assert.equal(await scaleIn(page), 100)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await focusHeld(plan)
  assert.deepEqual(problems, [])
})

test('wheel, double click and drag move the plan', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, pathOf(await unit('flat')))
  await page.locator('.estate-plan').click()
  const stage = page.getByRole('dialog').getByRole('img')
  await stage.waitFor()
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -500)
  await page.waitForFunction(
    () => document.querySelector('dialog output .visually-hidden')?.textContent !== null,
  )
  await stage.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  const near = await scaleIn(page)
  assert.ok(near > 100, String(near))
  const drawing = stage.locator('g').first()
  const placed = await drawing.getAttribute('transform')
  await page.mouse.down()
  await page.mouse.move(640, 360, { steps: 4 })
  await page.mouse.up()
  assert.notEqual(await drawing.getAttribute('transform'), placed)
  assert.equal(await scaleIn(page), near)
  await page.waitForTimeout(400)
  await page.mouse.dblclick(700, 400)
  assert.equal(await scaleIn(page), 100)
  await page.waitForTimeout(400)
  await page.mouse.dblclick(700, 400)
  assert.equal(await scaleIn(page), 250)
  assert.deepEqual(problems, [])
})

test('two fingers bring the plan nearer, and a double tap does', async (t) => {
  const { page, problems } = await visitor(t, { width: 390, height: 844 })
  await open(page, pathOf(await unit('flat')))
  await page.locator('.estate-plan').tap()
  await page.getByRole('dialog').getByRole('img').waitFor()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  await touch('touchStart', [
    [150, 400],
    [250, 400],
  ])
  await touch('touchMove', [
    [120, 400],
    [280, 400],
  ])
  await touch('touchMove', [
    [100, 400],
    [300, 400],
  ])
  await touch('touchEnd', [])
  await page.waitForTimeout(400)
  const near = await scaleIn(page)
  assert.ok(near > 170 && near < 230, String(near))
  await page.touchscreen.tap(200, 400)
  await page.touchscreen.tap(200, 400)
  assert.equal(await scaleIn(page), 100)
  assert.deepEqual(problems, [])
})

test('without JavaScript the plan is a picture of its own, and the links of the page work', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  const flat = await unit('flat')
  await page.goto(pathOf(flat))
  const address = page.url()
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
  assert.ok(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '').endsWith(address))
  const telegram = new URL((await page.getByRole('link', { name: 'Telegram' }).getAttribute('href')) ?? '')
  assert.equal(telegram.searchParams.get('url'), address)
  for (const key of ['share', 'estate.print'] as const)
    assert.equal(await page.getByRole('button', { name: word('ru', key) }).isVisible(), false)
  const href = await page.getByRole('link', { name: word('ru', 'estate.plan.open') }).getAttribute('href')
  const drawing = await page.goto(href ?? '')
  assert.equal(drawing?.status(), 200)
  assert.match(drawing.headers()['content-type'] ?? '', /svg/)
})

test('a link to the unit is copied and said to be, or handed to the device', async (t) => {
  const flat = await unit('flat')
  const { page, problems } = await visitor(t)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, pathOf(flat))
  await page.getByRole('button', { name: word('ru', 'share') }).click()
  await page.getByRole('status').getByText(word('ru', 'share.copied')).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url())
  assert.deepEqual(problems, [])

  const phone = await visitor(t, { width: 390, height: 844 })
  await phone.page.addInitScript(() => {
    Object.assign(globalThis, { shared: [] })
    navigator.share = (what) => {
      ;(globalThis as unknown as { shared: unknown[] }).shared.push(what?.url)
      return Promise.resolve()
    }
  })
  await open(phone.page, pathOf(flat))
  await phone.page.getByRole('button', { name: word('ru', 'share') }).click()
  const shared = await phone.page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)
  assert.deepEqual(shared, [phone.page.url()])
})

/** Pages of a PDF as Chromium writes them. */
function pagesOf(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

for (const language of languages) {
  test(`every kind of unit is one sheet of paper in ${language}`, async (t) => {
    const { page } = await visitor(t, { language })
    const large = (await units('flat', 'rooms=4')).toSorted((a, b) => b.area_total - a.area_total)
    const offered = (await units('flat')).find(({ price_old }) => price_old !== null)
    assert.ok(offered !== undefined, 'a flat with an offer')
    const kinds = await Promise.all((['garage', 'storageroom', 'comm'] as const).map((kind) => unit(kind)))
    for (const printed of [...large.slice(0, 2), offered, ...kinds]) {
      await open(page, pathOf(printed, language))
      assert.equal(pagesOf(await page.pdf({ format: 'A4' })), 1, printed.slug)
    }
    const flat = large[0]
    assert.ok(flat !== undefined)
    await open(page, pathOf(flat, language))
    await page.emulateMedia({ media: 'print' })
    const paper = await page.locator('body').innerText()
    const { url } = await demoSite()
    const short = url + pages.estate(language, 'flat', String(flat.id))
    for (const said of [short, formatDate(dayInKazakhstan(new Date()), language), '+7'])
      assert.ok(paper.replaceAll('\u00A0', ' ').includes(said), said)
    assert.equal(await page.locator('.estate-plan img').isVisible(), true)
    assert.equal(await page.locator('.estate-price').isVisible(), true)
    assert.equal(await page.getByRole('link', { name: word(language, 'reserves.open') }).count(), 0)
    assert.ok((await page.request.get(short)).url().endsWith(flat.slug), 'the short address leads here')
  })
}

test('R46 parking, storerooms and premises have pages of their own kind, without words of flats and empty rows', async (t) => {
  const { page, problems } = await visitor(t)
  for (const category of ['garage', 'storageroom', 'comm'] as const) {
    await open(page, pathOf(await unit(category)))
    const main = page.locator('main')
    const facts = await main.locator('.estate').innerText()
    assert.doesNotMatch(facts, /комнат|кухн|жилая|балкон/i, category)
    const values = await main.locator('dd').allInnerTexts()
    assert.ok(values.length > 4 && values.every((value) => value.trim() !== ''), category)
    const isBelow = category !== 'comm'
    const level = main.locator('.estate-panel dt', { hasText: word('ru', 'estate.level') })
    assert.equal(await level.count(), isBelow ? 1 : 0)
    assert.equal(await page.locator('#estate-light').count(), isBelow ? 0 : 1)
    assert.equal(await page.locator('#estate-finish').count(), 0)
    assert.equal(await page.locator('.estate-about').count(), 1)
  }
  assert.deepEqual(problems, [])
})

test('a flat tells where it looks, what it costs a month with the effective rate, and what its finish includes', async (t) => {
  const { page } = await visitor(t)
  await open(page, pathOf(await unit('flat')))
  await page.locator('#estate-light').waitFor()
  assert.notEqual(await page.locator('.compass-rose').getAttribute('aria-label'), '')
  assert.equal(await page.locator('.sun-hours dd').count(), 3)
  const monthly = page.locator('#monthly .result-panel')
  await monthly.getByText(word('ru', 'calculator.rate.mortgage'), { exact: true }).waitFor()
  assert.match(await monthly.innerText(), /ГЭСВ/)
  assert.match(await page.locator('.estate-panel a[href="#monthly"]').innerText(), /ГЭСВ/)
  assert.ok((await page.locator('.price-steps tbody tr').count()) > 1)
  assert.equal(await page.locator('.finish-works').count(), 2)
  for (const why of await page.locator('.estate-similar-why').allInnerTexts()) assert.notEqual(why, '')
})

test('R46 A1 a sold flat says so and shows others; a reserved one can still be asked for', async (t) => {
  const { url } = await demoSite()
  const { page } = await visitor(t, { width: 390, height: 844 })
  const { house } = await unit('flat')
  const answer = await fetch(`${url}/api/houses/s/${house.slug}/estates`)
  const sold = getHouseEstates.answer
    .parse(await answer.json())
    .data.find(({ category, status }) => category === 'flat' && status === 'sold')
  assert.ok(sold !== undefined, `nothing is sold in ${house.slug}`)
  await open(page, pages.estate('ru', 'flat', sold.slug))
  await page.getByText(word('ru', 'estate.sold.text')).waitFor()
  assert.equal(await page.locator('.estate-bar, #estate-money').count(), 0)
  assert.ok((await page.locator('.estate-similar > li').count()) > 0)
  assert.equal(await page.locator('.estate-similar-why').filter({ hasText: '₸' }).count(), 0)

  const reserved = await unit('flat', 'status=reserved')
  await open(page, pathOf(reserved))
  await page.getByText(word('ru', 'estate.reserved.text')).waitFor()
  await page.locator('.estate-panel').getByText(word('ru', 'reserves.note')).waitFor()
  await page.locator('.estate-ask').click()
  await page.waitForURL((address) => address.pathname + address.search === pages.reserve('ru', reserved.id))
})

test('R935 on a telephone no button of a unit breaks a word, in any language', async (t) => {
  for (const language of languages) {
    const { page } = await visitor(t, { language, width: 390 })
    await open(page, pathOf(await unit('flat'), language))
    const buttons = page.locator('.estate-actions .button')
    await buttons.first().waitFor()
    // A label that is one word and stands in two lines is broken.
    const lines = await buttons.evaluateAll((found) =>
      found.map((button) => {
        const range = document.createRange()
        range.selectNodeContents(
          [...button.childNodes].findLast(({ textContent }) => textContent !== '') ?? button,
        )
        return { label: button.textContent, lines: range.getClientRects().length }
      }),
    )
    assert.equal(lines.length, 2)
    for (const { label, lines: count } of lines) assert.equal(count, 1, `${language}: ${label}`)
  }
})

test('R241 a home can be viewed where its building is finished: the page leads to the meeting form', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  const visit = page.locator('.estate-panel').getByRole('link', { name: word('ru', 'estate.visit') })
  const ready = await unit('flat', 'deadline=ready')
  await page.goto(pathOf(ready))
  assert.equal(await visit.getAttribute('href'), pages.meeting('ru', ready.id))
  await page.goto(pathOf(await unit('flat', 'deadline=2028')))
  assert.equal(await visit.count(), 0)
})

test('the bar of a small screen covers neither the focus nor the footer, and leaves beside another button', async (t) => {
  const { page } = await visitor(t, { width: 390, height: 844 })
  await open(page, pathOf(await unit('flat')))
  const bar = page.getByRole('complementary', { name: word('ru', 'estate.bar') })
  await bar.waitFor()
  const edge = await bar.boundingBox()
  assert.ok(edge !== null && Math.abs(edge.y + edge.height - 844) < 1)
  await page.locator('.estate-ask').scrollIntoViewIfNeeded()
  await bar.waitFor({ state: 'hidden' })

  await page.locator('#estate-light').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await bar.waitFor()
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const cover = document.querySelector('.estate-bar')
      const focused = document.activeElement
      if (cover === null || focused === null || cover.contains(focused)) return false
      if (getComputedStyle(cover).visibility === 'hidden' || focused.closest('main') === null) return false
      const [over, box] = [cover.getBoundingClientRect(), focused.getBoundingClientRect()]
      return box.bottom > over.top + 1 && box.top < over.bottom && box.height < 400
    })
    assert.equal(isCovered, false, await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const overlaps = await page.evaluate(() => {
    const cover = document.querySelector('.estate-bar')
    const footer = document.querySelector('footer')
    if (cover === null || footer === null || getComputedStyle(cover).visibility === 'hidden') return false
    return cover.getBoundingClientRect().bottom > footer.getBoundingClientRect().top + 1
  })
  assert.equal(overlaps, false)
})

test('R1555 beside a long fact its title keeps whole words', async (t) => {
  const { page } = await visitor(t, { language: 'kk', width: 768 })
  await open(page, pathOf(await unit('flat'), 'kk'))
  const torn = await page.locator('.fact-rows dt').evaluateAll((titles) =>
    titles.flatMap(({ firstChild }) => {
      const text = firstChild?.textContent ?? ''
      return [...text.matchAll(/\S+/g)].flatMap(({ 0: part, index }) => {
        const letters = document.createRange()
        letters.setStart(firstChild!, index)
        letters.setEnd(firstChild!, index + part.length)
        return letters.getClientRects().length > 1 ? [part] : []
      })
    }),
  )
  assert.deepEqual(torn, [])
})
