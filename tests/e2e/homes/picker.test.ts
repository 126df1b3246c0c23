import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { getHouse, getHouseEstates } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { houseFloors } from '#domain/house-floors.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** A house of the first project that is being sold, with or without a picture of its facade, and a floor with flats. */
async function someFloor(hasPicture: boolean) {
  const { url } = await demoSite()
  const read = async <T>(path: string, answer: { parse: (body: unknown) => T }): Promise<T> =>
    answer.parse(await (await fetch(url + path)).json())
  const [project] = (await read('/api/complexes?status=selling&per_page=1', getComplexes.answer)).data
  assert.ok(project !== undefined)
  const { houses } = (await read(`/api/complexes/s/${project.slug}`, getComplex.answer)).data
  const known = await Promise.all(
    houses
      .filter(({ estates_count }) => estates_count > 0)
      .map(async ({ slug }) => (await read(`/api/houses/s/${slug}`, getHouse.answer)).data),
  )
  const house = known.find(({ facade }) => (facade !== null) === hasPicture)
  assert.ok(house !== undefined)
  const { data: units } = await read(`/api/houses/s/${house.slug}/estates`, getHouseEstates.answer)
  const standing = units.map((unit) => ({ ...unit, position: unit.position_on_floor }))
  const { floors } = houseFloors(standing, house)
  const offer = floors.flatMap(({ offers }) => offers).find((each) => each?.kind === 'flat' && each.free > 0)
  assert.ok(offer)
  const flat = units.find(
    (unit) =>
      unit.category === 'flat' &&
      unit.section === offer.section &&
      unit.floor === offer.floor &&
      (unit.status === 'free' || unit.status === 'request'),
  )
  assert.ok(flat !== undefined)
  return {
    project: pages.project('ru', project.slug),
    facade: pages.facade('ru', house.slug),
    floor: pages.floor('ru', house.slug, offer),
    flat: pages.estate('ru', 'flat', flat.slug),
    house,
    offer,
  }
}

/** The link of a drawing; a house on the plan may lie under the label of another, hence at its own label. */
const linkTo = (page: Page, address: string) => page.locator(`svg a[href="${address}"]`)

for (const hasPicture of [true, false]) {
  const kind = hasPicture ? 'with a picture' : 'that is drawn'
  for (const javaScript of [true, false]) {
    const how = javaScript ? 'with JavaScript' : 'without JavaScript'
    test(`from the masterplan over a facade ${kind} and a floor to a flat by pointer ${how}`, async (t) => {
      const { page, problems } = await visitor(t, { language: 'ru', javaScript })
      await undisturbed(page)
      const way = await someFloor(hasPicture)
      await (javaScript ? open(page, way.project) : page.goto(way.project))
      await linkTo(page, way.facade).locator('circle').click()
      await page.waitForURL((url) => url.pathname === way.facade)
      const spot = linkTo(page, way.floor)
      await spot.hover()
      await spot.locator('.facade-plate').waitFor()
      await spot.click()
      await page.waitForURL((url) => url.pathname === way.floor)
      await linkTo(page, way.flat).click()
      await page.waitForURL((url) => url.pathname === way.flat)
      assert.deepEqual(problems, [])
    })
  }
}

test('the same way by keyboard: each drawing is one stop of the Tab key, arrows walk in it', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  const way = await someFloor(false)
  await open(page, way.project)
  const plan = page.locator('.genplan svg[role=grid]')
  assert.equal(await plan.locator('a[tabindex="0"]').count(), 1)
  await plan.locator('a[tabindex="0"]').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 20; step += 1) {
    if ((await focusedAddress(page)) === way.facade) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === way.facade)

  const facade = page.locator('.facade-scene svg[role=grid]')
  await facade.waitFor()
  assert.equal(await facade.locator('a[tabindex="0"]').count(), 1)
  await facade.locator('a[tabindex="0"]').focus()
  const top = await focusedAddress(page)
  await page.keyboard.press('ArrowDown')
  assert.notEqual(await focusedAddress(page), top)
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Control+Home')
  assert.equal(await focusedAddress(page), top)
  for (let step = 0; step < 60; step += 1) {
    if ((await focusedAddress(page)) === way.floor) break
    await page.keyboard.press('ArrowDown')
    if ((await focusedAddress(page)).endsWith('-1')) {
      await page.keyboard.press('Control+Home')
      await page.keyboard.press('ArrowRight')
    }
  }
  assert.equal(await focusedAddress(page), way.floor)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === way.floor)

  const plate = page.locator('svg.plate[role=grid]')
  await plate.waitFor()
  await plate.locator('a[tabindex="0"]').focus()
  await page.keyboard.press('Control+Home')
  for (let step = 0; step < 40; step += 1) {
    if ((await focusedAddress(page)) === way.flat) break
    const before = await focusedAddress(page)
    await page.keyboard.press('ArrowRight')
    if ((await focusedAddress(page)) === before) {
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
    }
  }
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === way.flat)
  assert.deepEqual(problems, [])
})

test('by touch the first tap says what is free on a floor, the second one or the button goes there', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru', width: 390, height: 844, touch: true })
  await undisturbed(page)
  const way = await someFloor(true)
  await open(page, way.project)
  const house = linkTo(page, way.facade).locator('circle')
  await house.tap()
  await linkTo(page, way.facade).locator('.genplan-plate').waitFor()
  await house.tap()
  await page.waitForURL((url) => url.pathname === way.facade)
  await page.locator('.facade-scene svg[role=grid]').waitFor()
  await linkTo(page, way.floor).tap()
  const go = page.locator('.facade-line').getByRole('link', { name: word('ru', 'facade.go') })
  await go.waitFor()
  assert.equal(new URL(page.url()).pathname, way.facade)
  await go.tap()
  await page.waitForURL((url) => url.pathname === way.floor)
  // Until the floor is drawn the facade is still there, as it is again afterwards.
  await page.locator('svg.plate').waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === way.facade)
  await page.locator('.facade-scene svg[role=grid]').waitFor()
  await linkTo(page, way.floor).tap()
  await linkTo(page, way.floor).tap()
  await page.waitForURL((url) => url.pathname === way.floor)
  await linkTo(page, way.flat).tap()
  await page.waitForURL((url) => url.pathname === way.flat)
  assert.deepEqual(problems, [])
})

test('criteria go along from the chessboard over the facade to the floor, and the table leads wherever the facade does', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  const { house, floor } = await someFloor(false)
  await open(page, pages.board('ru', house.slug, 'flat', 'rooms=2'))
  await page.locator('.board-ways a').click()
  await page.waitForURL((url) => url.pathname === pages.facade('ru', house.slug) && url.search === '?rooms=2')
  const spots = page.locator('.facade-scene a')
  await spots.first().waitFor()
  const table = page.getByRole('table', { name: word('ru', 'facade.table') })
  const led = async (selector: string) =>
    (
      await page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    ).toSorted()
  assert.deepEqual(await led('.facade-table a'), await led('.facade-scene a'))
  await table.locator(`a[href="${floor}?rooms=2"]`).click()
  await page.waitForURL((url) => url.pathname === floor && url.search === '?rooms=2')
  await page.locator('svg.plate').waitFor()
  assert.ok((await page.locator('.plate-dim').count()) > 0)
  assert.deepEqual(problems, [])
})

test('the floors of a section are one step from each other, and a floor that is not there is missing', async (t) => {
  const { page } = await visitor(t, { language: 'en' })
  await undisturbed(page)
  const { house, offer } = await someFloor(false)
  assert.equal(await open(page, pages.floor('en', house.slug, { ...offer, floor: 2 })), 200)
  const lift = page.getByRole('navigation', { name: word('en', 'floor.floors') })
  const up = `${word('en', 'floor.up')}: ${word('en', 'floor.one', { floor: 3 })}`
  await lift.getByRole('link', { name: up }).click()
  await page.waitForURL((url) => url.pathname === pages.floor('en', house.slug, { ...offer, floor: 3 }))
  for (const at of ['1-99', '9-2', '01-2', '1', '1-0', '1--1']) {
    assert.equal(await open(page, `/en/projects/queue/${house.slug}/floors/${at}`), 404, at)
  }
  assert.equal(await open(page, '/en/projects/queue/no-such-house/facade'), 404)
})

function focusedAddress(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
}
