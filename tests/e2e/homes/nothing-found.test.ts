import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { pagesOver } from '#tests/helpers/servers/other-server.ts'
import { samplePages } from '#tests/helpers/servers/sample-pages.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'

test('R1580 no hint of a bound lies beyond the other bound, whatever a list finds', async (t) => {
  const { page } = await visitor(t, { javaScript: false })
  for (const [query, shown, hidden] of [
    ['price_to=1000', 'price_to', 'price_from'],
    ['rooms=4&price_to=20000000', 'price_to', 'price_from'],
    ['price_from=900000000', 'price_from', 'price_to'],
    ['rooms=0&floor_from=90', 'floor_from', 'floor_to'],
  ] as const) {
    await page.goto(pages.listing('ru', 'flat', query))
    const box = (name: string) => page.locator(`#filters input[name=${name}]`)
    assert.equal(await box(hidden).getAttribute('placeholder'), '', query)
    assert.notEqual(await box(shown).getAttribute('placeholder'), '', query)
  }
  await page.goto(pages.listing('ru', 'flat', 'price_to=20000000'))
  assert.notEqual(await page.locator('#filters input[name=price_from]').getAttribute('placeholder'), '')
})

const sentences = [
  'listing.empty.near',
  'listing.empty.wider',
  'listing.empty.far',
  'listing.empty.strict',
  'listing.empty.sold',
  'listing.empty.text',
] as const

/** Which sentences a page says. */
function saidOf(html: string, language: (typeof languages)[number]): string[] {
  const words = wordsOfPage(html)
  return sentences.filter((key) => words.includes(texts[language][key].replaceAll(/\s+/g, ' ')))
}

test('R1581 a list that finds nothing says what is true: something near, something under other conditions, or nothing without two', async () => {
  const { url } = await demoSite()
  for (const [query, said] of [
    ['rooms=0&price_to=10000000', ['listing.empty.near', 'listing.empty.wider']],
    ['price_to=1000000', ['listing.empty.far']],
    ['price_from=40000000&price_to=10000000', []],
    ['price_to=1000&area_from=900&floor_from=90', ['listing.empty.strict']],
  ] as const)
    for (const language of languages) {
      const html = await (await fetch(url + pages.listing(language, 'flat', query))).text()
      assert.deepEqual(saidOf(html, language), said, `${query} in ${language}`)
    }
})

/** Opens pages of the small site, all of whose flats are sold. */
async function soldOut(t: TestContext) {
  const estates = (sampleSite.estates ?? []).map((row) => ({ ...row, status: 'sold' as const }))
  const { bothWays, index } = await sampleApi(t, await sqliteDatabase(t), {
    rows: { ...sampleSite, estates },
  })
  const render = await samplePages(
    createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
  )
  return async (path: string) => {
    const request = new Request(`http://localhost${path}`)
    return (await render({ request, scheme: 'http', clientAddress: '', requestId: 'a' })).text()
  }
}

test('R1581 A41 where another server does not tell what is near, the list claims nothing of it', async () => {
  const demo = await demoServer()
  const { open: read } = await pagesOver(async (path, ...others) =>
    path.startsWith('/api/estates/relaxations')
      ? Response.json({ message: 'none' }, { status: 404 })
      : demo(path, ...others),
  )
  for (const language of languages) {
    const { html } = await read(pages.listing(language, 'flat', 'price_to=1000'))
    assert.deepEqual(saidOf(html, language), ['listing.empty.text'])
  }
})

test('R1581 where nothing is on sale the conditions are not blamed', async (t) => {
  const page = await soldOut(t)
  for (const language of languages)
    for (const query of ['price_to=1000', 'price_from=1&price_to=1000&rooms=1'])
      assert.deepEqual(saidOf(await page(pages.listing(language, 'flat', query)), language), [
        'listing.empty.sold',
      ])
})

test('R1582 a sentence with a city leads to one chip with its name, and a press on it takes all its projects back, without JavaScript', async (t) => {
  for (const [language, said, city] of [
    ['ru', 'квартира в Алматы до 30 млн', 'Алматы'],
    ['kk', 'Алматыда 30 млн дейін пәтер', 'Алматы'],
    ['en', 'apartment in Almaty under 30M', 'Almaty'],
  ] as const) {
    const { page, problems } = await visitor(t, { language, javaScript: language === 'kk' })
    const path = `${pages.find(language)}?q=${encodeURIComponent(said)}`
    await (language === 'kk' ? open(page, path) : page.goto(path))
    const chips = page.locator('.listing-tools .chosen-chips a')
    await chips.first().waitFor()
    assert.ok((new URL(page.url()).searchParams.get('complex') ?? '').split(',').length > 1)
    assert.equal(await chips.count(), 2)
    const chip = page.getByRole('link', { name: word(language, 'listing.filters.remove', { title: city }) })
    await chip.click()
    await page.waitForURL((url) => !url.searchParams.has('complex') && url.searchParams.has('price_to'))
    await chip.waitFor({ state: 'detached' })
    assert.equal(await chips.count(), 1)
    assert.deepEqual(problems, [])
  }
})
