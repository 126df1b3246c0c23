import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { pages } from '#contract/pages.ts'
import { firstLoad } from '#tests/helpers/browser/first-load.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'

const root = join(import.meta.dirname, '../../..')
const client = join(root, 'build/client')

/** Where a part is fetched by `later`: its name, and the numbers of the files that are asked for beside it. */
const partFetched =
  /await import\(`\.\/(header|footer|callback-form|home-calculator)-[\w-]{8}\.js`\)[^[]*?__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * Words that survive minifying, by the code they reveal. Each is also searched in its source, so that it stays valid.
 */
const telltales = [
  { of: 'zod', word: 'invalid_union', origin: 'node_modules/zod/v4/core/schemas.js' },
  { of: 'kysely', word: 'selectFrom', origin: 'node_modules/kysely/dist/query-creator.js' },
  { of: 'the database', word: 'site.sqlite', origin: 'database/open.ts' },
  { of: 'the settings', word: 'LEADS_WEBHOOK_SECRET', origin: 'server/env.ts' },
  { of: 'the API', word: 'a page broke', origin: 'server/pages/page-handler.ts' },
  { of: 'the texts', word: 'Заявка отправлена', origin: 'texts/messages.ts' },
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

test('the first visit of a listing takes at most 118 KB of scripts and 40 KB of HTML and styles', async () => {
  const { url } = await demoSite()
  const { js, css, html } = await firstLoad(url + pages.listing('ru', 'flat'))
  assert.ok(js > 50_000, `${js} bytes of scripts: that cannot be all`)
  assert.ok(js <= 118_000, `${js} bytes of scripts`)
  assert.ok(css + html <= 40_000, `${css} bytes of styles and ${html} of HTML`)
})

test('a listing takes at most 140 KB of scripts once everything that comes later is there', async (t) => {
  const { page } = await visitor(t)
  await undisturbed(page)
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname)
  })
  await open(page, pages.listing('ru', 'flat'))
  // Code fetched in the idle moment has come when a form of it answers and no request is open any more.
  await page.waitForLoadState('networkidle')
  const files = [...paths].map((path) => readFileSync(join(client, path)))
  const bytes = files.reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
  assert.ok(files.length > 15, `${files.length} files: that cannot be all`)
  assert.ok(bytes <= 140_000, `${bytes} bytes in ${files.length} files`)
})

test('the libraries ask to be compiled beside the page, and parts of the first view name no script but their own', () => {
  const [libraries = ''] = globSync('assets/react-*.js', { cwd: client })
  assert.ok(readFileSync(join(client, libraries), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
  const named: Record<string, string[]> = {}
  for (const file of globSync('assets/*.js', { cwd: client })) {
    const code = readFileSync(join(client, file), 'utf8')
    const list: string[] = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]')
    for (const [, part = '', numbers = ''] of code.matchAll(partFetched)) {
      named[part] = JSON.parse(`[${numbers}]`).flatMap((number: number) => list[number] ?? [])
    }
  }
  assert.deepEqual(Object.keys(named).toSorted(), ['callback-form', 'footer', 'header', 'home-calculator'])
  for (const [part, files] of Object.entries(named)) {
    const others = files.filter((file) => file.endsWith('.js') && !file.startsWith(`assets/${part}-`))
    assert.deepEqual(others, [], part)
  }
})

test('header and footer take at most 12 KB of scripts with all that they import but the libraries', async () => {
  const entry = '\0header-and-footer'
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: 'header-and-footer',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `export { Header } from '/web/layout/header.tsx'\nexport { Footer } from '/web/layout/footer.tsx'`
            : null,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|react-router)(\/|$)/,
      },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // Parts that open later are fetched later: only immediate imports count.
  for (const name of first) for (const next of chunks.get(name)?.imports ?? []) first.add(next)
  const bytes = [...first].reduce(
    (sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? '').length,
    0,
  )
  assert.ok(bytes > 4000, `${bytes} bytes: that cannot be all`)
  assert.ok(bytes <= 12_000, `${bytes} bytes`)
})
