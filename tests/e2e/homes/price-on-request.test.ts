import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedPaths } from '#contract/feeds.ts'
import { type Address, pages } from '#contract/pages.ts'
import { categories } from '#domain/categories.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { estateSorts, listedStatuses } from '#domain/estate-words.ts'
import { languages } from '#domain/languages.ts'
import { formatPrice } from '#domain/money.ts'
import { shortlistSearch } from '#domain/shortlist.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

/** Every unit of the demo company, with its place. */
async function allUnits() {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, (db) =>
    db
      .selectFrom('estates')
      .innerJoin('houses', 'houses.id', 'estates.house_id')
      .innerJoin('complexes', 'complexes.id', 'estates.complex_id')
      .selectAll('estates')
      .select(['houses.slug as house', 'complexes.slug as complex'])
      .execute(),
  )
}

test('R280 no page, file or feed says a number of a price on request', async () => {
  const units = await allUnits()
  const asked = units.filter(({ status }) => status === 'request')
  assert.ok(asked.length > 10)
  const numbers = (list: typeof units) =>
    list.flatMap(({ price, price_m2, price_old }) => [price, price_m2, price_old ?? price])
  const open = new Set(numbers(units.filter(({ status }) => status !== 'request')))
  const secrets = [...new Set(numbers(asked))]
    .filter((number) => !open.has(number))
    .flatMap((number) =>
      [String(number), formatPrice(number, 'spec'), formatPrice(number, 'local')].map(
        (text) => [text, number] as const,
      ),
    )
  const criteria = [
    '',
    `status=${listedStatuses.join(',')}`,
    'status=request&page=2',
    'view=table&status=request',
    'view=plans&status=request',
    ...estateSorts.map((sort) => `status=request&sort=${sort}`),
  ]
  const listings = categories.flatMap((category) =>
    criteria.map((query) => pages.listing('ru', category, query)),
  )
  const ids = asked.map(({ id }) => id)
  const addresses: (Address | string)[] = [
    ...listings,
    ...languages.flatMap((language) => [
      pages.home(language),
      pages.projects(language),
      pages.properties(language),
    ]),
    ...asked.map((unit, place) =>
      pages.estate(languages[place % 3] ?? 'ru', unit.category, estateSlug(unit)),
    ),
    ...asked.flatMap(({ id }) => [pages.reserve('ru', id), pages.mortgage('ru', `estate=${id}`)]),
    ...new Set(
      asked.flatMap(({ house, complex, category }) => [
        pages.queue('ru', house),
        pages.project('ru', complex),
        pages.board('ru', house, category),
        pages.facade('ru', house),
      ]),
    ),
    ...asked.map(({ house, section, floor }) => pages.floor('ru', house, { section, floor })),
    pages.favorites('ru', shortlistSearch(ids.slice(0, 40))),
    pages.compare('ru', shortlistSearch(ids.slice(0, 4))),
    pages.installment('ru', `estate=${ids[0] ?? 0}`),
    '/sitemap.xml',
    ...Object.values(feedPaths),
  ]
  const { url } = await demoSite()
  for (const address of addresses) {
    const response = await fetch(url + address)
    const text = await response.text()
    if (response.status === 404) assert.match(address, /facade|floors|page=2/, address)
    for (const [secret, number] of secrets)
      assert.ok(!text.includes(secret), `${address} says ${String(number)}`)
  }
})
