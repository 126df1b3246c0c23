import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { type OtherServer, pagesOver } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'
import { promotionsSearch } from '../../../web/routes/contents/promo/promotions-address.ts'
import { examples } from '../sweep.ts'

/** A server where one call answers otherwise. */
function where(server: OtherServer, call: RegExp, body: unknown): OtherServer {
  return (path, ...rest) => (call.test(path) ? Promise.resolve(Response.json(body)) : server(path, ...rest))
}

/** The same answers without the fields that `isLeftOut` names. */
function without(server: OtherServer, isLeftOut: (key: string) => boolean): OtherServer {
  const rest = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rest)
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).filter(([key]) => !isLeftOut(key))
    return Object.fromEntries(fields.map(([key, each]) => [key, rest(each)]))
  }
  return async (...asked) => {
    const answer = await server(...asked)
    return Response.json(rest(await answer.json()), { status: answer.status })
  }
}

/** A number of nothing, or below zero, before a noun: «0 квартир», «-1 проектов». */
const nothings =
  /(?<![\d,.])(?:0|-\d+) (?:квартир|проект|парков|кладов|помещен|новост|город|предложен)[а-я]*/g

test('R505 a total that another server did not tell is not said as 0, and no list is an empty one (A41)', async () => {
  const lists = [
    [pages.listing('ru', 'flat'), /^\/api\/estates\?/, 'menu.none'],
    [pages.projects('ru'), /^\/api\/complexes\?/, 'projects.none.title'],
    [pages.news('ru'), /^\/api\/articles\?/, 'news.none'],
    [pages.promotions('ru'), /^\/api\/promotions\?/, 'promo.none'],
  ] as const
  for (const [address, call, none] of lists) {
    for (const body of [{}, { data: null }, { data: [] }]) {
      const { open } = await pagesOver(where(specificationServer, call, body))
      const { status, html } = await open(address)
      const words = wordsOfPage(html)
      assert.equal(status, 200, address)
      if (!('data' in body && Array.isArray(body.data)))
        assert.deepEqual(words.match(nothings), null, address)
      assert.ok(words.includes(texts.ru[none]) && !words.includes(texts.ru['listing.unread']), address)
    }
  }
})

test('R505 units that another server lists without ids are not told as none', async () => {
  const units = { data: [{ category: 'flat', geo_flatnum: 'A-1-1' }] }
  for (const language of languages) {
    const { open } = await pagesOver(where(specificationServer, /^\/api\/estates\?/, units))
    const words = wordsOfPage((await open(pages.listing(language, 'flat'))).html)
    assert.ok(!words.includes(texts[language]['listing.empty.title']), language)
    assert.ok(words.includes(texts[language]['listing.unread']), language)
  }
})

test('R505 counts of units that another server did not tell are left out of menus, tables, plans and lists', async () => {
  const demo = await demoServer()
  const { open } = await pagesOver(without(demo, (key) => /count$|^total$/.test(key)))
  const addresses = [
    pages.home('ru'),
    pages.properties('ru'),
    pages.projects('ru'),
    pages.listing('ru', 'flat'),
    pages.news('ru'),
    ...(await examples.project('ru')).slice(0, 1),
    ...(await examples.queue('ru')).slice(0, 1),
    '/no/such/page',
  ]
  for (const address of addresses) {
    const { html } = await open(address)
    const words = wordsOfPage(html)
    assert.deepEqual(words.match(nothings), null, address)
    assert.doesNotMatch(html, /aria-label="[^"]*(?<!\d)-\d+[\s\u00a0]/, address)
    assert.doesNotMatch(html, /(?:-count figures|<small)[^>]*>(?:0|-\d+)</, address)
    assert.ok(!words.includes(texts.ru['menu.none']), address)
  }
})

test('R505 promotions of another server that does not know the filter of states stand in their own list alone', async () => {
  const demo = await demoServer()
  const unfiltered: OtherServer = (path, ...rest) =>
    demo(path.startsWith('/api/promotions?') ? path.replace(/state=\w+/, 'state=all') : path, ...rest)
  const answer = await demo('/api/promotions?state=all&per_page=50', 'GET', 'ru')
  const { data } = z
    .object({ data: z.array(z.object({ slug: z.string(), state: z.string() })) })
    .parse(await answer.json())
  const { open } = await pagesOver(unfiltered)
  for (const state of ['active', 'past'] as const) {
    const { html } = await open(
      pages.promotions('ru', promotionsSearch({ state, project: null, category: null })),
    )
    const main = html.slice(html.indexOf('<main'))
    const shown = data.filter(({ slug }) => main.includes(`href="${pages.promotion('ru', slug)}"`))
    assert.deepEqual([...new Set(shown.map((each) => each.state))], [state])
    const known = data.filter((each) => each.state === state).length
    assert.match(wordsOfPage(html), new RegExp(`${texts.ru[`promo.${state}`]} ${known}\\D`))
  }
})

test('R505 a list of which no item can be read is not told as empty, with a total or without one', async () => {
  const demo = await demoServer()
  for (const body of [{ data: [{}, {}] }, { data: [{}, {}], meta: { total: 2, last_page: 1 } }]) {
    for (const [address, call, none] of [
      [pages.career('ru'), /^\/api\/vacancies$/, 'career.lead.none'],
      [pages.students('ru'), /^\/api\/vacancies$/, 'career.students.none'],
      [pages.progress('ru'), /^\/api\/progress/, 'progress.empty.title'],
      [pages.listing('ru', 'flat'), /^\/api\/estates\?/, 'listing.empty.title'],
    ] as const) {
      const { open } = await pagesOver(where(demo, call, body))
      const words = wordsOfPage((await open(address)).html)
      assert.ok(!words.includes(texts.ru[none]), address)
      assert.deepEqual(words.match(nothings), null, address)
    }
    const { open } = await pagesOver(where(demo, /^\/api\/vacancies\/categories/, body))
    const [address = ''] = await examples.vacancies('ru')
    assert.equal((await open(address)).status, 503)
  }
  // A full page of units without ids, and no total beside it.
  const units = { data: Array.from({ length: 12 }, () => ({ category: 'flat', geo_flatnum: 'A-1-1' })) }
  const { open } = await pagesOver(where(specificationServer, /^\/api\/estates\?/, units))
  const words = wordsOfPage((await open(pages.listing('ru', 'flat'))).html)
  assert.ok(!words.includes(texts.ru['listing.empty.title']) && words.includes(texts.ru['listing.unread']))
})

test('R505 A11 promotions of another server that tells no state are over after their last day', async () => {
  const demo = await demoServer()
  const days = { over: '2020-01-31', on: '2099-01-31' }
  const told = Object.entries(days).map(([slug, ends_at], id) => ({ id, slug, title: slug, ends_at }))
  const { open } = await pagesOver(where(demo, /^\/api\/promotions\?/, { data: told }))
  for (const [state, shown, other] of [
    ['active', 'on', 'over'],
    ['past', 'over', 'on'],
  ] as const) {
    const { html } = await open(
      pages.promotions('ru', promotionsSearch({ state, project: null, category: null })),
    )
    assert.ok(html.includes(`href="${pages.promotion('ru', shown)}"`), state)
    assert.ok(!html.includes(`href="${pages.promotion('ru', other)}"`), state)
  }
})

test('R509 a floor that another server did not tell is left out', async () => {
  const demo = await demoServer()
  const { open } = await pagesOver(without(demo, (key) => key === 'floor'))
  for (const kind of ['estate', 'listing'] as const) {
    for (const address of await examples[kind]('ru')) {
      const { html } = await open(address)
      assert.ok(!new RegExp(`${texts.ru['estate.level']}(?:\\s|<[^>]*>)*0`).test(html), address)
    }
  }
})

test('R506 a list whose filters are none has no panel of filters, and only a failure says that they did not load', async () => {
  for (const [address, call] of [
    [pages.listing('ru', 'flat'), /^\/api\/estates\/filters/],
    [pages.projects('ru'), /^\/api\/complexes\/filters/],
  ] as const) {
    for (const body of [{ data: [] }, { data: {} }, []]) {
      const { open } = await pagesOver(where(specificationServer, call, body))
      const { status, html } = await open(address)
      assert.equal(status, 200, address)
      assert.ok(!wordsOfPage(html).includes(texts.ru['listing.filters.failed']), address)
      assert.doesNotMatch(html, /id="filters"|popoverTarget="filters"/i, address)
    }
    const { open } = await pagesOver(where(specificationServer, call, { wrong: 1 }))
    assert.ok(wordsOfPage((await open(address)).html).includes(texts.ru['listing.filters.failed']), address)
  }
})

test('R507 without the name of the company titles have no loose ends, and no part of a page an empty name', async () => {
  const { open } = await pagesOver(specificationServer)
  for (const language of languages) {
    for (const address of [
      pages.home(language),
      pages.about(language),
      pages.news(language),
      pages.contacts(language),
      pages.project(language, 'project-1'),
    ]) {
      const { html } = await open(address)
      const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
      assert.match(title, /^[\p{L}\d«].*[^\s—:,]$/u, address)
      assert.doesNotMatch(html, /og:site_name/, address)
      assert.doesNotMatch(html, /(?:aria-label|title)="\s*[,:—]/, address)
    }
  }
  const { html } = await pagesOver(await demoServer()).then(({ open }) => open(pages.home('ru')))
  assert.match(html, /property="og:site_name" content="[^"]+"/)
})

type Thing = Readonly<Record<string, unknown>>

function structured(html: string): Thing[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, text = '']) => JSON.parse(text) as Thing)
}

/** Things with the things within them. */
function parts(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Thing, ...Object.values(value).flatMap(parts)]
}

test('R508 data for search engines hold no id, area, floor or price of nothing, and no thing without its required fields', async () => {
  const demo = await demoServer()
  const isNumber = (key: string) => /^(?:id|area_\w+|floor|floors_total|price\w*)$/.test(key)
  const [estate = ''] = await examples.estate('ru')
  const [garage = ''] = (await examples.estate('ru')).slice(1)
  const { open } = await pagesOver(without(demo, isNumber))
  for (const address of [estate, garage, pages.contacts('ru'), pages.about('ru')]) {
    const { status, html } = await open(address)
    assert.equal(status, 200, address)
    const things = structured(html)
    assert.ok(things.length > 1, address)
    const text = JSON.stringify(things)
    assert.doesNotMatch(text, /#\w+-(?:-\d|0)|"(?:value|price|lowPrice)":0\b|"floorLevel":"0"/, address)
  }
  const offices = structured((await open(pages.contacts('ru'))).html)
  assert.ok(offices.some((thing) => thing['@type'] === 'RealEstateAgent'))

  const poor = await pagesOver(specificationServer)
  for (const [address, type] of [
    [pages.home('ru'), 'Organization'],
    [pages.home('ru'), 'WebSite'],
    [pages.vacancy('ru', 'department-1', 'vacancy-2'), 'JobPosting'],
    [pages.contacts('ru'), 'RealEstateAgent'],
    [pages.about('ru'), 'VideoObject'],
    [pages.project('ru', 'project-1'), 'PostalAddress'],
    [pages.queue('ru', 'house-1'), 'PostalAddress'],
  ] as const) {
    const { status, html } = await poor.open(address)
    assert.equal(status, 200, address)
    assert.deepEqual(
      parts(structured(html)).filter((thing) => thing['@type'] === type),
      [],
      address,
    )
  }
})

test('R509 a quarter, a rating, a share and a measure that another server did not tell are left out', async () => {
  const demo = await demoServer()
  const isLeftOut = (key: string) =>
    /^(?:year|quarter|rating|percent|area|units_per_floor|floors|minutes_walk|dec|mar|jun)$/.test(key)
  const { open } = await pagesOver(without(demo, isLeftOut))
  const [estate = ''] = await examples.estate('ru')
  const [project = ''] = await examples.project('ru')
  const [house = ''] = await examples.queue('ru')
  for (const address of [pages.home('ru'), pages.about('ru'), estate, project, house]) {
    const { status, html } = await open(address)
    assert.equal(status, 200, address)
    const said = wordsOfPage(html).match(
      /(?<![\d,.])0 (?:кв\.|квартал|из 5|м²|ч |этаж|мин)|Секция 0|(?<![\d,.])0 %/g,
    )
    assert.deepEqual(said, null, address)
  }
})
