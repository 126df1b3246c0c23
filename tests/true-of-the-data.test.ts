import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { Hono } from 'hono'
import { getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { getPriceSheet } from '#contract/price-sheet.ts'
import { priceSheetDocument } from '#documents/price-sheet-document.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { type Language, languages } from '#domain/languages.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { listingFeeds } from '#server/files/listing-feed.ts'
import { renderQueue } from '#server/http/render-queue.ts'
import type { ServerContext } from '#server/middleware/request-log.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { type Texts, texts } from '#texts/texts.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { basicRows, makeRow, type Rows } from './helpers/databases/rows.ts'
import { sampleApi, sampleSite } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

/** Reads pages over these rows as a browser without JavaScript does. */
async function pagesOf(t: TestContext, db: Database, rows: Rows = sampleSite) {
  return (await siteOf(t, db, rows)).read
}

/** The same with the way to the API that the pages have. */
async function siteOf(t: TestContext, db: Database, rows: Rows) {
  const { bothWays, index } = await sampleApi(t, db, { rows })
  const apiClient = createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget)))
  const page = await samplePages(apiClient)
  const read = async (path: string) => {
    const request = new Request(`http://localhost${path}`)
    const answer = await page({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
    const html = (await answer.text()).replaceAll('\u00a0', ' ')
    return { status: answer.status, location: answer.headers.get('location'), html, words: wordsOfPage(html) }
  }
  return { apiClient, read }
}

/** The texts of a language with plain spaces, as `read` gives pages. */
function spoken(language: Language): Texts {
  const plain = Object.entries(texts[language]).map(([key, text]) => [key, text.replaceAll('\u00a0', ' ')])
  return Object.fromEntries(plain) as Texts
}

/** A text with anything of a line in the places of its values. */
function saying(text: string): RegExp {
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join('[^:]{1,40}'),
  )
}

eachDatabase(
  'R1680 a flat that can only be paid at once is told of full payment, and its costs are in one column without a down payment',
  async (db, _, t) => {
    const { apiClient, read } = await siteOf(t, db, { ...sampleSite, mortgages: [] })
    for (const language of languages) {
      const said = spoken(language)
      const { location } = await read(pages.estate(language, 'flat', '1'))
      const slug = (location ?? '').split('/').at(-1) ?? ''
      const flat = await read(pages.estate(language, 'flat', slug))
      assert.match(flat.words, saying(said['estate.price_sheet.whole']))
      assert.doesNotMatch(flat.words, saying(said['estate.price_sheet.once']))
      assert.ok(!flat.words.includes(said['estate.price_sheet.link']))
      const { words } = await read(pages.estatePriceSheet(language, 'flat', slug))
      for (const key of ['price_sheet.ways.whole', 'price_sheet.row.price'] as const)
        assert.ok(words.includes(said[key]), key)
      for (const key of [
        'price_sheet.ways',
        'price_sheet.programmes',
        'price_sheet.row.first',
        'price_sheet.row.first.note',
      ] as const)
        assert.ok(!words.includes(said[key]), key)
      const ask = apiClient({ language, clientAddress: '', requestId: 'a' })
      const [unit, sheet] = await Promise.all([ask(getEstate, { id: 1 }), ask(getPriceSheet, { id: 1 })])
      const { ways, tables } = priceSheetDocument(unit.data, sheet.data, language, said, 'spec')
      assert.equal(ways.title, said['price_sheet.ways.whole'])
      assert.equal(tables[0]?.rows[0]?.name, said['price_sheet.row.price'])
    }
  },
)

eachDatabase(
  'R1681 where no flat has a plan, nothing leads to the view by plans, and its address shows the ordinary list',
  async (db, _, t) => {
    const bare = (sampleSite.estates ?? []).map((estate) => ({ ...estate, plan_code: null }))
    const read = await pagesOf(t, db, { ...sampleSite, estates: bare, plans: [] })
    for (const language of languages) {
      const list = pages.listing(language, 'flat')
      for (const path of [list, pages.project(language, 'project-1')])
        assert.ok(!(await read(path)).html.includes('view=plans'), path)
      const asked = await read(pages.listing(language, 'flat', 'view=plans'))
      assert.equal(asked.status, 200)
      assert.ok(asked.html.includes('class="estate-card"') && !asked.html.includes('plan-lattice'))
    }
  },
)

eachDatabase('R1681 where one flat has a plan, the view by plans is offered', async (db, _, t) => {
  const [first, ...others] = sampleSite.estates ?? []
  const bare = others.map((estate) => ({ ...estate, plan_code: null }))
  const read = await pagesOf(t, db, { ...sampleSite, estates: [...(first ? [first] : []), ...bare] })
  for (const path of [pages.listing('ru', 'flat'), pages.project('ru', 'project-1')])
    assert.ok((await read(path)).html.includes('view=plans'), path)
  assert.ok((await read(pages.listing('ru', 'flat', 'view=plans'))).html.includes('plan-lattice'))
})

eachDatabase(
  'R1682 a project without a picture begins with its name, its city and its facts on a ground of its own, and so do its houses',
  async (db, _, t) => {
    const complexes = (sampleSite.complexes ?? []).map((project) => ({
      ...project,
      image: writeJson(null) as never,
    }))
    const read = await pagesOf(t, db, { ...sampleSite, complexes })
    for (const path of [pages.project('ru', 'project-1'), pages.queue('ru', 'house-1')]) {
      const { html } = await read(path)
      const [hero = ''] = /<section class="project-hero.*?<\/section>/s.exec(html) ?? []
      assert.ok(hero.includes('project-hero-plain') && !hero.includes('project-hero-picture'), path)
      assert.match(hero, /class="project-hero-over".+<h1>.+<dl>/s)
    }
  },
)

/** The rows of the sample with one unit in this status. */
function unitIn(status: string): Rows {
  const estates = (sampleSite.estates ?? []).map((each) => (each.id === 3 ? { ...each, status } : each))
  return { ...sampleSite, estates: estates as Rows['estates'] & object }
}

const watchLinks = (html: string) =>
  [...html.matchAll(/href="([^"]*\/tell-me\?[^"]*)"[^>]*>([^<]*)</g)].map(([, to = '', words = '']) => [
    to.replaceAll('&amp;', '&'),
    words,
  ])

eachDatabase(
  'R1683 a sold unit offers word of similar ones, and the old address of its form leads to their search',
  async (db, _, t) => {
    const read = await pagesOf(t, db, unitIn('sold'))
    for (const language of languages) {
      const said = spoken(language)
      const { location } = await read(pages.estate(language, 'flat', '3'))
      const { html } = await read(location ?? '')
      const similar = pages.watch(language, 'list=apartments&rooms=2&complex=project-1')
      assert.deepEqual(watchLinks(html), [[similar, said['estate.watch.similar']]])
      const form = await read(pages.watch(language, 'estate=3'))
      assert.deepEqual([form.status, form.location], [302, similar])
      const { words } = await read(similar)
      assert.ok(words.includes(said['watch.told.listing']) && !words.includes(said['watch.told.estate']))
    }
  },
)

eachDatabase(
  'R1683 R1783 a held unit offers word that it is on sale again, one on sale of all its changes',
  async (db, _, t) => {
    const read = await pagesOf(t, db, unitIn('reserved'))
    for (const language of languages) {
      const said = spoken(language)
      for (const [id, open, told, untold] of [
        ['3', 'estate.watch.back', 'watch.told.held', 'watch.told.estate'],
        ['4', 'watch.open', 'watch.told.estate', 'watch.told.held'],
      ] as const) {
        const { location } = await read(pages.estate(language, 'flat', id))
        const { html } = await read(location ?? '')
        const form = pages.watch(language, `estate=${id}`)
        assert.deepEqual(watchLinks(html), [[form, said[open]]])
        // R1783: beside the other ways to keep the unit.
        assert.match(html, /class="estate-actions".*\/tell-me\?.*class="estate-ways"/s)
        const { words } = await read(form)
        assert.ok(words.includes(said[told]) && !words.includes(said[untold]))
      }
    }
  },
)

eachDatabase(
  'R1685 an address of the form that cannot be read offers nothing, and says what was not understood',
  async (db, _, t) => {
    const read = await pagesOf(t, db)
    for (const language of languages) {
      const said = spoken(language)
      for (const query of [
        'estate=abc',
        'project=garden',
        'list=castles',
        'list=apartments&complex=nowhere',
        'rooms=many',
      ]) {
        const { status, html, words } = await read(pages.watch(language, query))
        assert.equal(status, 404, query)
        assert.ok(!html.includes('name="email"'), query)
        const parts = query.split('&').at(-1) ?? ''
        assert.ok(words.includes(said['watch.unread.text'].replace('{parts}', parts)), words)
      }
      const partly = await read(pages.watch(language, 'list=apartments&rooms=2&complex=nowhere&sort=price'))
      assert.equal(partly.status, 200)
      const rest = said['watch.unread.part'].replace('{parts}', 'complex=nowhere')
      assert.ok(partly.words.includes(rest) && partly.html.includes('name="email"'))
      for (const query of ['', 'list=garage', 'list=apartments&payment_to=300000&utm_source=x']) {
        const known = await read(pages.watch(language, query.replace('garage', 'parking-spaces')))
        assert.equal(known.status, 200, query)
        assert.ok(known.html.includes('name="email"'), query)
        assert.doesNotMatch(known.words, saying(said['watch.unread.part']))
      }
    }
  },
)

eachDatabase(
  'R1684 the title of the feed of a search has one colon, the same in the feed and in the link to it',
  async (db, _, t) => {
    const { apiClient, read } = await siteOf(t, db, sampleSite)
    const feed = listingFeeds({
      apiClient,
      publicUrl: 'http://localhost',
      numberStyle: 'spec',
      queue: renderQueue({ RENDER_LIMIT: { requests: 1_000, seconds: 1 }, RENDERS_AT_ONCE: 1 }),
      now: () => new Date('2026-11-21T12:00:00Z'),
    })
    const feeds = new Hono<ServerContext>()
      .get('/properties/:type/changes.xml', feed)
      .get('/:language/properties/:type/changes.xml', feed)
    for (const language of languages) {
      for (const search of ['', 'rooms=2&price_to=45000000', 'complex=project-1']) {
        const path = pages.listing(language, 'flat', search, '/changes.xml')
        const written = await (await feeds.request(path)).text()
        const title = /<title>([^<]*)<\/title>/.exec(written)?.[1] ?? ''
        assert.equal(title.split(':').length, 2, title)
        assert.ok(title.startsWith(texts[language]['category.flat']), title)
        const { html } = await read(pages.listing(language, 'flat', search))
        const [link = ''] = /<link[^>]*atom\+xml[^>]*>/.exec(html) ?? []
        assert.equal(/title="([^"]*)"/.exec(link)?.[1], unboundWords(title))
      }
    }
  },
)

/** Links of the choice of cities on the page of projects. */
const citiesOf = (html: string) => [...html.matchAll(/class="chip-link"/g)].length

eachDatabase('R1686 projects of one city have no choice of cities', async (db, _, t) => {
  const read = await pagesOf(t, db)
  for (const language of languages)
    for (const path of [pages.projects(language), pages.projects(language, 'city=almaty')]) {
      const { status, html } = await read(path)
      assert.deepEqual([status, citiesOf(html)], [200, 0], path)
    }
})

eachDatabase('R1686 projects of two cities have the choice of one or both', async (db, _, t) => {
  const [first, second] = sampleSite.complexes ?? []
  assert.ok(first !== undefined && second !== undefined)
  const cities = [...basicRows.cities, makeRow('cities', { id: 2, slug: 'astana' })]
  const complexes = [first, { ...second, city_id: 2 }]
  const read = await pagesOf(t, db, { ...sampleSite, cities, complexes })
  assert.equal(citiesOf((await read(pages.projects('ru'))).html), 3)
})

for (const [rows, lead, others] of [
  [{}, 'contents.lead', ['contents.none']],
  [{ promotions: [] }, 'contents.lead.news', ['contents.lead', 'contents.lead.promo', 'contents.none']],
  [{ articles: [] }, 'contents.lead.promo', ['contents.lead', 'contents.lead.news', 'contents.none']],
  [
    { articles: [], promotions: [] },
    'contents.none',
    ['contents.lead', 'contents.lead.news', 'contents.lead.promo'],
  ],
] as const)
  eachDatabase(
    `R1687 what leads in to news and promotions is of what there is, and of no building: ${lead}`,
    async (db, _, t) => {
      const read = await pagesOf(t, db, { ...sampleSite, ...rows })
      for (const language of languages) {
        const said = spoken(language)
        const page = await read(pages.contents(language))
        assert.ok(page.words.includes(said[lead]))
        for (const key of others) assert.ok(!page.words.includes(said[key]), key)
        const news = await read(pages.news(language))
        assert.equal(news.words.includes(said['contents.lead.news']), !('articles' in rows))
        for (const { html } of [page, news]) {
          const leads = [...html.matchAll(/<p class="lead[^"]*">([^<]*)</g)].map(([, lead]) => lead)
          const described = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
          const told = [...leads, described].join(' ')
          assert.doesNotMatch(told, /постро|стройк|строит|салын|құрылыс|construct|buil[dt]/i)
        }
      }
    },
  )
