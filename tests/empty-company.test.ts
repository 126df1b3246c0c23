import assert from 'node:assert/strict'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { writeSetting } from '#database/settings.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { pictureOf } from './helpers/databases/sample-rows.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

/** A number of nothing before a noun, as in «0 квартир». */
const nothing = />[^<]*(?<![\d,.])\b0\s(?:\p{L}+)/u

eachDatabase(
  'R601 a company that has nothing to sell yet shows no counts of nothing, and no empty headings',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db, { rows: {} })
    const render = await samplePages(
      createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
    )
    const open = async (path: string) => {
      const request = new Request(`http://localhost${path}`)
      const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: '' })
      assert.equal(answer.status, 200, path)
      return (await answer.text()).replaceAll('<!-- -->', '').replaceAll(/<(script|style).*?<\/\1>/gs, '')
    }
    for (const language of languages) {
      const said = texts[language]
      for (const path of [pages.home(language), pages.projects(language)]) {
        const html = await open(path)
        assert.equal(nothing.exec(html)?.[0], undefined, path)
        assert.equal(/<(h[1-6]|ul|dl)[^>]*>\s*<\/\1>/.exec(html)?.[0], undefined, path)
      }
      const projects = await open(pages.projects(language))
      assert.ok(projects.includes(said['projects.none.title']))
      assert.ok(!projects.includes(said['projects.empty.title']))
      const narrowed = await open(pages.projects(language, 'price_to=1000000'))
      assert.ok(narrowed.includes(said['projects.empty.title']), 'who asks for something may ask for more')
    }
  },
)

eachDatabase(
  'R943 R944 a company without answers, entries in its diary and finishes has no link to their pages and says nothing of finishes, though it has a picture for them',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db, { rows: {} })
    const client = createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget)))
    await writeSetting(db, 'company_pictures', {
      finishing: { picture: pictureOf('our-finishing'), focus: { x: 50, y: 50 } },
    })
    await db.transaction().execute((trx) => bumpContentVersion(trx, new Date()))
    await index.refresh()
    const render = await samplePages(client)
    for (const language of languages) {
      const open = async (path: string) => {
        const request = new Request(`http://localhost${path}`)
        return (await render({ request, scheme: 'http', clientAddress: '', requestId: '' })).text()
      }
      const diary = pages.progress(language)
      for (const path of [pages.home(language), pages.contents(language)]) {
        const html = await open(path)
        for (const empty of [diary, pages.answers(language)])
          assert.ok(!html.includes(`href="${empty}"`), `${empty} on ${path}`)
      }
      assert.doesNotMatch(await open(pages.home(language)), /class="home-finish|<img[^>]*our-finishing/)
      const lead = texts[language]['progress.lead']
      assert.ok((await open(diary)).includes(`<meta name="description" content="${lead}"`), diary)
    }
  },
)
