import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { writeSetting } from '#database/settings.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { demoCompany } from './helpers/demo-company.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

/** Paths of the logo of the company with which the project starts: nobody else's page may draw them. */
const demoPaths = [
  ...readFileSync(`${demoCompany}brand/logo.svg`, 'utf8').matchAll(/ d="([^"]{20,})"/g),
].flatMap(([, path = '']) => [path, encodeURIComponent(path)])

const header = /<span class="logo">([^<]*)<\/span>/
/** A drawing as a style has it: as an address in quotes. */
const inStyle = (svg: string) => svg.replaceAll(/["#<>]/g, encodeURIComponent)
const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z" fill="${colour}"/></svg>`

eachDatabase(
  'R539 pages and error pages show the name of the company as text, and its logo in the style of its brand',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db)
    const render = await samplePages(
      createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
    )
    const open = async (path: string) => {
      const request = new Request(`http://localhost${path}`)
      return (await render({ request, scheme: 'http', clientAddress: '', requestId: '' })).text()
    }
    const share = async () => /og:image" content="([^"]+)/.exec(await open('/'))?.[1]
    const logo = { wide: drawing('#123456'), inverse: drawing('#fedcba') }
    const shared: unknown[] = []
    for (const shown of [null, logo]) {
      await writeSetting(db, 'logo', shown)
      await db.transaction().execute((trx) => bumpContentVersion(trx, new Date()))
      await index.refresh()
      shared.push(await share())
      for (const language of languages) {
        for (const path of [pages.home(language), `${pages.about(language)}/nowhere`]) {
          const html = await open(path)
          assert.equal(header.exec(html)?.[1], 'Sample')
          for (const image of Object.values(logo)) {
            assert.equal(html.includes(inStyle(image)), shown !== null, path)
            // Only in the style: no script gets it.
            const rest = html.replace(/<style data-brand>[^<]*<\/style>/, '')
            assert.ok(!rest.includes(inStyle(image)) && !rest.includes('M0 0h2v1z'))
          }
          for (const each of demoPaths) assert.ok(!html.includes(each), path)
        }
      }
    }
    assert.notEqual(shared[0], shared[1])
  },
)

test('R539 no built style or script draws the logo of the company that this project starts with', () => {
  assert.ok(demoPaths.length > 0)
  const folder = new URL('../build/client/assets/', import.meta.url)
  const files = readdirSync(folder).filter((file) => /\.(css|js|svg)$/.test(file))
  assert.ok(files.length > 50)
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8')
    for (const each of demoPaths) assert.ok(!text.includes(each), file)
  }
})
