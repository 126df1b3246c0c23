import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { packedManifestScript } from './pack-manifest.ts'

const facts = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
}
const files = { module: '/assets/a-1.js', imports: ['/assets/react-2.js'], css: ['/assets/frame-3.css#'] }

function manifestOf(routes: Record<string, object>): Record<string, unknown> {
  return { entry: { module: '/assets/entry-4.js', imports: [], css: [] }, routes, url: '/m.js', version: 'v' }
}

/** What a page finds after the script has run. */
function ran(script: string): unknown {
  const window: Record<string, unknown> = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(Object.values(window)[0]))
}

const pageOf = (language: string, id: string, parentId: string, path?: string) => ({
  id: `${language}.${id}`,
  parentId,
  ...(path !== undefined && { path }),
  ...facts,
  ...files,
})

const languages = [
  ['ru', '/', 'news/:slug'],
  ['kk', 'kk', 'kk/news/:slug'],
  ['en', 'en', 'en/news/:slug'],
] as const

const pages = Object.fromEntries(
  languages
    .flatMap(([language, home, article]) => [
      pageOf(language, 'home', 'root', home),
      pageOf(language, 'texts', 'root'),
      pageOf(language, 'article', `${language}.texts`, article),
    ])
    .map((page) => [page.id, page]),
)
const root = { id: 'root', path: '', ...facts, hasErrorBoundary: true, ...files }

test('a page finds the list of pages as it was, in its order', () => {
  const manifest = manifestOf({ root, ...pages })
  const found = ran(packedManifestScript(`window.__reactRouterManifest=${JSON.stringify(manifest)};`))
  assert.deepEqual(found, manifest)
  const ids = (each: unknown) => Object.keys((each as { routes: object }).routes)
  assert.deepEqual(ids(found), ids(manifest))
})

test('pages that one language has alone, or other facts, are refused', () => {
  const alone = manifestOf({ root, ...pages, 'en.more': pageOf('en', 'more', 'root', 'en/more') })
  assert.throws(
    () => packedManifestScript(`window.__reactRouterManifest=${JSON.stringify(alone)};`),
    /differ/,
  )
  const other = manifestOf({ root: { ...root, hasSomethingNew: true }, ...pages })
  assert.throws(() => packedManifestScript(`window.__reactRouterManifest=${JSON.stringify(other)};`))
  assert.throws(() => packedManifestScript('window.other={}'), /another shape/)
})
