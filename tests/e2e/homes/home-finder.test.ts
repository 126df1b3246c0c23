import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { languages, type Language } from '#domain/languages.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The search of the home page. */
function finderOn(page: Page, language: Language) {
  const root = page.getByRole('search', { name: word(language, 'home.finder.label') })
  const button = root.getByRole('button')
  return {
    rooms: root.getByLabel(word(language, 'home.finder.rooms')),
    price: root.getByLabel(word(language, 'home.finder.price')),
    button,
    counted: button.and(page.locator('[aria-busy=false]')).filter({ hasText: /\d/ }),
  }
}

/** How many flats the API finds. */
async function found(query: string): Promise<number> {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&${query}&per_page=1`)
  return getEstates.answer.parse(await answer.json()).meta.total
}

const numberIn = (text: string | null) => text?.replaceAll(/\D/g, '')

for (const language of languages) {
  test(`R311 the button of the search at home says in ${language} how many are found, and never an old number`, async (t) => {
    const { page, problems } = await visitor(t, { language })
    await undisturbed(page)
    await open(page, pages.home(language))
    const { rooms, price, button, counted } = finderOn(page, language)
    assert.equal(await button.innerText(), word(language, 'home.finder.submit'))
    await rooms.selectOption('2')
    await counted.waitFor()
    assert.equal(numberIn(await counted.textContent()), String(await found('rooms=2')))

    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/estates?*', async (route) => {
      await held
      await route.continue()
    })
    await price.selectOption('20000000')
    assert.equal(await button.getAttribute('aria-busy'), 'true')
    assert.doesNotMatch(await button.innerText(), /\d/)
    answer()
    await counted.waitFor()
    assert.equal(await found('rooms=2&price_to=20000000'), 0)
    assert.equal(numberIn(await counted.textContent()), '0')

    await rooms.selectOption('')
    await price.selectOption('')
    assert.equal(await button.innerText(), word(language, 'home.finder.submit'))
    assert.deepEqual(problems, [])
  })
}

test('R311 what was chosen at home is still chosen after Back, and counted', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await open(page, pages.home('ru'))
  const { rooms, price, button, counted } = finderOn(page, 'ru')
  await rooms.selectOption('2')
  await price.selectOption('40000000')
  await button.click()
  await page.waitForURL((url) => url.search === '?rooms=2&price_to=40000000')
  await page.locator('.listing-results').waitFor()
  const isChosen = async () => {
    await counted.waitFor()
    assert.deepEqual([await rooms.inputValue(), await price.inputValue()], ['2', '40000000'])
    assert.equal(numberIn(await counted.textContent()), String(await found('rooms=2&price_to=40000000')))
  }
  await page.goBack()
  await isChosen()
  // After a reload in between, the tab still knows.
  await page.goForward()
  await page.locator('.listing-results').waitFor()
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await isChosen()
  assert.deepEqual(problems, [])
})

test('R311 where nobody can count, and without JavaScript, the search at home leads on all the same', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await page.route('**/api/estates?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(page, pages.home('ru'))
  const finder = finderOn(page, 'ru')
  await finder.rooms.selectOption('1')
  await finder.button.and(page.getByText(word('ru', 'home.finder.submit'))).waitFor()
  await finder.button.click()
  await page.waitForURL((url) => url.search === '?rooms=1')

  const plain = await visitor(t, { javaScript: false })
  await plain.page.goto(pages.home('ru'))
  const { rooms, button } = finderOn(plain.page, 'ru')
  await rooms.selectOption('1')
  assert.equal(await button.innerText(), word('ru', 'home.finder.submit'))
  await button.click()
  await plain.page.waitForURL((url) => url.search === '?rooms=1')
})
