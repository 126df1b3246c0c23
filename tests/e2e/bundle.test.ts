import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { firstLoad } from '#tests/helpers/first-load.ts'
import { demoSite } from '#tests/helpers/site.ts'

const root = join(import.meta.dirname, '../..')
const client = join(root, 'build/client')

/** Words that survive minifying, by what they betray. Each is looked for in its origin too, so that it stays true. */
const telltales = [
  { of: 'zod', word: 'invalid_union', origin: 'node_modules/zod/v4/core/schemas.js' },
  { of: 'kysely', word: 'selectFrom', origin: 'node_modules/kysely/dist/query-creator.js' },
  { of: 'the database', word: 'site.sqlite', origin: 'database/open.ts' },
  { of: 'the settings', word: 'LEADS_WEBHOOK_SECRET', origin: 'server/env.ts' },
  { of: 'the API', word: 'a page broke', origin: 'server/pages.ts' },
  { of: 'the texts', word: 'Заявка отправлена', origin: 'texts/messages/ru.ts' },
] as const

test('the bundle of the browser carries no validator, no server code and no texts', () => {
  const files = globSync('**/*.js', { cwd: client })
  assert.ok(files.length > 5)
  const found = files.flatMap((file) => {
    const code = readFileSync(join(client, file), 'utf8')
    return telltales.filter(({ word }) => code.includes(word)).map(({ of }) => `${of} in ${file}`)
  })
  assert.deepEqual(found, [])
  for (const { word, origin } of telltales) {
    assert.ok(readFileSync(join(root, origin), 'utf8').includes(word), `${origin} no longer has «${word}»`)
  }
})

test('the first visit of a listing takes at most 120 KB of scripts and 40 KB of HTML and styles', async () => {
  const { url } = await demoSite()
  const { js, css, html } = await firstLoad(url + pages.listing('ru', 'flat'))
  assert.ok(js > 50_000, `${js} bytes of scripts: that cannot be all`)
  assert.ok(js <= 120_000, `${js} bytes of scripts`)
  assert.ok(css + html <= 40_000, `${css} bytes of styles and ${html} of HTML`)
})
