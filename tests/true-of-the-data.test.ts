import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { pages } from '#contract/pages.ts'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import type { Rows } from './helpers/databases/rows.ts'
import { sampleApi, sampleSite } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { wordsOfPage } from './helpers/words-of-page.ts'

/** Reads pages over these rows as a browser without JavaScript does. */
async function pagesOf(t: TestContext, db: Database, rows: Rows = sampleSite) {
  const { bothWays, index } = await sampleApi(t, db, { rows })
  const page = await samplePages(createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))))
  return async (path: string) => {
    const request = new Request(`http://localhost${path}`)
    const answer = await page({ request, scheme: 'http', clientAddress: '', requestId: 'a' })
    const html = await answer.text()
    return { status: answer.status, location: answer.headers.get('location'), html, words: wordsOfPage(html) }
  }
}

/** A text with anything of a line in the places of its values. */
function saying(text: string): RegExp {
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => RegExp.escape(part.replaceAll('\u00a0', ' ')))
      .join('[^:]{1,40}'),
  )
}

eachDatabase(
  'R1680 a flat that can only be paid at once is told of full payment, and its costs are in one column without a down payment',
  async (db, _, t) => {
    const read = await pagesOf(t, db, { ...sampleSite, mortgages: [] })
    for (const language of languages) {
      const said = texts[language]
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
