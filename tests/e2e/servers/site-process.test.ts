import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { databaseFile } from '#database/open.ts'
import { languages } from '#domain/languages.ts'
import { sampleDataDir } from '../../helpers/sample-data-dir.ts'
import { startProcess, startSite, temporaryFolder } from '../../helpers/servers/server.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy of every page permits its inline scripts by hash and holds nothing unsafe', async (t) => {
  const { url } = await startSite(t, { DATA_DIR: await sampleDataDir(t) })
  for (const language of languages) {
    const paths = [pages.home(language), pages.listing(language, 'flat'), `${pages.home(language)}/nowhere`]
    for (const path of paths.map((each) => each.replace('//', '/'))) {
      const response = await fetch(url + path, { headers: { 'Accept-Language': language } })
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      const html = await response.text()
      const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)]
      assert.ok(scripts.length > 0, path)
      for (const [, text = ''] of scripts)
        assert.ok(policy.includes(hash(text)), `${path}: ${text.slice(0, 80)}`)
      assert.doesNotMatch(policy, /unsafe/)
      assert.doesNotMatch(html, /\snonce=/)
      assert.doesNotMatch(html, /\sstyle="/, `${path} has a style attribute, which the policy forbids`)
    }
  }
})

test('scripts and styles of a page come packed with brotli and stay for ever', async (t) => {
  const { url } = await startSite(t, { DATA_DIR: await sampleDataDir(t) })
  const html = await (await fetch(`${url}/properties`)).text()
  const assets = new Set(
    [...html.matchAll(/[" ](\/assets\/[^"? ]+\.(?:js|css))(?=[" ])/g)].map(([, path = '']) => path),
  )
  assert.ok(assets.size > 0)
  for (const path of assets) {
    const { status, headers } = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } })
    assert.equal(status, 200, path)
    assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
    if (Number(headers.get('Content-Length')) > 1024)
      assert.equal(headers.get('Content-Encoding'), 'br', path)
  }
})

const bad: [string, RequestInit, number][] = [
  [`/properties?x=${'a'.repeat(10_000)}`, {}, 200],
  [`/properties/apartments?rooms=${'9,'.repeat(5000)}`, {}, 200],
  [`/properties?x=${'a'.repeat(20_000)}`, {}, 414],
  ['/%E0%A4%a', {}, 404],
  ['/%00', {}, 404],
  ['/projects/index', {}, 404],
  ['/properties/castles', {}, 404],
  ['/properties/apartments/nothing-999999', {}, 404],
  ['/assets/gone-0000.js', {}, 404],
  ['/', { method: 'DELETE' }, 405],
  ['/projects?sort=price', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 303],
  ['/no/such/page', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 303],
  ['/callback', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }, 415],
  [
    '/api/feedback/callback',
    { method: 'POST', body: '{bad', headers: { 'Content-Type': 'application/json' } },
    400,
  ],
  ['/api/feedback/callback', { method: 'POST', body: 'hello' }, 415],
  ['/api/estates?page=abc', {}, 422],
  ['/api/estates/abc', {}, 404],
]

test('bad input gets its decided answer and breaks nothing', async (t) => {
  const site = await startSite(t, { DATA_DIR: await sampleDataDir(t) })
  for (const [path, init, status] of bad) {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init })
    assert.equal(response.status, status, path.slice(0, 80))
    await response.arrayBuffer()
  }
  assert.equal((await fetch(`${site.url}/readyz`)).status, 200)
  // LOG_LEVEL is error here: every line after the first one is a real error.
  assert.match(site.output(), /^The site is at \S+\n$/)
})

test('API_BASE_URL the same build serves the data of another server and leaves leads there', async (t) => {
  const other = await startProcess(t, 'tests/helpers/servers/api-process.ts')
  const own = temporaryFolder(t)
  const site = await startSite(t, { API_BASE_URL: other.url, DATA_DIR: own })
  const page = await fetch(`${site.url}/kk/properties/apartments?rooms=1`)
  assert.equal(page.status, 200)
  assert.match(await page.text(), /\/kk\/properties\/apartments\/[\w-]+-2"/)
  const sent = await fetch(`${site.url}/api/feedback/callback`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Алия', phone: '8 701 123 45 67' }),
  })
  assert.equal(sent.status, 201)
  const db = new DatabaseSync(join(other.dataDir, databaseFile), { readOnly: true })
  assert.equal(db.prepare('select count(*) as n from leads').get()?.['n'], 1)
  db.close()
  assert.deepEqual(readdirSync(own), [])
  assert.equal((await fetch(`${site.url}/readyz`)).status, 200)
  await other.end('SIGKILL')
  assert.equal((await fetch(`${site.url}/readyz`)).status, 503)
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200)
  assert.ok((await fetch(`${site.url}/en/properties/apartments?rooms=2`)).status >= 500)
})

test('SIGTERM ends the site in good order', async (t) => {
  const site = await startSite(t)
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200)
  assert.equal(await site.end('SIGTERM'), 0)
})
