import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getCategories } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import { focusNamed, focusOn, tabsOutside } from '#tests/helpers/browser/focus.ts'
import { axeFindings } from '#tests/helpers/browser/page-checks.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { notTheSameIntent, open, visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const telephone = { width: 390, height: 844 } as const satisfies VisitorOptions

/** The drawer and its second levels; each is a dialog by the name that it shows. */
function drawer(page: Page, language: Language) {
  const button = (key: Parameters<typeof word>[1]) => page.getByRole('button', { name: word(language, key) })
  return {
    burger: button('header.menu.open'),
    close: button('header.menu.close'),
    back: button('drawer.back'),
    projects: button('header.projects'),
    properties: button('header.properties'),
    root: page.locator('#drawer'),
    projectsLevel: page.locator('#menu-projects'),
    propertiesLevel: page.locator('#menu-properties'),
    callbackLevel: page.locator('#drawer-callback'),
    callback: page.locator('#drawer').getByRole('link', { name: word(language, 'header.callback') }),
  }
}

async function ask<T>(
  path: string,
  language: Language,
  answer: { parse(body: unknown): { data: T } },
): Promise<T> {
  const { url } = await demoSite()
  const response = await fetch(url + path, { headers: { 'Accept-Language': language } })
  return answer.parse(await response.json()).data
}

for (const language of languages) {
  test(`R86 R87 R88 R89 R90 the drawer shows in ${language} the whole menu in two levels`, async (t) => {
    const { page, problems } = await visitor(t, { ...telephone, language })
    await open(page, pages.callback(language))
    const { company } = await ask('/api/dictionaries', language, getDictionaries.answer)
    const complexes = await ask('/api/complexes/navigation', language, getComplexesNavigation.answer)
    const categories = await ask('/api/estates/categories', language, getCategories.answer)
    const parts = drawer(page, language)

    const icons = await page
      .locator('.header-rows')
      .locator(':is(a, .drawer-burger):visible')
      .evaluateAll((all) => all.map((icon) => icon.getAttribute('aria-label')))
    assert.deepEqual(icons.slice(1), [
      word(language, 'header.favorites'),
      word(language, 'header.contacts'),
      word(language, 'header.menu.open'),
    ])

    await parts.burger.click()
    const box = await parts.root.boundingBox()
    assert.deepEqual(box, { x: 0, y: 0, width: 390, height: 844 })
    assert.ok((await parts.projects.innerText()).includes(String(complexes.length)))
    const total = categories.reduce((sum, { estates_count }) => sum + estates_count, 0)
    assert.equal((await parts.properties.innerText()).replaceAll(/\D/g, ''), String(total))
    for (const key of ['header.commercial', 'header.purchase', 'header.about', 'header.contacts'] as const) {
      assert.equal(await parts.root.getByRole('link', { name: word(language, key) }).isVisible(), true, key)
    }
    assert.equal(await parts.root.locator('[aria-current=true]').innerText(), languageNames[language].name)
    const mail = parts.root.getByRole('link', { name: company.email })
    assert.equal(await mail.getAttribute('href'), `mailto:${company.email}`)
    for (const { url } of company.networks) {
      assert.equal(await parts.root.locator(`a[href="${url}"]`).isVisible(), true)
    }
    assert.deepEqual(await axeFindings(page), [])

    await parts.projects.click()
    const projects = parts.projectsLevel.locator('.projects-menu a')
    assert.equal(await projects.count(), complexes.length)
    for (const [index, { name, city, slug, price_from }] of complexes.entries()) {
      const text = await projects.nth(index).innerText()
      assert.ok(text.includes(name) && text.includes(city.name), text)
      assert.equal(text.includes('₸'), price_from !== null, text)
      assert.equal(await projects.nth(index).getAttribute('href'), pages.project(language, slug))
    }
    const allProjects = parts.projectsLevel.getByRole('link', { name: word(language, 'menu.projects.all') })
    assert.equal(await allProjects.getAttribute('href'), pages.projects(language))
    assert.deepEqual(await axeFindings(page), [])
    await parts.back.click()
    await parts.projectsLevel.waitFor({ state: 'hidden' })

    await parts.properties.click()
    for (const { code, estates_count, rooms_data } of categories) {
      const link = parts.propertiesLevel.locator(
        `.property-menu-tab[href="${pages.listing(language, code)}"]`,
      )
      assert.equal((await link.innerText()).replaceAll(/\D/g, ''), String(estates_count))
      if (code !== 'flat') continue
      assert.equal(await parts.propertiesLevel.locator('.menu-price-link:visible').count(), rooms_data.length)
    }
    const all = parts.propertiesLevel.getByRole('link', { name: word(language, 'menu.properties.all') })
    assert.equal(await all.getAttribute('href'), pages.properties(language))
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(problems, [])
  })

  test(`nothing sticks out of the drawer in ${language} from 320 px on`, async (t) => {
    const { page } = await visitor(t, { width: 959, height: 800, language })
    await open(page, pages.callback(language))
    const parts = drawer(page, language)
    const wide = async (level: string) => {
      for (const width of [959, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const out = await page
          .locator(level)
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        assert.equal(out, 0, `${level} at ${width}`)
      }
    }
    await parts.burger.click()
    await wide('#drawer')
    for (const [opener, level] of [
      [parts.projects, '#menu-projects'],
      [parts.properties, '#menu-properties'],
      [parts.callback, '#drawer-callback'],
    ] as const) {
      await opener.click()
      await page.locator(level).waitFor({ state: 'visible' })
      await wide(level)
      await page.keyboard.press('Escape')
      await page.locator(level).waitFor({ state: 'hidden' })
    }
  })
}

test('R937 the main groups of the drawer are larger than its other links, their counts smaller', async (t) => {
  const { page } = await visitor(t, telephone)
  await open(page, pages.callback('ru'))
  const { burger, root, projects } = drawer(page, 'ru')
  await burger.click()
  const sizeOf = (place: ReturnType<Page['locator']>) =>
    place.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const small = await sizeOf(root.getByRole('link', { name: word('ru', 'header.career') }))
  for (const group of [projects, root.getByRole('link', { name: word('ru', 'header.purchase') })])
    assert.ok((await sizeOf(group)) > small * 1.25, 'a main group')
  assert.ok((await sizeOf(projects.locator('.drawer-count'))) < small, 'a count')
})

test('R131 the drawer holds the focus, Esc goes one level back and then to the burger', async (t) => {
  const { page, problems } = await visitor(t, { ...telephone, language: 'en' })
  await open(page, '/en')
  const { burger, projects, root, projectsLevel } = drawer(page, 'en')
  await burger.focus()
  await page.keyboard.press('Enter')
  await focusOn(page, '#drawer > .drawer-head .drawer-close')
  assert.deepEqual(await tabsOutside(page, '#drawer', 30), [])

  await projects.focus()
  await page.keyboard.press('Enter')
  await focusOn(page, '#menu-projects .drawer-back')
  assert.deepEqual(await tabsOutside(page, '#menu-projects', 20), [])
  await page.keyboard.press('Escape')
  await projectsLevel.waitFor({ state: 'hidden' })
  await focusNamed(page, word('en', 'header.projects'))
  assert.equal(await root.isVisible(), true)
  await page.keyboard.press('Tab')
  await focusNamed(page, word('en', 'header.properties'))
  await page.keyboard.press('Escape')
  await root.waitFor({ state: 'hidden' })
  await focusNamed(page, word('en', 'header.menu.open'))

  // Everything outside can be reached again.
  await page.keyboard.press('Shift+Tab')
  await focusNamed(page, word('en', 'header.contacts'))
  assert.equal(await page.locator('[inert]').count(), 0)
  assert.deepEqual(problems, [])
})

test('R131 a drawer that was opened before the page’s scripts were there holds the focus as soon as they are', async (t) => {
  const { page, problems } = await visitor(t, telephone)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const { burger, projects, root, projectsLevel } = drawer(page, 'ru')
  await burger.click()
  await projects.click()
  await projectsLevel.waitFor({ state: 'visible' })
  scripts.resolve()
  await hydrated(page)
  await page.locator('#drawer[inert]').waitFor({ state: 'attached' })
  // The browser may report an opening after the scripts have seen it by themselves.
  await root.evaluate((root) => root.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' })))
  assert.equal(await projectsLevel.isVisible(), true)
  assert.deepEqual(await tabsOutside(page, '#menu-projects', 20), [])
  await page.keyboard.press('Escape')
  await projectsLevel.waitFor({ state: 'hidden' })
  await focusNamed(page, word('ru', 'header.projects'))
  assert.deepEqual(await tabsOutside(page, '#drawer', 30), [])
  await page.keyboard.press('Escape')
  await root.waitFor({ state: 'hidden' })
  await focusNamed(page, word('ru', 'header.menu.open'))
  assert.equal(await page.locator('[inert]').count(), 0)
  assert.deepEqual(problems, [])
})

test('R87 R89 back and close: the arrow leads to the first level, the cross of any level out of the menu', async (t) => {
  const { page } = await visitor(t, telephone)
  await open(page, '/')
  const { burger, properties, back, close, root, propertiesLevel } = drawer(page, 'ru')
  await burger.tap()
  await properties.tap()
  await back.tap()
  await propertiesLevel.waitFor({ state: 'hidden' })
  await focusNamed(page, word('ru', 'header.properties'))
  await properties.tap()
  await propertiesLevel.getByRole('button', { name: word('ru', 'header.menu.close') }).tap()
  await root.waitFor({ state: 'hidden' })
  await focusNamed(page, word('ru', 'header.menu.open'))
  await burger.tap()
  assert.equal(await propertiesLevel.isVisible(), false)
  await page.waitForTimeout(notTheSameIntent)
  await close.tap()
  await root.waitFor({ state: 'hidden' })
})

test('R133 a drawer that has led somewhere is closed, and opens at its first level again', async (t) => {
  const { page, problems } = await visitor(t, { ...telephone, language: 'kk' })
  await undisturbed(page)
  await open(page, '/kk')
  const { burger, properties, root, propertiesLevel } = drawer(page, 'kk')
  await burger.click()
  await properties.click()
  await propertiesLevel.locator('.menu-price-link').nth(2).click()
  await page.waitForURL((url) => url.searchParams.get('rooms') === '2')
  await root.waitFor({ state: 'hidden' })
  assert.equal(await page.locator('[inert]').count(), 0)
  await focusNamed(page, word('kk', 'header.menu.open'))
  await burger.click()
  assert.equal(await root.isVisible(), true)
  assert.equal(await propertiesLevel.isVisible(), false)
  await page.goBack()
  await root.waitFor({ state: 'hidden' })
  assert.deepEqual(problems, [])
})

test('the page behind the drawer stays where it is', async (t) => {
  const { page } = await visitor(t, { width: 800, height: 700 })
  await open(page, '/')
  await page.mouse.wheel(0, 0)
  const { burger, root } = drawer(page, 'ru')
  await burger.click()
  await root.waitFor({ state: 'visible' })
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  assert.equal(await page.evaluate(() => scrollY), 0)
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden')
})

test('a telephone that is turned on its side is left neither without a menu nor behind one', async (t) => {
  const { page, problems } = await visitor(t, { width: 820, height: 1180 })
  await open(page, '/')
  const { burger, projects, root } = drawer(page, 'ru')
  await burger.tap()
  await projects.tap()
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.waitForFunction(() => document.querySelector(':popover-open') === null)
  assert.equal(await page.locator('[inert]').count(), 0)
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'visible')
  await page.setViewportSize({ width: 820, height: 1180 })
  assert.equal(await root.isVisible(), false)
  assert.deepEqual(problems, [])
})

test('R1226 a menu of the wide header that is open when the screen becomes small is closed', async (t) => {
  const { page, problems } = await visitor(t, { width: 1180, height: 820 })
  await open(page, '/')
  await page.locator('.menu-button').first().dispatchEvent('click')
  await page.locator('#menu-projects').waitFor({ state: 'visible' })
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.waitForFunction(() => document.querySelector(':popover-open') === null)
  assert.equal(await page.locator('[inert]').count(), 0)
  const { burger, projects, projectsLevel } = drawer(page, 'ru')
  await burger.click()
  await projects.click()
  await projectsLevel.getByRole('link').first().waitFor()
  assert.equal(await projectsLevel.getAttribute('role'), 'dialog')
  assert.deepEqual(problems, [])
})

test('R91 R132 «order a call» turns the drawer into the form, and closing it leads back to the menu', async (t) => {
  const { page, problems } = await visitor(t, { ...telephone, language: 'en' })
  await open(page, '/en')
  const { burger, back, callback, root, callbackLevel } = drawer(page, 'en')
  const name = callbackLevel.getByLabel(word('en', 'callback.name'))
  await burger.tap()
  await callback.tap()
  await name.fill('Aliya')
  assert.deepEqual(await axeFindings(page), [])
  await back.tap()
  await callbackLevel.waitFor({ state: 'hidden' })
  await focusNamed(page, word('en', 'header.callback'))

  // Left and entered again, the form is empty.
  await callback.tap()
  assert.equal(await name.inputValue(), '')
  await name.fill('Aliya')
  await callbackLevel.getByRole('button', { name: word('en', 'header.menu.close') }).tap()
  await root.waitFor({ state: 'hidden' })
  await burger.tap()
  assert.equal(await callbackLevel.isVisible(), false)
  await callback.tap()
  assert.equal(await name.inputValue(), '')

  await name.fill('Aliya')
  await callbackLevel.getByLabel(word('en', 'callback.phone')).fill('+7 (701) 400-00-02')
  await callbackLevel.getByRole('checkbox').check()
  await callbackLevel.getByRole('button', { name: word('en', 'callback.submit') }).tap()
  await callbackLevel.getByRole('heading', { name: word('en', 'callback.sent.title') }).waitFor()
  await callbackLevel.getByRole('button', { name: word('en', 'callback.sent.close') }).tap()
  await callbackLevel.waitFor({ state: 'hidden' })
  assert.equal(await root.isVisible(), true)
  await focusNamed(page, word('en', 'header.callback'))
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('status of 429')),
    [],
  )
})

test('R88 R89 without JavaScript both levels open, go back and close, and every way leads on', async (t) => {
  const { page, problems } = await visitor(t, { ...telephone, javaScript: false })
  await page.goto('/')
  const { burger, close, back, projects, properties, root, projectsLevel, propertiesLevel, callback } =
    drawer(page, 'ru')
  await burger.click()
  await projects.click()
  assert.equal(await projectsLevel.isVisible(), true)
  await back.click()
  await projectsLevel.waitFor({ state: 'hidden' })
  assert.equal(await root.isVisible(), true)
  await properties.click()
  await page.keyboard.press('Escape')
  await propertiesLevel.waitFor({ state: 'hidden' })
  assert.equal(await root.isVisible(), true)
  await close.click()
  await root.waitFor({ state: 'hidden' })
  await burger.click()
  await callback.click()
  await page.waitForURL((url) => url.pathname === pages.callback('ru'))
  await burger.click()
  await properties.click()
  await propertiesLevel.locator('.property-menu-tab').last().click()
  await page.waitForURL((url) => url.pathname === pages.listing('ru', 'comm'))
  assert.deepEqual(problems, [])
})
