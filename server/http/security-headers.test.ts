import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { parseEnv } from '../env.ts'
import { securityHeaders } from './security-headers.ts'

function app(settings: Record<string, string> = {}) {
  const typed = (type: string) => ({ 'Content-Type': type })
  return new Hono()
    .use(securityHeaders(parseEnv(settings)))
    .get('/', (c) => c.text('', 200, { 'X-Frame-Options': 'SAMEORIGIN' }))
    .get('/secret', (c) => c.text('', 200, { 'Referrer-Policy': 'strict-origin' }))
    .get('/page', (c) =>
      c.body('<p>', 200, { 'Content-Security-Policy': "script-src 'self'", ...typed('text/html') }),
    )
    .get('/api/json', (c) => c.json({}, 200, { 'Access-Control-Allow-Origin': '*' }))
    .get('/feed', (c) => c.body('<a/>', 200, typed('application/xml; charset=utf-8')))
    .get('/rss', (c) => c.body('<a/>', 200, typed('application/rss+xml; charset=utf-8')))
    .get('/table', (c) => c.body('a', 200, typed('text/csv; charset=utf-8')))
    .get('/away', (c) => c.redirect('/page', 301))
    .get('/held', (c) => c.body(null, 304))
    .get('/assets/a.js', (c) => c.body('', 200, typed('text/javascript; charset=utf-8')))
    .get('/media/a.svg', (c) => c.body('<svg/>', 200, typed('image/svg+xml')))
    .get('/og/ru/site/a.jpg', (c) => c.body('', 200, typed('image/jpeg')))
}

const headerOf = async (path: string, name: string, settings?: Record<string, string>) =>
  (await app(settings).request(path)).headers.get(name)

test('a page may say something stricter about the referrer, and nothing else of its own', async () => {
  assert.equal(await headerOf('/', 'Referrer-Policy'), 'strict-origin-when-cross-origin')
  assert.equal(await headerOf('/', 'X-Frame-Options'), 'DENY')
  assert.equal(await headerOf('/secret', 'Referrer-Policy'), 'strict-origin')
})

test('data, texts and redirects may load nothing when a browser opens them; pages keep their own policy', async () => {
  for (const path of ['/api/json', '/feed', '/rss', '/table', '/', '/away', '/nowhere'])
    assert.equal(
      await headerOf(path, 'Content-Security-Policy'),
      "default-src 'none'; frame-ancestors 'none'",
      path,
    )
  assert.equal(await headerOf('/page', 'Content-Security-Policy'), "script-src 'self'")
  for (const path of ['/held', '/assets/a.js'])
    assert.equal(await headerOf(path, 'Content-Security-Policy'), null, path)
})

test('R666 a drawing that is opened as a page runs nothing, loads nothing and has no origin', async () => {
  assert.equal(
    await headerOf('/media/a.svg', 'Content-Security-Policy'),
    "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test('other sites may show what is public and embed nothing else', async () => {
  for (const path of ['/api/json', '/media/a.svg', '/og/ru/site/a.jpg'])
    assert.equal(await headerOf(path, 'Cross-Origin-Resource-Policy'), 'cross-origin', path)
  for (const path of ['/page', '/secret', '/assets/a.js', '/away', '/held'])
    assert.equal(await headerOf(path, 'Cross-Origin-Resource-Policy'), 'same-origin', path)
})

test('TLS is promised for a year under an https address alone, for more hosts only when the owner says so', async () => {
  const promised = (settings: Record<string, string>) =>
    headerOf('/page', 'Strict-Transport-Security', settings)
  assert.equal(await promised({}), null)
  assert.equal(await promised({ PUBLIC_URL: 'http://kerege.kz', HSTS: 'preload' }), null)
  const PUBLIC_URL = 'https://kerege.kz'
  assert.equal(await promised({ PUBLIC_URL }), 'max-age=31536000')
  assert.equal(await promised({ PUBLIC_URL, HSTS: 'subdomains' }), 'max-age=31536000; includeSubDomains')
  assert.equal(
    await promised({ PUBLIC_URL, HSTS: 'preload' }),
    'max-age=31536000; includeSubDomains; preload',
  )
})
