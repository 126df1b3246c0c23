import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { languages } from '#domain/languages.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

test('R73 R103 R104 R105 an unknown address answers 404 with a page that leads on, in every language', async (t) => {
  for (const language of languages) {
    const { page } = await visitor(t, { language })
    const home = pages.home(language)
    const answered = await open(page, `${home === '/' ? '' : home}/projects/no-such-thing`)
    assert.equal(answered, 404)
    await page.getByRole('heading', { level: 1, name: word(language, 'page-not-found') }).waitFor()
    assert.match(await page.title(), new RegExp(unboundWords(word(language, 'error.not_found.head'))))
    assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex')
    await page
      .getByRole('main')
      .getByRole('link', { name: word(language, 'category.flat') })
      .click()
    await page.getByRole('heading', { level: 1, name: word(language, 'category.flat') }).waitFor()
    assert.equal(new URL(page.url()).pathname, pages.listing(language, 'flat'))
  }
})

test('R45 R46 R145 R146 A1 A15 b what names no type, no unit or no page of a list is missing', async () => {
  const { url } = await demoSite()
  const addresses = [
    '/properties/castles',
    '/kk/properties/castles/2-12',
    '/properties/apartments/no-number',
    '/properties/apartments/2-komnatnaya-999999999',
    '/properties/apartments/2-komnatnaya-99999999999999999999',
    '/properties/apartments?page=999',
    '/en/properties/apartments?page=1000000',
    `/properties/${'x'.repeat(2000)}`,
  ]
  for (const address of addresses) {
    const response = await fetch(url + address, { redirect: 'manual', headers: { Accept: 'text/html' } })
    assert.equal(response.status, 404, address)
    assert.match(await response.text(), /<h1/, address)
  }
})

test('R66 R67 R68 R69 a crooked address is corrected in one step and lands', async (t) => {
  const { page, problems } = await visitor(t, { language: 'kk' })
  const status = await open(page, '/KK//Properties/Apartments/?rooms=2&page=1')
  assert.equal(status, 200)
  const { pathname, search } = new URL(page.url())
  assert.equal(pathname + search, '/kk/properties/apartments?rooms=2')
  assert.deepEqual(problems, [])
})
