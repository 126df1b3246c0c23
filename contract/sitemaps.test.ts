import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { sitemapOfPath, sitemapPath } from './sitemaps.ts'

test('R56 the address of a sitemap says its language and its part', () => {
  assert.deepEqual(
    languages.map((language) => sitemapPath(language)),
    ['/sitemap.xml', '/kk/sitemap.xml', '/en/sitemap.xml'],
  )
  for (const language of languages) {
    for (const part of [null, { of: 'pages', no: 1 }, { of: 'units', no: 201 }] as const) {
      assert.deepEqual(sitemapOfPath(sitemapPath(language, part)), { language, part })
    }
  }
})

test('R56 no other address is that of a sitemap', () => {
  const others = [
    '/ru/sitemap.xml',
    '/de/sitemap.xml',
    '/sitemap-units-0.xml',
    '/sitemap-units.xml',
    '/sitemap-x-1.xml',
  ]
  for (const path of [...others, '/about/sitemap.xml', '/sitemap.xml/'])
    assert.equal(sitemapOfPath(path), null, path)
})
