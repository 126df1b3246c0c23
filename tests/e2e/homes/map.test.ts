import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { mapLink, mapProviders } from '#domain/map-links.ts'
import { type Language, languages } from '#domain/languages.ts'
import { cityOfSeveral, projectsOf } from '#tests/helpers/demo-records.ts'
import { startDemoSite } from '#tests/helpers/servers/company-site.ts'
import { focusNamed } from '#tests/helpers/browser/focus.ts'
import { startTiles } from '#tests/helpers/browser/tile-server.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor, type VisitorOptions } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { yandexStandIn } from '#tests/helpers/browser/yandex-stand-in.ts'

function mapOf(page: Page, language: Language) {
  return page.getByRole('region', { name: word(language, 'map.projects') })
}

async function mapVisitor(t: TestContext, options: VisitorOptions = {}) {
  const visit = await visitor(t, options)
  await undisturbed(visit.page)
  return visit
}

test('R24 R135 pins and cards of projects point at each other, and no other host hears of it', async (t) => {
  const { page, problems } = await mapVisitor(t, { language: 'ru' })
  const city = `city=${await cityOfSeveral()}`
  const projects = await projectsOf('ru', city)
  const [project] = projects
  assert.ok(project !== undefined && projects.length > 1)
  await open(page, pages.projects('ru', city))
  const map = mapOf(page, 'ru')
  const pin = map.getByRole('button', { name: `${project.name},` })
  await pin.waitFor()
  assert.equal(await map.locator('.map-pin').count(), projects.length)

  const card = page.locator(`#project-${project.id}`)
  await card.hover()
  await map.locator('.map-pin[data-lit]', { hasText: await pin.innerText() }).waitFor()
  await card.getByRole('link').focus()
  assert.equal(await map.locator('.map-pin[data-lit]').count(), 1)

  const other = projects.at(-1)
  assert.ok(other !== undefined)
  await map.getByRole('button', { name: `${other.name},` }).click()
  await page.locator(`#project-${other.id}[data-lit]`).waitFor()
  const link = map.getByRole('link', { name: other.name, exact: true })
  assert.equal(await link.getAttribute('href'), pages.project('ru', other.slug))
  const shown = await page.locator(`#project-${other.id}`).boundingBox()
  assert.ok(shown !== null && shown.y >= 0 && shown.y < 900, 'the card was scrolled to')
  await map.getByRole('button', { name: word('ru', 'common.close') }).click()
  assert.equal(await link.count(), 0)
  assert.deepEqual(problems, [])
})

for (const language of languages) {
  test(`the map is walked with keys and its buttons have names in ${language}`, async (t) => {
    const { page, problems } = await mapVisitor(t, { language })
    await open(page, pages.projects(language))
    const map = mapOf(page, language)
    for (const key of ['map.zoom.in', 'map.zoom.out', 'map.fit'] as const) {
      await map.getByRole('button', { name: word(language, key), exact: true }).waitFor()
    }
    const projects = await projectsOf(language, `city=${await cityOfSeveral()}`)
    const city = projects[0]?.city.name ?? ''
    await map.getByRole('button', { name: `${city} ` }).focus()
    await page.keyboard.press('Enter')
    // A keyboard user is then on the first of the points that were one pin.
    const first = projects.toSorted((a, b) => a.id - b.id)[0]?.name ?? ''
    await focusNamed(page, first)
    await page.keyboard.press('Enter')
    await focusNamed(page, first)
    assert.ok(await map.locator('.map-card').evaluate((card) => card.contains(document.activeElement)))
    await page.keyboard.press('Escape')
    assert.equal(await map.locator('.map-card').count(), 0)
    assert.ok(await page.evaluate(() => document.activeElement?.matches('.map-pin')))
    assert.deepEqual(problems, [])
  })
}

test('the wheel scrolls the page and says how the map is zoomed; with Ctrl it zooms', async (t) => {
  const { page, problems } = await mapVisitor(t, { language: 'en' })
  await open(page, pages.projects('en'))
  const map = mapOf(page, 'en')
  await map.locator('.map-pin').first().waitFor()
  await map.locator('.map-canvas').hover({ position: { x: 40, y: 40 } })
  const scale = await map.locator('.map-scale').innerText()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await page.waitForFunction((before) => scrollY > before, before)
  await map.locator('.map-hint[data-shown]', { hasText: word('en', 'map.hint.wheel') }).waitFor()
  assert.equal(await map.locator('.map-scale').innerText(), scale)

  await map.locator('.map-canvas').hover({ position: { x: 40, y: 240 } })
  const still = await page.evaluate(() => scrollY)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await page.waitForFunction((scale) => document.querySelector('.map-scale')?.textContent !== scale, scale)
  assert.equal(await page.evaluate(() => scrollY), still)
  assert.deepEqual(problems, [])
})

test('a narrow screen shows the list or the map, as the address says, and loads the map only then', async (t) => {
  const { page, problems } = await mapVisitor(t, { language: 'kk', width: 390, height: 844 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const isLeaflet = (url: string) => url.includes('leaflet')
  await open(page, pages.projects('kk'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  assert.equal(await mapOf(page, 'kk').count(), 0)
  assert.equal(scripts.some(isLeaflet), false)

  const views = page.getByRole('navigation', { name: word('kk', 'map.view') })
  await views.getByRole('link', { name: word('kk', 'map.view.map') }).click()
  await page.waitForURL((url) => url.searchParams.get('view') === 'map')
  await mapOf(page, 'kk').locator('.map-pin').first().waitFor()
  assert.equal(scripts.some(isLeaflet), true)
  assert.equal(await page.getByRole('article').count(), 0)
  const cities = page.getByRole('navigation', { name: word('kk', 'projects.cities') })
  await cities.getByRole('link').nth(1).click()
  await page.waitForURL((url) => url.searchParams.has('city') && url.searchParams.get('view') === 'map')
  assert.deepEqual(problems, [])
})

test('A21 without JavaScript the map is a list of addresses with links to other maps', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en', javaScript: false, width: 390, height: 844 })
  await page.goto(pages.projects('en', 'view=map'))
  assert.equal(await mapOf(page, 'en').count(), 0)
  for (const { name, address, lat, lng } of await projectsOf('en')) {
    const place = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .last()
    await place.getByText(address).waitFor()
    const links = place.getByRole('list', { name: word('en', 'map.links', { name }) }).getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    assert.deepEqual(
      hrefs,
      mapProviders.map((provider) => mapLink(provider, lat, lng)),
    )
  }
  assert.deepEqual(problems, [])
})

test('the page of a project marks its place and how far one walks, and tells what is near by kind', async (t) => {
  const { page, problems } = await mapVisitor(t, { language: 'ru' })
  const [project] = await projectsOf('ru')
  assert.ok(project !== undefined)
  await open(page, pages.project('ru', project.slug))
  assert.equal(await page.locator('.map-live').count(), 0)
  const location = page.getByRole('region', { name: word('ru', 'project.location'), exact: true })
  await location.scrollIntoViewIfNeeded()
  await location.getByRole('img', { name: project.name }).waitFor()
  assert.equal(await location.locator('.map-ring').count(), 3)
  await location.getByRole('list', { name: word('ru', 'near.transport') }).waitFor()
  assert.deepEqual(problems, [])
})

test('pictures of streets come from the address that is set, and the policy permits no other; without them the map goes on', async (t) => {
  const tiles = await startTiles(t)
  const { url } = await startDemoSite(t, { TILES_URL: tiles.url, TILES_CREDIT: 'Some streets' })
  const { page, problems } = await mapVisitor(t, { language: 'en' })
  const path = url + pages.projects('en')
  const policy = (await fetch(path)).headers.get('content-security-policy') ?? ''
  assert.ok(policy.includes(`img-src 'self' data: ${tiles.origin};`), policy)

  await open(page, path)
  const map = mapOf(page, 'en')
  await map.locator('img.leaflet-tile-loaded').first().waitFor()
  await map.getByText('Some streets').waitFor()
  assert.ok(tiles.asked.length > 0 && tiles.asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path)))
  assert.deepEqual(
    problems.filter((problem) => !problem.startsWith('request to another host')),
    [],
  )

  tiles.lose()
  await page.evaluate(() => sessionStorage.clear())
  await open(page, `${url}${pages.projects('en', `city=${await cityOfSeveral()}`)}`)
  await map.getByText(word('en', 'map.lost')).waitFor()
  await map.locator('.map-ground-tile').first().waitFor()
  assert.ok((await map.locator('.map-pin').count()) > 0)
  assert.equal(await map.locator('img').count(), 0)
})

test('R135 R208 R216 with a key the map is that of Yandex; where their script does not come there are addresses', async (t) => {
  const { url } = await startDemoSite(t, { YANDEX_MAPS_KEY: 'a-key' })
  const { page, problems } = await mapVisitor(t, { language: 'ru' })
  const asked: string[] = []
  let isThere = false
  await page.route('https://api-maps.yandex.ru/**', (route) => {
    asked.push(route.request().url())
    return isThere
      ? route.fulfill({ contentType: 'text/javascript', body: yandexStandIn })
      : route.abort('failed')
  })
  await open(page, url + pages.projects('ru'))
  const map = mapOf(page, 'ru')
  await map.getByText(word('ru', 'map.error')).waitFor()
  assert.ok(problems.some((problem) => problem.includes('YandexMapException')))
  const [project] = await projectsOf('ru')
  assert.ok(project !== undefined)
  await page
    .getByRole('group')
    .getByRole('list', { name: word('ru', 'map.links', { name: project.name }) })
    .waitFor()

  isThere = true
  problems.length = 0
  await map.getByRole('button', { name: word('ru', 'error.part.again') }).click()
  const [one] = await projectsOf('ru', `city=${await cityOfSeveral()}`)
  const cluster = map.getByRole('button', { name: `${one?.city.name} ` })
  await cluster.click()
  assert.deepEqual(asked.at(-1), 'https://api-maps.yandex.ru/v3/?apikey=a-key&lang=ru_RU&csp=202512')
  assert.equal(await map.locator('[data-mode=raster]').count(), 1)
  assert.equal(
    await page.evaluate(() => (globalThis as { ymaps3?: { strictMode: boolean } }).ymaps3?.strictMode),
    false,
  )
  const pin = map.getByRole('button', { name: `${project.name},` })
  await pin.dispatchEvent('click')
  await map.getByRole('link', { name: project.name, exact: true }).waitFor()
  await page.locator(`#project-${project.id}[data-lit]`).waitFor()
  const own = [`request to another host: ${url}`, 'request to another host: https://api-maps.yandex.ru']
  assert.deepEqual(
    problems.filter((problem) => !own.some((host) => problem.startsWith(host))),
    [],
  )
})
