import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { readSetting, writeSetting } from '#database/settings.ts'
import { type BrandColours, brandTokens } from '#domain/brand-colours.ts'
import { bytesOf } from '#domain/colour.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { demoCompany } from './helpers/demo-company.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { parse } from 'yaml'

const style = /<style data-brand>([^<]*)<\/style>/

/** The colours of the company with which the project starts: nobody else's page may show them. */
const demo = (parse(readFileSync(`${demoCompany}company.yaml`, 'utf8')) as { colours: BrandColours }).colours

/** Files made before a company names its colours, which wait for a way to follow them: drawings of plans. */
const waiting = /^media\/plans\//

eachDatabase(
  'R534 pages are in the colours of the company, allowed by their policy, and change with the content',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db)
    const render = await samplePages(
      createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
    )
    const open = async (path: string) => {
      const request = new Request(`http://localhost${path}`)
      const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: '' })
      return { html: await answer.text(), policy: answer.headers.get('Content-Security-Policy') ?? '' }
    }
    const share = async () => /og:image" content="([^"]+)/.exec((await open('/')).html)?.[1]
    const plain = await share()
    assert.ok(!(await open(pages.home('ru'))).html.includes('data-brand'))
    const first = { main: '#1f3a6e', accent: '#8a1f4b' }
    const second = { main: '#5a2d0c', accent: '#0b6b3a' }
    for (const colours of [first, second]) {
      const company = await readSetting(db, 'company')
      assert.ok(company)
      await writeSetting(db, 'company', { ...company, colours })
      await db.transaction().execute((trx) => bumpContentVersion(trx, new Date()))
      await index.refresh()
      for (const language of languages) {
        for (const page of [pages.home, pages.about, pages.contacts]) {
          const { html, policy } = await open(page(language))
          const text = style.exec(html)?.[1] ?? ''
          assert.match(text, new RegExp(`--spruce:${colours.main};`))
          assert.match(text, new RegExp(`--zhosa:${colours.accent};`))
          const hash = createHash('sha256').update(text).digest('base64')
          assert.match(policy, new RegExp(`style-src [^;]*'sha256-${RegExp.escape(hash)}'`))
          for (const colour of Object.values(brandTokens(demo))) assert.ok(!html.includes(colour), colour)
        }
      }
      assert.notEqual(await share(), plain)
    }
  },
)

test('R534 no built style, script or drawing has one of the colours of the company that this project starts with', () => {
  const spellings = Object.values(brandTokens(demo)).flatMap((colour) => {
    const parts = bytesOf(colour)
    return [colour, colour.replace('#', '%23'), `rgb(${parts.join(' ')}`, `rgb(${parts.join(',')}`]
  })
  const found: string[] = []
  for (const place of ['../build/client/assets/', '../public/']) {
    const folder = new URL(place, import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.(css|js|svg)$/.test(file) && !waiting.test(file))
    if (place.includes('build')) assert.ok(texts.length > 50)
    for (const file of texts) {
      const text = readFileSync(new URL(file, folder), 'utf8').toLowerCase()
      for (const colour of spellings) if (text.includes(colour)) found.push(`${file} has ${colour}`)
    }
  }
  assert.deepEqual(found, [])
})
