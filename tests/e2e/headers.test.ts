import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleDataDir } from '../helpers/sample-data-dir.ts'
import { startSite } from '../helpers/servers/server.ts'

const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const html = { Accept: 'text/html' }

/** One address of every kind of answer, and its status. */
const answers: readonly (readonly [path: string, init: RequestInit, status: number])[] = [
  ['/', { headers: html }, 200],
  ['/kk/properties/apartments', { headers: html }, 200],
  ['/', { method: 'HEAD', headers: html }, 200],
  ['/properties/apartments.data', {}, 200],
  ['/properties/castles', { headers: html }, 404],
  ['/properties/castles', { headers: { ...html, 'User-Agent': 'Googlebot/2.1' } }, 404],
  ['/Properties//', {}, 301],
  ['/', { headers: { ...html, 'Accept-Language': 'kk' } }, 302],
  ['/language/kk?to=/contacts', {}, 303],
  ['/callback', { method: 'POST', body: form({ phone: '1' }) }, 422],
  [
    '/callback',
    { method: 'POST', body: form({ phone: '1' }), headers: { Origin: 'https://a.example' } },
    403,
  ],
  [
    '/callback',
    {
      method: 'POST',
      body: 'x'.repeat(70_000),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    413,
  ],
  ['/callback', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }, 415],
  ['/', { method: 'DELETE' }, 405],
  [`/properties?x=${'a'.repeat(20_000)}`, {}, 414],
  ['/api/estates', {}, 200],
  ['/api/estates/0', {}, 404],
  ['/api/estates?page=x', {}, 422],
  ['/api/awards', { method: 'POST' }, 405],
  [
    '/api/feedback/callback',
    { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } },
    400,
  ],
  ['/api/docs', {}, 200],
  ['/api/openapi.json', {}, 200],
  ['/feeds/units.json', {}, 200],
  ['/sitemap.xml', {}, 200],
  ['/rss.xml', {}, 200],
  ['/robots.txt', {}, 200],
  ['/policy.pdf', {}, 200],
  ['/sw.js', {}, 200],
  ['/site.webmanifest', {}, 200],
  ['/assets/gone-0000.js', {}, 404],
  ['/builds/latest.json', {}, 200],
  ['/healthz', {}, 200],
  ['/readyz', {}, 200],
]

/** The directives of a policy by name. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values]
    }),
  )
}

/**
 * The faults for which the judges of headers (Mozilla Observatory, securityheaders.com) take points off in a page's
 * policy.
 */
function weaknesses(policy: string): string[] {
  const parts = directives(policy)
  const scripts = parts.get('script-src') ?? parts.get('default-src') ?? ['*']
  const styles = parts.get('style-src') ?? parts.get('default-src') ?? ['*']
  const wide = [...scripts, ...styles].filter((value) =>
    /^(?:\*|https?:|data:|blob:|http:\/\/.*)$/.test(value),
  )
  const isClosed = parts.get('default-src')?.[0] === "'none'"
  return [
    ...(/unsafe-/.test(policy) ? ['unsafe'] : []),
    ...wide.map((value) => `anything from ${value}`),
    ...(isClosed || parts.get('object-src')?.[0] === "'none'" ? [] : ['objects']),
    ...['base-uri', 'form-action'].filter((name) => !isClosed && !parts.has(name)),
    ...(parts.get('frame-ancestors')?.[0] === "'none'" ? [] : ['frames']),
  ]
}

test('every kind of answer carries the headers that earn an A+ with the judges of headers', async (t) => {
  const site = await startSite(t, { DATA_DIR: await sampleDataDir(t), PUBLIC_URL: 'https://kerege.example' })
  for (const [path, init, status] of answers) {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    const name = `${init.method ?? 'GET'} ${path.slice(0, 60)}`
    const header = (key: string) => response.headers.get(key) ?? ''
    assert.equal(response.status, status, name)
    assert.equal(header('X-Content-Type-Options'), 'nosniff', name)
    assert.equal(header('X-Frame-Options'), 'DENY', name)
    assert.match(header('Referrer-Policy'), /^strict-origin/, name)
    assert.match(header('Permissions-Policy'), /camera=\(\).*geolocation=\(\).*microphone=\(\)/, name)
    assert.equal(header('Cross-Origin-Opener-Policy'), 'same-origin', name)
    assert.match(header('Cross-Origin-Resource-Policy'), /^(?:same|cross)-origin$/, name)
    assert.ok(Number(/max-age=(\d+)/.exec(header('Strict-Transport-Security'))?.[1]) >= 31_536_000, name)
    assert.notEqual(header('Cache-Control'), '', name)
    for (const told of ['Server', 'X-Powered-By', 'X-AspNet-Version', 'Via'])
      assert.equal(header(told), '', name)
    const isFile = /^(?:application\/pdf|text\/javascript|image\/|font\/|application\/manifest)/.test(
      header('Content-Type'),
    )
    if (!isFile || response.headers.has('Content-Security-Policy')) {
      const worker = path === '/sw.js'
      if (!worker) assert.deepEqual(weaknesses(header('Content-Security-Policy')), [], name)
    }
    // Data for the router's own script count as UTF-8 anyway.
    if (/^text\/(?!x-script)/.test(header('Content-Type')))
      assert.match(header('Content-Type'), /charset=utf-8/i, name)
  }
})

test('a 304 carries the same promises and no other policy for what the browser holds', async (t) => {
  const site = await startSite(t, { DATA_DIR: await sampleDataDir(t), PUBLIC_URL: 'https://kerege.example' })
  for (const path of ['/api/estates', '/feeds/units.json', '/sitemap.xml', '/rss.xml', '/policy.pdf']) {
    const tag = (await fetch(site.url + path)).headers.get('ETag') ?? ''
    const { status, headers } = await fetch(site.url + path, { headers: { 'If-None-Match': tag } })
    assert.equal(status, 304, path)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.equal(headers.get('Content-Security-Policy'), null, path)
    assert.match(headers.get('Strict-Transport-Security') ?? '', /max-age/, path)
  }
})

test('A7 the one cookie is sent over TLS alone where there is TLS, not to other sites, and holds no secret', async (t) => {
  const DATA_DIR = await sampleDataDir(t)
  const cookieOf = async (settings: Record<string, string>) => {
    const site = await startSite(t, { DATA_DIR, ...settings })
    const { headers } = await fetch(`${site.url}/language/kk?to=/contacts`, { redirect: 'manual' })
    await site.end('SIGTERM')
    return headers.getSetCookie()
  }
  const [cookie = '', ...more] = await cookieOf({ PUBLIC_URL: 'https://kerege.example' })
  assert.deepEqual(more, [])
  assert.match(cookie, /^i18n_redirected=kk; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)
  const [overHttp = ''] = await cookieOf({})
  assert.match(overHttp, /^i18n_redirected=kk; Max-Age=\d+; Path=\/; SameSite=Lax$/)
})
