import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import type { Build } from '#contract/build.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { focusNamed } from '#tests/helpers/browser/focus.ts'
import { axeFindings, watchShifts } from '#tests/helpers/browser/page-checks.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { until } from '#tests/helpers/until.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

declare global {
  // Left in a document by a test: another document has none.
  var opened: number | undefined
}

/** Opens a page and waits for the code that keeps it. */
async function openKept(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(/page-guard-.*\.js/)
  await open(page, path)
  await code
  await page.locator('output.toasts').first().waitFor({ state: 'attached' })
  await page.evaluate(() => {
    globalThis.opened = 1
  })
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.opened === 1)
}

/** From now on another build is served. Answers the questions for it. */
async function release(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`**${endpoints.build.path}*`, async (route) => {
    asked.push(new URL(route.request().url()).search)
    await route.fulfill({ json: { id: 'another', timestamp: 1 } })
  })
  return asked
}

function comeBackToTab(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** Comes back to the tab, where the served build is asked for and the page stays as it is. */
async function comeBackAndStay(page: Page): Promise<void> {
  const answer = page.waitForResponse(`**${endpoints.build.path}*`)
  await comeBackToTab(page)
  await answer
  await page.waitForTimeout(300)
  assert.equal(await isSameDocument(page), true)
}

/** Follows a link of the page and waits for the heading it leads to. */
async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

function toast(page: Page, language: Language) {
  const box = page.locator('.toast')
  return { box, again: box.getByRole('button', { name: word(language, 'toast.again') }) }
}

/** A page that the header of every page links to. */
const properties = { path: pages.listing('ru', 'comm'), title: word('ru', 'category.comm') }

test('R139 A36 after a release the page is loaded again as the visitor comes to the tab, where they had left it, once', async (t) => {
  const { page, problems } = await visitor(t)
  await openKept(page, pages.home('ru'))
  await follow(page, properties.path, properties.title)
  await page.evaluate(() => scrollTo(0, 900))
  const asked = await release(page)
  await comeBackToTab(page)
  await page.waitForFunction(() => globalThis.opened === undefined)
  assert.match(asked[0] ?? '', /^\?t=\d{13}$/)
  await page.getByRole('heading', { level: 1, name: properties.title }).waitFor()
  await page.waitForFunction(() => scrollY === 900)

  // The build is requested only once: the answering replica may still be the old one.
  await page.locator('output.toasts').first().waitFor({ state: 'attached' })
  await page.evaluate(() => {
    globalThis.opened = 1
  })
  await comeBackAndStay(page)
  assert.deepEqual(problems, [])
})

test('R139 A36 a build that was left is none to be loaded again for', async (t) => {
  const { page } = await visitor(t)
  await openKept(page, pages.home('ru'))
  await page.evaluate(() => sessionStorage.setItem('builds_left', '["another"]'))
  await release(page)
  await comeBackAndStay(page)
})

test('R139 A36 a page in a hidden tab is loaded again at once', async (t) => {
  const { page } = await visitor(t)
  await openKept(page, pages.home('ru'))
  await release(page)
  // The page is read, then the visitor looks elsewhere.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<details open id="read"></details>'),
  )
  await comeBackAndStay(page)
  await page.evaluate(() => {
    document.getElementById('read')?.remove()
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForFunction(() => globalThis.opened === undefined)
})

for (const [what, begin] of [
  ['something is typed', (page: Page) => page.locator('main form[method=post] input[name=name]').fill('А')],
  ['a criterion is typed', (page: Page) => page.locator('main input[name=price_to]').fill('20000000')],
  ['a menu is open', (page: Page) => page.locator('header .menu-button').first().click()],
  [
    'a film plays',
    (page: Page) =>
      page.evaluate(() => {
        document.body.append(document.createElement('video'))
        Object.defineProperty(HTMLMediaElement.prototype, 'paused', { value: false })
      }),
  ],
] as const) {
  test(`R139 A36 while ${what} the page stays, and the next one is loaded whole`, async (t) => {
    const { page } = await visitor(t)
    await undisturbed(page)
    await openKept(page, properties.path)
    await begin(page)
    await release(page)
    await comeBackAndStay(page)
  })
}

test('R139 A36 an answer that comes after the visitor has begun to read leads to the next page', async (t) => {
  const { page, problems } = await visitor(t)
  await openKept(page, properties.path)
  await page.route(`**${endpoints.build.path}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.fulfill({ json: { id: 'another', timestamp: 1 } })
  })
  await comeBackAndStay(page)
  await page
    .locator(`a[href="${pages.home('ru')}"]:visible`)
    .first()
    .click()
  await page.waitForFunction(() => globalThis.opened === undefined)
  await page.getByRole('heading', { level: 1, name: word('ru', 'home.hero.title') }).waitFor()
  assert.deepEqual(problems, [])
})

test('R139 A13 a page whose data are of a newer release is loaded whole, before the old code has seen them', async (t) => {
  const { page, problems } = await visitor(t)
  await openKept(page, pages.home('ru'))
  await page.route('**/*.data?*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const { id }: Build = await (await fetch((await demoSite()).url + endpoints.build.path)).json()
    assert.ok(text.includes(id), 'the data name their build')
    await route.fulfill({ response: answer, body: text.replaceAll(id, 'newer') })
  })
  await page.locator(`a[href="${properties.path}"]:visible`).first().click()
  await page.waitForFunction(() => globalThis.opened === undefined)
  await page.getByRole('heading', { level: 1, name: properties.title }).waitFor()
  assert.deepEqual(problems, [])
})

test('R139 A13 an open page asks once an hour', async (t) => {
  const { page } = await visitor(t)
  await page.clock.install()
  await openKept(page, pages.home('ru'))
  const asked = await release(page)
  await page.clock.fastForward(3_590_000)
  assert.deepEqual(asked, [])
  const answer = page.waitForResponse(`**${endpoints.build.path}*`)
  await page.clock.fastForward(20_000)
  await answer
  assert.equal(asked.length, 1)
})

test('R139 A13 a form that is half filled in is never taken away by a release', async (t) => {
  const { page } = await visitor(t)
  await openKept(page, properties.path)
  await release(page)
  await page.locator('main form[method=post] input[name=name]').fill('Айгерім')
  const answer = page.waitForResponse(`**${endpoints.build.path}*`)
  await comeBackToTab(page)
  await answer
  await follow(page, pages.properties('ru'), word('ru', 'properties.title'))
  assert.equal(await isSameDocument(page), true)
  await page
    .locator(`a[href="${pages.home('ru')}"]:visible`)
    .first()
    .click()
  await page.waitForFunction(() => globalThis.opened === undefined)
})

test('A13 the build of the page that was served is the one that is served: no page is loaded whole', async (t) => {
  const { page } = await visitor(t)
  await openKept(page, pages.home('ru'))
  const answer = page.waitForResponse(`**${endpoints.build.path}*`)
  await comeBackToTab(page)
  assert.equal((await answer).status(), 200)
  await follow(page, properties.path, properties.title)
  assert.equal(await isSameDocument(page), true)
})

test('R207 R212 a page whose code is gone after a release is loaded whole, once in ten seconds', async (t) => {
  const { page } = await visitor(t)
  await openKept(page, pages.home('ru'))
  let gone = 1
  // Requests fetched ahead of the click do not count.
  const isCode = (request: Request) => request.resourceType() === 'script'
  await page.route('**/assets/listing-*.js', (route) =>
    isCode(route.request()) && gone-- > 0
      ? route.fulfill({ status: 404, body: 'Not Found' })
      : route.continue(),
  )
  await page.locator(`a[href="${properties.path}"]:visible`).first().click()
  await page.waitForFunction(() => globalThis.opened === undefined)
  await page.getByRole('heading', { level: 1, name: properties.title }).waitFor()
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('loaded_anew') ?? 'null'))
  assert.equal(kept.path, properties.path)
  const left = kept.expires - (await page.evaluate(() => Date.now()))
  assert.ok(left > 0 && left <= 10_000, `${left} ms`)

  // The same again at once: the page stays, and says so.
  await openKept(page, pages.home('ru'))
  gone = 1
  await page.evaluate((kept) => {
    sessionStorage.setItem('loaded_anew', JSON.stringify({ ...kept, expires: Date.now() + 10_000 }))
  }, kept)
  await page.locator(`a[href="${properties.path}"]:visible`).first().click()
  const { box, again } = toast(page, 'ru')
  await box.getByText(word('ru', 'toast.failed')).waitFor()
  assert.equal(await isSameDocument(page), true)
  assert.equal(new URL(page.url()).pathname, pages.home('ru'))
  await again.click()
  await page.getByRole('heading', { level: 1, name: properties.title }).waitFor()
})

for (const language of languages) {
  test(`R202 without a connection the page stays, says so in ${language}, and opens the next one later`, async (t) => {
    const { page } = await visitor(t, { language, width: language === 'kk' ? 390 : 1440 })
    await page.emulateMedia({ reducedMotion: language === 'en' ? 'no-preference' : 'reduce' })
    await watchShifts(page)
    await openKept(page, pages.properties(language))
    const link = page.locator(`main a[href="${pages.listing(language, 'flat')}"]`).first()
    const name = (await link.innerText()).trim()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await page.context().setOffline(true)
    await link.click()
    const { box, again } = toast(page, language)
    await box.getByText(word(language, 'toast.offline')).waitFor()
    assert.equal(new URL(page.url()).pathname, pages.properties(language))
    assert.deepEqual([await isSameDocument(page), await page.evaluate(() => scrollY)], [true, before])
    await page.getByRole('heading', { level: 1, name: word(language, 'properties.title') }).waitFor()
    assert.deepEqual(await axeFindings(page), [])
    assert.deepEqual(await page.evaluate(() => globalThis.layoutShifts), [])

    await again.focus()
    await page.keyboard.press('Enter')
    await box.getByText(word(language, 'toast.offline')).waitFor()
    await box.getByRole('button', { name: word(language, 'common.close') }).click()
    await box.waitFor({ state: 'detached' })
    await focusNamed(page, name)

    await link.click()
    await box.waitFor()
    await page.context().setOffline(false)
    await again.click()
    await page.getByRole('heading', { level: 1, name: word(language, 'category.flat') }).waitFor()
    await box.waitFor({ state: 'detached' })
  })
}

test('R202 a proxy that answers for a server that is away leaves the page where it is', async (t) => {
  const { page } = await visitor(t)
  await openKept(page, properties.path)
  await follow(page, pages.listing('ru', 'flat'), word('ru', 'category.flat'))
  await page.route(/\.data(\?|$)/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  const rooms = page.getByRole('checkbox', { name: word('ru', 'rooms.chip.label.2') })
  await rooms.click({ force: true })
  const { box, again } = toast(page, 'ru')
  await box.getByText(word('ru', 'toast.failed')).waitFor()
  // The list is the old one, and its filters say so.
  await until(async () => !(await rooms.isChecked()))
  await page.goBack()
  await page.waitForFunction((path) => location.pathname === path, pages.listing('ru', 'flat'))
  assert.equal(await isSameDocument(page), true)
  await page.unroute(/\.data(\?|$)/)
  await again.click()
  await page.getByRole('heading', { level: 1, name: properties.title }).waitFor()
  await hydrated(page)
  assert.equal(await isSameDocument(page), true)
})
