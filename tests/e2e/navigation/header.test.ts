import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { type CategoryTab, getCategories } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { getBasicPromotions } from '#contract/promotions.ts'
import { type Language, languages } from '#domain/languages.ts'
import { focusInside, focusNamed, focusOn } from '#tests/helpers/browser/focus.ts'
import { axeFindings, sidewaysScroll } from '#tests/helpers/browser/page-checks.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { notTheSameIntent, open, visitor, withTextSize } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const menus = ['header.projects', 'header.properties'] as const

function menu(page: Page, language: Language, name: (typeof menus)[number]) {
  const item = page.locator('li.menu').filter({ hasText: word(language, name) })
  return {
    button: item.getByRole('button', { name: word(language, name) }),
    panel: item.locator('.menu-panel'),
    tab: (title: string) => item.locator('.property-menu-tabs > li > a').filter({ hasText: title }),
  }
}

async function categories(language: Language): Promise<CategoryTab[]> {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates/categories`, { headers: { 'Accept-Language': language } })
  return getCategories.answer.parse(await answer.json()).data
}

async function categoryTitle(language: Language, code: CategoryTab['code']): Promise<string> {
  const tab = (await categories(language)).find((category) => category.code === code)
  assert.ok(tab !== undefined)
  return tab.title
}

/** Whether the two parts of a row stand beside each other, and neither wraps. */
function isOneLine(row: Element): boolean {
  const [first, last] = [...row.children].map((part) => part.getBoundingClientRect())
  const items = [...row.querySelectorAll(':scope > * > *')].filter((item) => item.checkVisibility())
  const middles = items.map((item) => item.getBoundingClientRect()).map(({ y, height }) => y + height / 2)
  return (
    first !== undefined &&
    last !== undefined &&
    first.right < last.left &&
    Math.max(...middles) - Math.min(...middles) < 10
  )
}

test('R220 a menu opens when a mouse has rested for 300 ms and closes 250 ms after it has left', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, '/')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const name of menus) {
    const { button, panel } = menu(page, 'ru', name)
    const isOpen = () => panel.evaluate((panel) => panel.matches(':popover-open'))
    await button.hover()
    await page.clock.runFor(299)
    assert.equal(await isOpen(), false)
    await page.clock.runFor(1)
    assert.equal(await isOpen(), true)
    // On the way from the button to the panel the mouse is nowhere for a moment.
    await page.mouse.move(5, 60)
    await page.clock.runFor(249)
    await panel.hover({ position: { x: 300, y: 60 } })
    await page.clock.runFor(1000)
    assert.equal(await isOpen(), true)
    await page.mouse.move(5, 60)
    await page.clock.runFor(249)
    assert.equal(await isOpen(), true)
    await page.clock.runFor(1)
    assert.equal(await isOpen(), false)
  }
  // A pointer that only passes by opens nothing.
  await menu(page, 'ru', 'header.projects').button.hover()
  await page.clock.runFor(200)
  await page.mouse.move(5, 60)
  await page.clock.runFor(1000)
  assert.equal(await page.locator('.menu-panel:popover-open').count(), 0)
  assert.deepEqual(problems, [])
})

test('R78 a click opens a menu and closes it, but not the one that the mouse has just opened', async (t) => {
  const { page } = await visitor(t)
  await open(page, '/')
  const projects = menu(page, 'ru', 'header.projects')
  const properties = menu(page, 'ru', 'header.properties')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await projects.button.hover()
  await page.clock.runFor(400)
  await projects.button.click()
  assert.equal(await projects.panel.isVisible(), true)
  await page.clock.runFor(700)
  await projects.button.click()
  assert.equal(await projects.panel.isVisible(), false)
  await projects.button.click()
  await properties.button.click()
  assert.deepEqual([await projects.panel.isVisible(), await properties.panel.isVisible()], [false, true])
  await page.mouse.click(700, 880)
  assert.equal(await properties.panel.isVisible(), false)
})

for (const language of languages) {
  test(`R80 R81 R82 R83 R84 R122 R198 the mega-menu shows in ${language} what is sold, with counts and prices`, async (t) => {
    const { page, problems } = await visitor(t, { language })
    await open(page, pages.callback(language))
    const { button, panel, tab } = menu(page, language, 'header.properties')
    await button.click()
    for (const category of await categories(language)) {
      const link = tab(category.title)
      assert.equal(await link.getAttribute('href'), pages.listing(language, category.code))
      assert.equal((await link.innerText()).replaceAll(/\D/g, ''), String(category.estates_count))
      await link.hover()
      const offers = panel.locator('.property-menu-offers:visible')
      assert.equal(await offers.count(), 1)
      const all = offers.locator('.text-link')
      assert.equal(await all.getAttribute('href'), pages.listing(language, category.code))
      assert.ok((await all.innerText()).replaceAll(/\D/g, '').includes(String(category.estates_count)))
      const prices = await offers.locator('.menu-price-link').allInnerTexts()
      const rows = category.rooms_data.length + category.restorations_data.length
      assert.equal(prices.length, rows === 0 ? 1 : rows)
      for (const row of prices) assert.match(row, /\d.*₸/)
    }
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(problems, [])
  })

  test(`R85 R122 R198 the projects menu shows in ${language} every project with its price`, async (t) => {
    const { url } = await demoSite()
    const answer = await fetch(`${url}/api/complexes/navigation`, {
      headers: { 'Accept-Language': language },
    })
    const complexes = getComplexesNavigation.answer.parse(await answer.json()).data
    const { page } = await visitor(t, { language })
    await open(page, pages.callback(language))
    const { button, panel } = menu(page, language, 'header.projects')
    await button.click()
    const items = panel.locator('.projects-menu a')
    assert.equal(await items.count(), complexes.length)
    for (const [index, { name, city, slug, price_from }] of complexes.entries()) {
      const item = items.nth(index)
      const text = await item.innerText()
      assert.ok(text.includes(name) && text.includes(city.name), text)
      assert.equal(text.includes('₸'), price_from !== null, text)
      assert.equal(await item.getAttribute('href'), pages.project(language, slug))
    }
    const all = panel.getByRole('link', { name: word(language, 'menu.projects.all') })
    assert.equal(await all.getAttribute('href'), pages.projects(language))
    assert.deepEqual(await axeFindings(page), [])
  })
}

test('R312 while a menu is open its item alone is underlined, else that of the page', async (t) => {
  const { page } = await visitor(t)
  await open(page, pages.listing('ru', 'comm'))
  const underlined = async () => {
    // The line takes its time to grow and to go.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const lines = await page
      .locator('.header-main .header-list > li > :is(a, button)')
      .evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).backgroundSize !== '0px 2px')
          .map((item) => item.textContent),
      )
    return lines
  }
  const here = await underlined()
  assert.equal(here.length, 1)
  for (const name of menus) {
    await menu(page, 'ru', name).button.click()
    assert.deepEqual(await underlined(), [word('ru', name)])
  }
  await page.keyboard.press('Escape')
  await page.mouse.move(5, 600)
  assert.deepEqual(await underlined(), here)
})

for (const language of languages) {
  test(`R312 nothing in the header and its menus tears a number from its sign in ${language}`, async () => {
    const { url } = await demoSite()
    const html = await (await fetch(url + pages.callback(language))).text()
    const header = /<header[^]*<\/header>/.exec(html)?.[0].replaceAll(/<[^>]*>/g, ' | ') ?? ''
    assert.match(header, /\d\u00a0?%/, 'a promotion of the demo content')
    assert.deepEqual(header.match(/.{9}[\d\p{L}] [%₸]/gu), null)
  })
}

for (const language of languages) {
  test(`R134 nothing of the frame sticks out in ${language} when the text is enlarged up to twice`, async (t) => {
    for (const size of [20, 24, 32]) {
      const { page } = await visitor(t, { language })
      await withTextSize(page, size)
      await open(page, pages.leaveSubscription(language))
      const rem = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      assert.equal(rem, `${size}px`)
      assert.deepEqual(await sidewaysScroll(page, [320, 390, 1024, 1440]), [], `${size} px`)
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: word(language, 'header.menu.open') }).click()
      for (const opener of [null, 'header.projects', 'header.properties'] as const) {
        if (opener !== null) await page.getByRole('button', { name: word(language, opener) }).click()
        const out = await page
          .locator(opener === null ? '#drawer' : '.drawer-level:popover-open')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        assert.equal(out, 0, `${opener} at ${size} px`)
        if (opener !== null) await page.keyboard.press('Escape')
      }
      await page.context().close()
    }
  })

  test(`R76 R79 R87 R217 the header of every width has in ${language} two rows, the phone, every network and the way to a call`, async (t) => {
    const { page } = await visitor(t, { language })
    await open(page, pages.leaveSubscription(language))
    const header = page.getByRole('banner')
    const networks = await page.locator('footer .icon-button').count()
    assert.ok(networks > 1, 'the demo content has networks')
    for (const width of [960, 1024, 1059, 1060, 1151, 1152, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const visible = async (selector: string) => header.locator(selector).filter({ visible: true }).count()
      assert.equal(await visible('a[href^="tel:"]'), 1, `phone at ${width}`)
      assert.equal(await visible('.header-networks a'), networks, `networks at ${width}`)
      assert.equal(await visible('.callback-opener'), 1, `call at ${width}`)
      const [top, main] = await Promise.all(
        ['.header-top', '.header-main'].map((row) => header.locator(row).boundingBox()),
      )
      assert.ok(top && main && top.y + top.height <= main.y + 1, `rows at ${width}`)
      assert.equal(await header.locator('.header-top').evaluate(isOneLine), true, `one line at ${width}`)
    }
    assert.deepEqual(await sidewaysScroll(page, [960, 1024, 1280, 1440]), [])
  })

  test(`R82 R83 a row of the mega-menu is in ${language} one line`, async (t) => {
    const { page } = await visitor(t, { language })
    await open(page, pages.leaveSubscription(language))
    const { button, panel, tab } = menu(page, language, 'header.properties')
    const all = await categories(language)
    for (const width of [960, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await button.press('ArrowDown')
      for (const { title } of all) {
        await tab(title).focus()
        await panel.locator('.property-menu-tab-shown').filter({ hasText: title }).waitFor()
        const broken = await panel.locator('.menu-price-link:visible').evaluateAll((links) =>
          links
            .filter(({ firstElementChild: name, lastElementChild: price }) => {
              if (name === null || price === null) return true
              const { top, height } = name.getBoundingClientRect()
              const line = 2 * Number.parseFloat(getComputedStyle(name).fontSize)
              const isBelow = price.getBoundingClientRect().top > top + height / 2
              return isBelow || name.clientHeight > line || price.clientHeight > line
            })
            .map((link) => link.textContent),
        )
        assert.deepEqual(broken, [], `${title} at ${width}`)
      }
      await page.keyboard.press('Escape')
    }
  })
}

test('R80 the mega-menu shows an offer of today with its picture', async (t) => {
  const { url } = await demoSite()
  const answer = getBasicPromotions.answer.parse(await (await fetch(`${url}/api/promotions/basic`)).json())
  const promotion = answer.data.find(({ cover }) => cover !== null)
  assert.ok(promotion !== undefined, 'the demo content has an offer of today with a picture')
  const { page } = await visitor(t)
  await open(page, '/')
  const { button, panel } = menu(page, 'ru', 'header.properties')
  await button.click()
  await panel.getByText(promotion.title, { exact: true }).waitFor()
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('.promotion-card .picture-image')
    return picture?.complete === true && picture.naturalWidth > 0
  })
})

test('R78 R220 the menus are walked through with the keyboard alone', async (t) => {
  const { page, problems } = await visitor(t)
  await open(page, '/')
  const { button, panel, tab } = menu(page, 'ru', 'header.properties')
  const [flats, garages] = [await categoryTitle('ru', 'flat'), await categoryTitle('ru', 'garage')]
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  for (const key of ['Enter', 'Space']) {
    await button.focus()
    await press(key)
    assert.equal(await panel.isVisible(), true, key)
    await press('Escape')
    assert.equal(await panel.isVisible(), false, key)
    await focusNamed(page, word('ru', 'header.properties'))
  }

  // Down into it; up and down among the tabs; right to a tab's links, left back to it.
  await press('ArrowDown')
  await focusNamed(page, flats)
  await press('ArrowDown')
  await focusNamed(page, garages)
  await press('ArrowRight')
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'text-link')
  await press('ArrowDown')
  await focusNamed(page, word('ru', 'menu.price'))
  await press('ArrowLeft')
  await focusNamed(page, garages)
  await press('ArrowUp', 'ArrowUp')
  await focusNamed(page, word('ru', 'header.properties'))
  await press('ArrowDown', 'ArrowRight', 'Escape')
  await focusNamed(page, word('ru', 'header.properties'))
  assert.equal(await panel.isVisible(), false)

  // Left and right lead along the row, from an open panel too.
  await press('ArrowRight')
  await focusNamed(page, word('ru', 'header.commercial'))
  await press('ArrowLeft', 'ArrowLeft')
  await focusNamed(page, word('ru', 'header.projects'))
  await press('ArrowDown', 'ArrowRight')
  await focusNamed(page, word('ru', 'header.properties'))
  assert.equal(await page.locator('.menu-panel:popover-open').count(), 0)

  // Tab reaches everything that is shown, tab by tab, and leaving closes the menu.
  await press('Enter', 'Tab')
  await focusNamed(page, flats)
  await press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'text-link')
  await panel.locator('.menu-price-link:visible').last().focus()
  await press('Tab')
  await focusNamed(page, garages)
  await tab(await categoryTitle('ru', 'comm')).focus()
  await press('Tab', 'Tab', 'Tab')
  assert.equal(await panel.isVisible(), true)
  const offer = panel.getByRole('link').last()
  assert.match((await offer.getAttribute('href')) ?? '', /^\/contents\/promo\//)
  assert.equal(await offer.evaluate((link) => link === document.activeElement), true)
  await press('Tab')
  await focusNamed(page, word('ru', 'header.commercial'))
  assert.equal(await panel.isVisible(), false)
  assert.deepEqual(problems, [])
})

test('R78 a menu that has led somewhere is closed and has kept the focus', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en' })
  await undisturbed(page)
  await open(page, '/en')
  const { button, panel, tab } = menu(page, 'en', 'header.properties')
  await button.click()
  await tab(await categoryTitle('en', 'storageroom')).click()
  await page.getByRole('heading', { level: 1, name: word('en', 'category.storageroom') }).waitFor()
  await panel.waitFor({ state: 'hidden' })
  await focusNamed(page, word('en', 'header.properties'))
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/en')
  await button.click()
  await page.goBack()
  assert.deepEqual(problems, [])
})

test('R78 a finger opens a menu with one tap and follows its links with the next', async (t) => {
  const { page } = await visitor(t, { language: 'kk', width: 1180, height: 820, touch: true })
  await undisturbed(page)
  await open(page, '/kk')
  const { button, panel, tab } = menu(page, 'kk', 'header.properties')
  await button.tap()
  await panel.waitFor({ state: 'visible' })
  await tab(await categoryTitle('kk', 'garage')).tap()
  await page.waitForURL((url) => url.pathname === pages.listing('kk', 'garage'))
  await panel.waitFor({ state: 'hidden' })
  await page.clock.install()
  await button.tap()
  await panel.waitFor({ state: 'visible' })
  await page.clock.fastForward(notTheSameIntent)
  await button.tap()
  await panel.waitFor({ state: 'hidden' })
})

test('R134 a double click opens a menu, and a double tap the drawer', async (t) => {
  const { page } = await visitor(t)
  await open(page, '/')
  for (const opener of ['.menu-button >> nth=0', '.menu-button >> nth=1', '.language-button']) {
    // Coming to the button by mouse would open it already.
    await page.locator(opener).dispatchEvent('click')
    await page.locator(opener).dispatchEvent('click')
    assert.equal(await page.locator('[popover]:popover-open').count(), 1, opener)
    await page.keyboard.press('Escape')
  }
  const { page: small } = await visitor(t, { width: 390, height: 844 })
  await open(small, '/')
  const box = await small.getByRole('button', { name: word('ru', 'header.menu.open') }).boundingBox()
  assert.ok(box !== null)
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  // Both taps come at one time, however slow the machine is.
  const now = Date.now()
  await small.clock.install({ time: now })
  await small.clock.pauseAt(now + 1000)
  await small.touchscreen.tap(...at)
  await small.touchscreen.tap(...at)
  assert.equal(await small.locator('#drawer').isVisible(), true)
})

test('R78 without JavaScript a click opens the menus and their links lead on', async (t) => {
  const { page, problems } = await visitor(t, { javaScript: false })
  await page.goto('/')
  for (const name of menus) {
    const { button, panel } = menu(page, 'ru', name)
    await button.click()
    assert.equal(await panel.isVisible(), true)
    await page.keyboard.press('Escape')
    assert.equal(await panel.isVisible(), false)
    assert.equal(await button.evaluate((button) => button === document.activeElement), true)
  }
  const { button, panel } = menu(page, 'ru', 'header.properties')
  await button.click()
  await panel.locator('.menu-price-link').first().click()
  await page.waitForURL((url) => url.searchParams.get('rooms') === '0')
  assert.deepEqual(problems, [])
})

test('R134 nothing on the page moves when a menu or a panel of the header opens', async (t) => {
  for (const width of [960, 1440]) {
    const { page } = await visitor(t, { width })
    await open(page, '/')
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.header a, .header button, main > *, footer')]
          .filter((element) => element.closest('[popover]') === null)
          .map((element) => JSON.stringify(element.getBoundingClientRect())),
      )
    const before = await places()
    for (const opener of [
      '.menu-button >> nth=0',
      '.menu-button >> nth=1',
      '.language-button',
      '.callback-opener',
    ]) {
      await page.locator(opener).click()
      await page.locator('[popover]:popover-open').waitFor()
      assert.deepEqual(await places(), before, `${opener} at ${width}`)
      await page.keyboard.press('Escape')
    }
  }
})

test('the pictures of closed menus are not loaded, at any width', async (t) => {
  for (const width of [390, 1440]) {
    const { page } = await visitor(t, { width })
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/media/'))
        pictures.push(request.url())
    })
    await page.goto(pages.callback('ru'), { waitUntil: 'networkidle' })
    assert.deepEqual(pictures, [])
    if (width < 960) await page.getByRole('button', { name: word('ru', 'header.menu.open') }).click()
    await page.getByRole('button', { name: word('ru', 'header.projects') }).click()
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[popover] .picture-image')].some(
        (picture) => picture.checkVisibility() && picture.naturalWidth > 0,
      ),
    )
    assert.ok(pictures.length > 0)
  }
})

for (const language of languages) {
  test(`R77 R79 every link of the frame leads in ${language} to a page that is there`, async (t) => {
    const { url } = await demoSite()
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(pages.home(language))
    const addresses = await page
      .locator('header a[href], footer a[href]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    const own = addresses.filter((address) => /^[/#]/.test(address))
    assert.ok(own.length > 30, own.join(' '))
    for (const address of own) {
      const [path = '', hash] = address.split('#')
      const response = await fetch(new URL(path, url), {
        headers: { Accept: 'text/html', 'Accept-Language': language },
      })
      const body = await response.text()
      assert.equal(response.status, 200, address)
      if (hash !== undefined) assert.ok(body.includes(`id="${hash}"`), `${address} leads to nothing`)
    }
  })
}

test('R96 R213 the call is ordered in a panel of the header, whose code comes when it is wanted', async (t) => {
  const { page, problems } = await visitor(t)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page, pages.leaveSubscription('ru'))
  const isForm = (address: string) => address.includes('callback-form')
  assert.equal(scripts.some(isForm), false)
  const opener = page.getByRole('banner').getByRole('link', { name: word('ru', 'header.callback') })
  const panel = page.getByRole('dialog', { name: word('ru', 'header.callback') })
  await opener.hover()
  while (!scripts.some(isForm)) await page.waitForEvent('request')

  await opener.click()
  await focusOn(page, 'input[name=name]')
  const box = await panel.boundingBox()
  assert.ok(box !== null && box.height >= 395, `${box?.height} px high`)
  assert.equal(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0)
  const policy = panel.getByRole('link', { name: word('ru', 'callback.consent.link') })
  assert.equal(await policy.getAttribute('href'), pages.policy('ru'))
  assert.deepEqual(await axeFindings(page), [])

  // A half-filled form stays when the panel is closed, and the focus goes back to the button that opened it.
  await page.keyboard.type('Әлия Қасымова')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await focusNamed(page, word('ru', 'header.callback'))
  await page.keyboard.press('Enter')
  await focusOn(page, 'input[name=name]')
  assert.equal(await panel.getByLabel(word('ru', 'callback.name')).inputValue(), 'Әлия Қасымова')

  await panel.getByLabel(word('ru', 'callback.phone')).fill('+7 (701) 400-00-01')
  await panel.getByRole('checkbox').check()
  await panel.getByRole('button', { name: word('ru', 'callback.submit') }).click()
  await panel.getByRole('heading', { name: word('ru', 'callback.sent.title') }).waitFor()
  await panel.getByRole('button', { name: word('ru', 'callback.sent.close') }).click()
  await panel.waitFor({ state: 'hidden' })
  await focusNamed(page, word('ru', 'header.callback'))
  await opener.click()
  await focusOn(page, 'input[name=name]')
  assert.equal(await panel.getByLabel(word('ru', 'callback.name')).inputValue(), '')

  // Leaving it with Tab closes it.
  await panel.getByRole('button', { name: word('ru', 'callback.submit') }).focus()
  await page.keyboard.press('Tab')
  await panel.waitFor({ state: 'hidden' })
  await focusInside(page, '.language')
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('status of 429')),
    [],
  )
})

test('R96 without JavaScript, and without the form’s code, «order a call» leads to the page of the form', async (t) => {
  for (const javaScript of [true, false]) {
    const { page } = await visitor(t, { javaScript })
    const path = pages.leaveSubscription('ru')
    await (javaScript ? open(page, path) : page.goto(path))
    await page.route('**/callback-form*.js', (route) => route.abort())
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('ru', 'header.callback') })
      .click()
    await page.waitForURL((url) => url.pathname === pages.callback('ru'))
  }
})

test('A33 R86 R1583 the bar of a telephone has the sign of the field, and as many networks as fit beside heart, pin and menu, all of 40 px', async (t) => {
  for (const [width, networks] of [
    [320, 0],
    [360, 1],
    [390, 1],
    [430, 2],
    [480, 3],
    [768, 3],
  ] as const) {
    const { page } = await visitor(t, { width, height: 844 })
    await open(page, '/')
    const boxes = await Promise.all(
      (await page.locator('.header-rows').locator(':is(a, .icon-button):visible').all()).map((sign) =>
        sign.boundingBox(),
      ),
    )
    assert.equal(boxes.length, networks + 4, `${width} px`)
    const [first] = boxes
    for (const box of boxes) {
      assert.ok(box !== null && box.width >= 40 && box.height >= 40, `${width} px`)
      assert.equal(box.y, first?.y, `one row at ${width} px`)
    }
    assert.deepEqual(await sidewaysScroll(page, [width]), [])
  }
})
