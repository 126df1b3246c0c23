import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { getHouseEstates } from '#contract/houses.ts'
import { pages } from '#contract/pages.ts'
import { anyBoard, fitsBoard } from '#domain/board-query.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** A house that is being sold, with its units. */
async function someHouse() {
  const { url } = await demoSite()
  const read = async <T>(path: string, answer: { parse: (body: unknown) => T }): Promise<T> =>
    answer.parse(await (await fetch(url + path)).json())
  const [project] = (await read('/api/complexes?status=selling&per_page=1', getComplexes.answer)).data
  assert.ok(project !== undefined)
  const { houses } = (await read(`/api/complexes/s/${project.slug}`, getComplex.answer)).data
  const house = houses.toSorted((a, b) => b.estates_count - a.estates_count)[0]
  assert.ok(house !== undefined)
  const { data: units } = await read(`/api/houses/s/${house.slug}/estates`, getHouseEstates.answer)
  return { project, house, units, flats: units.filter(({ category }) => category === 'flat') }
}

/** The cell that has the focus: its row counted from the top and its place in the row. */
function focusedCell(page: Page) {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('td')
    const row = cell?.closest('tr')
    return row && cell ? { row: row.rowIndex, column: cell.cellIndex } : null
  })
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`from the page of a house to its chessboard, criteria on it, and a flat of it ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    await undisturbed(page)
    const { house, flats } = await someHouse()
    const start = pages.queue('ru', house.slug)
    await (javaScript ? open(page, start) : page.goto(start))
    const part = page.getByRole('region', { name: word('ru', 'queue.flats') })
    await part.getByRole('link', { name: word('ru', 'board.open') }).click()
    await page.waitForURL((url) => url.pathname === pages.board('ru', house.slug, 'flat'))

    const board = page.locator('table.board')
    const cells = board.locator('a.cell')
    await board.waitFor()
    assert.equal(await cells.count(), flats.length)
    const criteria = page.getByRole('search', { name: word('ru', 'board.filters') })
    await criteria.locator('label', { hasText: /^2$/ }).click()
    await criteria.locator('label', { hasText: word('ru', 'board.free') }).click()
    if (!javaScript) await criteria.getByRole('button', { name: word('ru', 'listing.filters.show') }).click()
    await page.waitForURL((url) => url.search === '?rooms=2&free=1')
    const fit = flats.filter((unit) => fitsBoard(unit, { ...anyBoard, rooms: [2], isFreeOnly: true }))
    assert.ok(fit.length > 0 && fit.length < flats.length)
    const said = word('ru', 'board.fit', { fit: fit.length, total: flats.length })
    await page.getByRole('status').filter({ hasText: said }).waitFor()
    assert.equal(await cells.count(), flats.length, 'nothing is taken away')
    // The cells follow in the frames after the figure.
    await board.locator('a.cell:not(.cell-dim)').nth(fit.length).waitFor({ state: 'detached' })
    assert.equal(await board.locator('a.cell:not(.cell-dim)').count(), fit.length)

    const [chosen] = fit
    assert.ok(chosen !== undefined)
    const address = pages.estate('ru', 'flat', chosen.slug)
    await board.locator(`a[href="${address}"]`).click()
    await page.waitForURL((url) => url.pathname === address)

    await page.getByRole('link', { name: word('ru', 'board.open.estate') }).click()
    await page.waitForURL((url) => url.search === `?unit=${String(chosen.id)}`)
    const marked = page.locator('table.board [aria-current]')
    await marked.waitFor()
    assert.equal(await marked.getAttribute('href'), address)
    assert.deepEqual(problems, [])
  })
}

test('R136 two criteria that follow each other at once both count', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  const { house } = await someHouse()
  await open(page, pages.board('ru', house.slug, 'flat'))
  await page.getByRole('search', { name: word('ru', 'board.filters') }).evaluate(async (criteria) => {
    const press = (box: string) => criteria.querySelector<HTMLInputElement>(`input${box}`)?.click()
    press('[name=rooms][value="2"]')
    // As soon as the address says the first one, before the page does.
    while (!location.search.includes('rooms=2')) await new Promise((resolve) => setTimeout(resolve))
    press('[name=free]')
  })
  await page.waitForURL((url) => url.search === '?rooms=2&free=1')
  assert.deepEqual(problems, [])
})

test('the chessboard is one stop of the Tab key, walked with arrows, Home, End and Page keys', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en' })
  await undisturbed(page)
  const { house } = await someHouse()
  await open(page, pages.board('en', house.slug, 'flat'))
  const grid = page.getByRole('grid')
  await grid.waitFor()
  assert.ok((await grid.getByRole('rowheader').count()) > 5)
  assert.ok((await grid.getByRole('gridcell').count()) > 20)
  assert.equal(await grid.locator('a.cell[tabindex="0"]').count(), 1)
  const first = grid.locator('a.cell[tabindex="0"]')
  await first.focus()
  const start = await focusedCell(page)
  assert.ok(start !== null)
  await page.keyboard.press('ArrowDown')
  assert.equal((await focusedCell(page))?.column, start.column)
  const below = (await focusedCell(page))?.row ?? 0
  assert.ok(below > start.row)
  await page.keyboard.press('ArrowRight')
  assert.ok(((await focusedCell(page))?.column ?? 0) > start.column)
  assert.equal((await focusedCell(page))?.row, below)
  await page.keyboard.press('PageDown')
  assert.equal((await focusedCell(page))?.row, below + 5)
  await page.keyboard.press('Home')
  const home = await focusedCell(page)
  await page.keyboard.press('End')
  assert.ok(((await focusedCell(page))?.column ?? 0) > (home?.column ?? 0))
  await page.keyboard.press('Control+Home')
  assert.deepEqual(await focusedCell(page), start)
  assert.equal(await grid.locator('a.cell[tabindex="0"]').count(), 1)
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.closest('table') ?? null), null)
  assert.deepEqual(problems, [])
})

test('the tabs of a house lead to its parking spaces by level, and a kind that it has not is missing', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk', width: 390, height: 844 })
  await undisturbed(page)
  const { house, units } = await someHouse()
  await open(page, pages.board('kk', house.slug, 'flat'))
  const kinds = page.getByRole('navigation', { name: word('kk', 'board.kinds') })
  await kinds.getByRole('link', { name: word('kk', 'category.garage') }).click()
  await page.waitForURL((url) => url.pathname === pages.board('kk', house.slug, 'garage'))
  await page.locator('.board-levels').waitFor()
  const spaces = units.filter(({ category }) => category === 'garage').length
  assert.equal(await page.locator('.board-levels a.cell').count(), spaces)
  assert.deepEqual(problems, [])
  assert.equal(await open(page, `/kk/projects/queue/${house.slug}/castles`), 404)
  assert.equal(await open(page, '/kk/projects/queue/no-such-house/apartments'), 404)
})
