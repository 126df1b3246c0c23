import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getArticles } from '#contract/articles.ts'
import { getComplex, getComplexes } from '#contract/complexes.ts'
import { endpoints } from '#contract/endpoints.ts'
import { getEstate, getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { getPromotions } from '#contract/promotions.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { categories } from '#domain/categories.ts'
import { languages } from '#domain/languages.ts'
import { siteOverAlteredApi } from '#tests/helpers/servers/altered-api.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { word as boundWord } from '#tests/helpers/browser/words.ts'

type Thing = Record<string, unknown> & { '@type': string }

/** The page's data for search engines, as its HTML has them. */
async function thingsOn(address: string): Promise<Thing[]> {
  const html = await (await fetch(address)).text()
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, text = '']) => JSON.parse(text) as Thing)
}

async function thingOn(address: string, type: string): Promise<Thing> {
  const things = (await thingsOn(address)).filter((thing) => thing['@type'] === type)
  assert.equal(things.length, 1, `${things.length} of ${type} on ${address}`)
  return things[0] as Thing
}

async function someFlat(query = '') {
  const { url } = await demoSite()
  const response = await fetch(`${url}${endpoints.estates.path}?category=flat&per_page=1${query}`)
  const flat = getEstates.answer.parse(await response.json()).data[0]
  assert.ok(flat !== undefined, `no flat ${query}`)
  return flat
}

/** Search engines read plain spaces. */
function word(...given: Parameters<typeof boundWord>): string {
  return unboundWords(boundWord(...given))
}

test('the home page names the company and the site', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    const address = url + pages.home(language)
    const company = await thingOn(address, 'Organization')
    assert.match(String(company['telephone']), /^\+7/)
    assert.equal((company['sameAs'] as string[]).length, 3)
    assert.equal((await fetch(String(company['logo']))).status, 200)
    const site = await thingOn(address, 'WebSite')
    assert.equal(site['inLanguage'], language)
    assert.equal(new URL(String(site['url'])).pathname.replace(/(.)\/$/, '$1'), pages.home(language))
    assert.deepEqual(site['publisher'], { '@id': company['@id'] })
  }
})

test('a list leads to its units in their places, and the way to it', async () => {
  const { url } = await demoSite()
  const address = url + pages.listing('kk', 'flat', 'page=2')
  const list = (await thingOn(address, 'ItemList'))['itemListElement'] as Record<string, unknown>[]
  assert.equal(list.length, 12)
  assert.deepEqual(
    list.map(({ position }) => position),
    list.map((_, index) => 13 + index),
  )
  for (const { url } of list.slice(0, 2))
    assert.equal((await fetch(String(url), { redirect: 'manual' })).status, 200)
  const way = (await thingOn(address, 'BreadcrumbList'))['itemListElement'] as Record<string, unknown>[]
  assert.deepEqual(
    way.map(({ position, name, item }) => [
      position,
      name,
      item === undefined ? null : new URL(String(item)).pathname,
    ]),
    [
      [1, word('kk', 'listing.home'), pages.home('kk')],
      [2, word('kk', 'properties.title'), pages.properties('kk')],
      [3, word('kk', 'category.flat'), null],
    ],
  )
})

test('a flat is an offer with its price in tenge, and only while the page names one', async () => {
  const { url } = await demoSite()
  const cases = [
    ['&status=free', 'InStock', true],
    ['&status=reserved', 'Reserved', true],
    ['&status=request', 'InStock', false],
  ] as const
  for (const [query, availability, isPriced] of cases) {
    const flat = await someFlat(query)
    const address = url + pages.estate('en', 'flat', flat.slug)
    const offer = await thingOn(address, 'Offer')
    assert.equal(offer['availability'], `https://schema.org/${availability}`)
    assert.equal(offer['url'], address)
    assert.equal(offer['price'], isPriced ? flat.price : undefined)
    assert.equal(offer['priceCurrency'], isPriced ? 'KZT' : undefined)
    const apartment = offer['itemOffered'] as Record<string, Record<string, unknown>>
    assert.equal(apartment['@type'], 'Apartment')
    assert.equal(apartment['floorSize']?.['value'], flat.area_total)
    assert.equal((await fetch(String(apartment['image']))).status, 200)
  }
})

test('a project and its houses are places with the price that they begin at, and the way to them', async () => {
  const { url } = await demoSite()
  const list = getComplexes.answer.parse(await (await fetch(url + endpoints.complexes.path)).json()).data
  const selling = list.find(({ price_from }) => price_from !== null)
  assert.ok(selling !== undefined)
  const { data: project } = getComplex.answer.parse(
    await (await fetch(`${url}/api/complexes/s/${selling.slug}`)).json(),
  )
  const house = project.houses.find(({ price_from }) => price_from !== null)
  assert.ok(house !== undefined)
  const cases = [
    [pages.project('ru', project.slug), 'ApartmentComplex', project, [pages.projects('ru')]],
    [
      pages.queue('ru', house.slug),
      'Residence',
      house,
      [pages.projects('ru'), pages.project('ru', project.slug)],
    ],
  ] as const
  for (const [path, type, { price_from, estates_count }, steps] of cases) {
    const offer = await thingOn(url + path, 'AggregateOffer')
    assert.deepEqual(
      [offer['lowPrice'], offer['priceCurrency'], offer['offerCount']],
      [price_from, 'KZT', estates_count],
    )
    const place = offer['itemOffered'] as Record<string, unknown>
    assert.equal(place['@type'], type)
    assert.equal(place['url'], url + path)
    assert.equal((await fetch(String(place['image']))).status, 200)
    assert.equal((place['address'] as Thing)['streetAddress'], project.address)
    assert.deepEqual(place['geo'], {
      '@type': 'GeoCoordinates',
      latitude: project.lat,
      longitude: project.lng,
    })
    const way = (await thingOn(url + path, 'BreadcrumbList'))['itemListElement'] as { item?: string }[]
    assert.deepEqual(
      way.map(({ item }) => (item === undefined ? null : new URL(item).pathname)),
      [pages.home('ru'), ...steps, null],
    )
  }
})

test('a project without a flat to buy is a place and no offer', async (t) => {
  const { url } = await siteOverAlteredApi(t, (path, body) => {
    if (!path.startsWith('/api/complexes/s/')) return undefined
    const { data } = getComplex.answer.parse(body)
    return { body: { data: { ...data, price_from: null, estates_count: 0 } } }
  })
  const list = getComplexes.answer.parse(await (await fetch(url + endpoints.complexes.path)).json()).data
  const things = await thingsOn(url + pages.project('kk', list[0]?.slug ?? ''))
  assert.deepEqual(things.map((thing) => thing['@type']).toSorted(), ['ApartmentComplex', 'BreadcrumbList'])
})

test('every kind of page says what it is about, and the pages inside of a section the way to them', async () => {
  const { url } = await demoSite()
  const flat = await someFlat()
  const get = async <T>(endpoint: { answer: { parse: (body: unknown) => { data: T[] } } }, path: string) => {
    const [first] = endpoint.answer.parse(await (await fetch(url + path)).json()).data
    assert.ok(first !== undefined, path)
    return first
  }
  const vacancy = await get(getVacancies, endpoints.vacancies.path)
  const article = await get(getArticles, endpoints.articles.path)
  const promotion = await get(getPromotions, endpoints.promotions.path)
  for (const language of languages) {
    for (const [path, types] of [
      [pages.home(language), ['Organization', 'WebSite']],
      [pages.projects(language), ['BreadcrumbList', 'ItemList']],
      [pages.listing(language, 'flat'), ['BreadcrumbList', 'ItemList']],
      [pages.estate(language, 'flat', flat.slug), ['BreadcrumbList', 'Offer']],
      [pages.contacts(language), ['BreadcrumbList', 'RealEstateAgent']],
      [pages.about(language), ['AboutPage', 'BreadcrumbList']],
      [pages.article(language, article.slug), ['BreadcrumbList', 'NewsArticle']],
      [pages.promotion(language, promotion.slug), ['AggregateOffer', 'BreadcrumbList']],
      [pages.vacancy(language, vacancy.category.slug, vacancy.slug), ['BreadcrumbList', 'JobPosting']],
      [pages.mortgage(language), ['BreadcrumbList']],
      [pages.news(language), ['BreadcrumbList']],
      [pages.career(language), ['BreadcrumbList']],
    ] as const) {
      const found = new Set((await thingsOn(url + path)).map((thing) => thing['@type']))
      for (const type of types) assert.ok(found.has(type), `${path}: ${[...found].join()} without ${type}`)
    }
  }
})

test('a promotion is the offer of what it covers, with its first and its last day; one that is over is a page', async () => {
  const { url } = await demoSite()
  const promotionsOf = async (state: string) =>
    getPromotions.answer.parse(
      await (await fetch(`${url}${endpoints.promotions.path}?state=${state}`)).json(),
    ).data
  let offered = 0
  for (const { id, slug, title, starts_at, ends_at } of await promotionsOf('active')) {
    const address = url + pages.promotion('ru', slug)
    const free = await Promise.all(
      categories.map(async (category) => {
        const query = `category=${category}&promotion=${id}&status=free&sort=-price&per_page=1`
        const response = await fetch(`${url}${endpoints.estates.path}?${query}`)
        return getEstates.answer.parse(await response.json())
      }),
    )
    const count = free.reduce((sum, { meta }) => sum + meta.total, 0)
    const thing = await thingOn(address, count === 0 ? 'WebPage' : 'AggregateOffer')
    assert.deepEqual([thing['name'], thing['url']], [title, address])
    if (count === 0) continue
    offered++
    assert.deepEqual(
      [thing['availabilityStarts'], thing['availabilityEnds'], thing['offerCount'], thing['highPrice']],
      [
        starts_at,
        ends_at ?? undefined,
        count,
        Math.max(...free.flatMap(({ data }) => data.map(({ price }) => Number(price)))),
      ],
    )
    assert.ok(Number(thing['lowPrice']) <= Number(thing['highPrice']))
    assert.equal(thing['priceCurrency'], 'KZT')
  }
  assert.ok(offered > 1)
  const [over] = await promotionsOf('past')
  const things = await thingsOn(url + pages.promotion('ru', over?.slug ?? ''))
  assert.deepEqual(things.map((thing) => thing['@type']).toSorted(), ['BreadcrumbList', 'WebPage'])
})

test('no text of an editor ends the block of data', async (t) => {
  const flat = await someFlat()
  const name = '</script><script>alert(1)</script><!--'
  const { url } = await siteOverAlteredApi(t, (path, body) => {
    if (path !== `/api/estates/${flat.id}`) return undefined
    const { data } = getEstate.answer.parse(body)
    return { body: { data: { ...data, complex: { ...data.complex, name } } } }
  })
  const address = url + pages.estate('ru', 'flat', flat.slug)
  const offer = await thingOn(address, 'Offer')
  assert.ok(String((offer['itemOffered'] as Thing)['name']).endsWith(name))
  assert.doesNotMatch(await (await fetch(address)).text(), /<script>alert/)
})

test('R268 the progress of construction stands under the company, and the pages of forms tell the way to them', async () => {
  const { url } = await demoSite()
  const projects = getComplexes.answer.parse(await (await fetch(url + endpoints.complexes.path)).json()).data
  const [project] = projects
  assert.ok(project !== undefined)
  for (const language of languages) {
    const home = [word(language, 'listing.home'), pages.home(language)]
    const about = [word(language, 'header.about'), pages.about(language)]
    const progress = word(language, 'progress.title')
    const news = [word(language, 'header.news'), pages.contents(language)]
    for (const [path, steps] of [
      [pages.progress(language), [home, about, [progress, null]]],
      [
        pages.timeline(language, project.slug),
        [home, about, [progress, pages.progress(language)], [project.name, null]],
      ],
      [pages.question(language), [home, [word(language, 'questions.page.title'), null]]],
      [pages.meeting(language), [home, [word(language, 'meets.page.title'), null]]],
      [pages.callback(language), [home, [word(language, 'callback.page.title'), null]]],
      [pages.subscribe(language), [home, news, [word(language, 'subscribe.page.title'), null]]],
    ] as const) {
      const way = (await thingOn(url + path, 'BreadcrumbList'))['itemListElement'] as Record<
        string,
        unknown
      >[]
      const told = way.map(({ name, item }) => [
        name,
        item === undefined ? null : new URL(String(item)).pathname.replace(/(.)\/$/, '$1'),
      ])
      assert.deepEqual(told, steps, path)
      const html = await (await fetch(url + path)).text()
      assert.ok(html.includes(`<nav aria-label="${boundWord(language, 'listing.breadcrumbs')}">`), path)
    }
  }
})
