import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getComplexes, getComplexFilters } from '#contract/complexes.ts'
import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { cityOfSeveral } from '#tests/helpers/demo-records.ts'
import { focusNamed } from '#tests/helpers/browser/focus.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function found(language: Language, query: string) {
  const { url } = await demoSite()
  const headers = { 'Accept-Language': language }
  const list = await fetch(`${url}/api/complexes?${query}`, { headers })
  const filters = await fetch(`${url}/api/complexes/filters?${query}`, { headers })
  return {
    names: getComplexes.answer.parse(await list.json()).data.map(({ name }) => name),
    filters: getComplexFilters.answer.parse(await filters.json()).data,
  }
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R49 R175 projects are narrowed by class and price, and chips take the criteria away ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    if (javaScript) await undisturbed(page)
    await (javaScript ? open(page, pages.projects('ru')) : page.goto(pages.projects('ru')))
    const { filters } = await found('ru', '')
    const option = filters.find(({ key }) => key === 'class')?.options.find(({ count }) => count > 0)
    assert.ok(option !== undefined)
    const panel = page.getByRole('search', { name: word('ru', 'listing.filters') })
    const label = panel.locator('label').filter({ has: page.locator(`[name=class][value=${option.value}]`) })
    assert.match(
      await label.innerText(),
      new RegExp(`${option.count}$`),
      'the count stands beside the choice',
    )
    await label.click()
    const show = panel.getByRole('button', { name: word('ru', 'listing.filters.show') })
    if (!javaScript) await show.click()
    await page.waitForURL((url) => url.searchParams.get('class') === option.value)
    const total = page.locator('.project-total')
    await total.filter({ hasText: String(option.count) }).waitFor()

    await panel.getByLabel(word('ru', 'listing.filters.price.to')).fill('30 000 000')
    await (javaScript ? page.keyboard.press('Enter') : show.click())
    await page.waitForURL((url) => url.search === `?class=${option.value}&price_to=30000000`)
    const names = page.getByRole('article').getByRole('heading', { level: 3 })
    const expected = await found('ru', `class=${option.value}&price_to=30000000`)
    await total.filter({ hasText: String(expected.names.length) }).waitFor()
    assert.deepEqual(await names.allInnerTexts(), expected.names)

    const chips = page.getByRole('list', { name: word('ru', 'listing.filters.chosen') })
    assert.equal(await chips.getByRole('link').count(), 2)
    await chips.getByRole('link', { name: option.title }).click()
    await page.waitForURL((url) => url.search === '?price_to=30000000')
    await chips.getByRole('link').nth(1).waitFor({ state: 'detached' })
    if (javaScript)
      await focusNamed(page, word('ru', 'listing.filters.remove', { title: '' }).trim().split(' ')[0]!)
    assert.deepEqual(await names.allInnerTexts(), (await found('ru', 'price_to=30000000')).names)
    assert.deepEqual(problems, [])
  })
}

test('R261 R316 a chip that is pressed right after a price was typed stays away', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  const { filters } = await found('ru', '')
  const option = filters.find(({ key }) => key === 'class')?.options.find(({ count }) => count > 0)
  assert.ok(option !== undefined)
  await open(page, pages.projects('ru', `class=${option.value}`))
  await page.getByLabel(word('ru', 'listing.filters.price.to')).fill('30 000 000')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.search === `?class=${option.value}&price_to=30000000`)
  const chips = page.getByRole('list', { name: word('ru', 'listing.filters.chosen') })
  await chips.getByRole('link').nth(1).waitFor()
  await page.route(/\.data(\?|$)/, async (route) => {
    await page.waitForTimeout(600)
    await route.continue()
  })
  await page.evaluate(() => {
    // A device that draws late.
    globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 300))
  })
  await chips.getByRole('link', { name: option.title }).click()
  await chips.getByRole('link').nth(1).waitFor({ state: 'detached' })
  assert.equal(new URL(page.url()).search, '?price_to=30000000')
  assert.deepEqual(problems, [])
})

test('an empty list keeps the city and lets the other criteria go', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  await undisturbed(page)
  const city = `city=${await cityOfSeveral()}`
  await open(page, pages.projects('kk', `${city}&price_to=1`))
  await page.getByRole('heading', { name: word('kk', 'projects.empty.title') }).waitFor()
  const list = page.getByRole('region', { name: word('kk', 'projects.results') })
  await list.getByRole('link', { name: word('kk', 'listing.filters.reset') }).click()
  await page.waitForURL((url) => url.search === `?${city}`)
  await page.getByRole('article').first().waitFor()
  assert.deepEqual(problems, [])
})

test('on a narrow screen the filters are a sheet that says how many projects there are', async (t) => {
  const { page, problems } = await visitor(t, { language: 'en', width: 390, height: 844 })
  await undisturbed(page)
  await open(page, pages.projects('en'))
  await page.getByRole('button', { name: word('en', 'listing.filters.open') }).click()
  const panel = page.getByRole('search', { name: word('en', 'listing.filters') })
  await panel
    .locator('label')
    .filter({ has: page.locator('[name=status][value=ready]') })
    .click()
  await page.waitForURL((url) => url.searchParams.get('status') === 'ready')
  const { names } = await found('en', 'status=ready')
  const show = panel.getByRole('button', { name: word('en', 'listing.filters.show') })
  await show.filter({ hasText: String(names.length) }).click()
  await panel.waitFor({ state: 'hidden' })
  assert.equal(await page.getByRole('article').count(), names.length)
  assert.deepEqual(problems, [])
})
