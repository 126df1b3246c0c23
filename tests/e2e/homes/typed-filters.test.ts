import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const path = pages.listing('ru', 'flat')

/** How many flats cost at most so much. */
async function upTo(price: number): Promise<number> {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&price_to=${price}&per_page=1`)
  return getEstates.answer.parse(await answer.json()).meta.total
}

test('R261 a typed price applies without Enter, what is typed on is the same step, and Back empties the field', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await page.goto(pages.contacts('ru'))
  await open(page, path)
  const price = page.getByLabel(word('ru', 'listing.filters.price.to'))
  await price.click()
  await page.keyboard.type('35', { delay: 30 })
  await page.waitForURL((url) => url.searchParams.get('price_to') === '35')
  await page.keyboard.type('000000', { delay: 30 })
  await page.waitForURL((url) => url.searchParams.get('price_to') === '35000000')
  assert.equal(await price.inputValue(), '35000000', 'what is being typed stays as it is')
  await page.locator('.listing-total', { hasText: String(await upTo(35_000_000)) }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === path && url.search === '')
  await page.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>(name)?.value === '',
    '[name=price_to]',
  )

  // Given up before it was applied.
  await page.keyboard.type('2')
  await page.waitForURL((url) => url.searchParams.get('price_to') === '2')
  await page.keyboard.type('7')
  await page.goBack()
  await page.waitForURL((url) => url.search === '')
  await page.waitForTimeout(900)
  assert.deepEqual([await price.inputValue(), new URL(page.url()).search], ['', ''])
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R261 who types a price and goes to another page at once gets there', async (t) => {
  const { page, problems } = await visitor(t)
  await undisturbed(page)
  await open(page, pages.projects('ru'))
  // The other page takes longer than the pause after which a price applies.
  await page.route('**/contacts.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })
  await page.getByLabel(word('ru', 'listing.filters.price.to')).first().pressSequentially('60')
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pages.contacts('ru')}"]`)
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === pages.contacts('ru'))
  assert.deepEqual(problems, [])
})

test('R261 what is no number is gone when the field is left', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  await open(page, path)
  const price = page.getByLabel(word('ru', 'listing.filters.price.to'))
  await price.fill('дёшево')
  await price.blur()
  await page.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>(name)?.value === '',
    '[name=price_to]',
  )
  assert.equal(new URL(page.url()).search, '')
})

test('R261 on a telephone the button never names an old number: it waits while one is typed', async (t) => {
  const { page } = await visitor(t, { width: 390, height: 844 })
  await undisturbed(page)
  await open(page, path)
  await page.getByRole('button', { name: word('ru', 'listing.filters.open') }).tap()
  const show = page.getByRole('button', { name: word('ru', 'listing.filters.show') })
  const before = await show.textContent()
  await page.getByLabel(word('ru', 'listing.filters.price.to')).pressSequentially('30000000')
  assert.equal(await show.getAttribute('aria-busy'), 'true')
  assert.notEqual(await show.textContent(), before)
  await show.and(page.locator('[aria-busy=false]')).waitFor()
  assert.equal((await show.textContent())?.replace(/\D/g, ''), String(await upTo(30_000_000)))
  await show.tap()
  await page.getByRole('search', { name: word('ru', 'listing.filters') }).waitFor({ state: 'hidden' })
  assert.equal(new URL(page.url()).search, '?price_to=30000000')
})
