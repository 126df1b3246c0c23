import assert from 'node:assert/strict'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { writeSetting } from '#database/settings.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { pictureOf } from './helpers/databases/sample-rows.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

const shown = [
  { page: pages.home, places: ['home', 'finishing'] },
  { page: pages.about, places: ['about'] },
  { page: pages.career, places: ['career', 'students'] },
  { page: pages.students, places: ['students'] },
] as const

eachDatabase(
  'R476 R477 a page stands without its picture, and shows the one that comes',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db)
    const render = await samplePages(
      createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
    )
    const open = async (path: string) => {
      const request = new Request(`http://localhost${path}`)
      const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: '' })
      return { status: answer.status, html: await answer.text() }
    }
    for (const { page, places } of shown) {
      for (const language of languages) {
        const { status, html } = await open(page(language))
        assert.equal(status, 200, page(language))
        assert.match(html, /<h1/, page(language))
        for (const place of places) assert.ok(!html.includes(`/media/our-${place}-`), page(language))
      }
    }
    await writeSetting(
      db,
      'company_pictures',
      Object.fromEntries(
        ['home', 'finishing', 'about', 'career', 'students'].map((place) => [
          place,
          { picture: pictureOf(`our-${place}`), focus: { x: 30, y: 80 } },
        ]),
      ),
    )
    await db.transaction().execute((trx) => bumpContentVersion(trx, new Date()))
    await index.refresh()
    for (const { page, places } of shown) {
      const { html } = await open(page('ru'))
      for (const place of places) assert.match(html, new RegExp(`<img[^>]*/media/our-${place}-`), page('ru'))
      assert.match(html, /class="picture focus-x-30 focus-y-80"/, page('ru'))
    }
  },
)
