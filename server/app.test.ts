import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { pino } from 'pino'
import { ApiFailure } from '#contract/api-client.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { createApp } from './app.ts'
import { parseEnv } from './env.ts'
import { type RenderQueue, renderQueue, TooBusy } from './http/render-queue.ts'
import { pageAnswers } from './pages/cache/page-answers.ts'

/** The pipeline around an API, pages and files that say which of them was called. */
function site(
  t: TestContext,
  settings: Record<string, string> = {},
  files: 'there' | 'away' | 'broken' = 'there',
  queue: RenderQueue = renderQueue(parseEnv(settings)),
) {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}')
  const lines: string[] = []
  const env = parseEnv(settings)
  const fileAt = (text: string) => {
    if (files === 'away') throw new ApiFailure(503, { message: 'error.unexpected' })
    if (files === 'broken') throw new Error('broken')
    return new Response(text)
  }
  const app = createApp({
    env,
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
    api: (c) => c.json({ asked: 'api', address: c.get('clientAddress') }),
    pages: pageAnswers({
      pages: async ({ request, scheme }) => {
        if (request.url.endsWith('/broken')) throw new Error('broken')
        const headers = { 'Content-Type': 'text/html; charset=utf-8' }
        return new Response(`a page over ${scheme} ${'.'.repeat(2000)}`, { headers })
      },
      cache: null,
      queue,
    }),
    queue,
    feeds: async (c) => {
      await queue.admit(c.get('clientAddress'))
      return fileAt(`the feed at ${c.req.path}`)
    },
    sitemap: async (c) => {
      await queue.admit(c.get('clientAddress'))
      return fileAt(`the sitemap at ${c.req.path}`)
    },
    robots: async (c) => c.text('what search engines may read'),
    policy: async (c) => c.text(`the policy at ${c.req.path}`),
    newsFeed: async (c) => c.text(`the news at ${c.req.path}`),
    listingFeed: async (c) => c.text(`the changes at ${c.req.path}`),
    meetingCalendar: async (c) => c.text(`the meeting at ${c.req.path}`),
    priceSheetPdf: async (c) => c.text(`the price at ${c.req.path}`),
    find: async (c) => c.text(`the search at ${c.req.path}`),
    webManifest: async (c) => c.text(`the manifest at ${c.req.path}`),
    icon: async (c) => c.text(`the icon at ${c.req.path}`),
    pngPicture: async (c) => c.text(`the PNG at ${c.req.path}`),
    sharePicture: async (c) => c.text(`the picture at ${c.req.path}`),
    frameFile: async (c) => c.text(`the frame at ${c.req.path}`),
    build: { id: 'a1', timestamp: 0 },
    files: [folder],
    publish: () => void lines.push('publish'),
    readiness: {},
  })
  return { app, lines }
}

test('API, files, health and pages are each asked for their own addresses', async (t) => {
  const { app } = site(t)
  const answers: [string, RegExp][] = [
    ['/api/Estates/', /"asked":"api"/],
    ['/assets/app-1a2b.js', /^export/],
    ['/media/plans/2-a-detail.svg.png', /^the PNG/],
    ['/healthz', /^ok$/],
    ['/readyz', /"ready":true/],
    ['/builds/latest.json?1', /"id":"a1"/],
    ['/kk/properties.data?_routes=root', /^a page/],
    ['/', /^a page/],
    ['/feeds/units.json?1', /^the feed at \/feeds\/units\.json$/],
    ['/kk/feeds/units.json', /^a page/],
    ['/sitemap.xml?1', /^the sitemap at \/sitemap\.xml$/],
    ['/kk/sitemap.xml', /^the sitemap at \/kk\/sitemap\.xml$/],
    ['/en/sitemap-units-201.xml', /^the sitemap at \/en\/sitemap-units-201\.xml$/],
    ['/about/sitemap.xml', /^a page/],
    ['/robots.txt', /^what search engines may read$/],
    ['/policy.pdf', /^the policy at \/policy/],
    ['/kk/policy.pdf?page=1', /^the policy at \/kk\/policy/],
    ['/en/about/policy.pdf', /^a page/],
    ['/rss.xml', /^the news at \/rss/],
    ['/kk/rss.xml?page=1', /^the news at \/kk\/rss/],
    ['/properties/apartments/changes.xml', /^the changes at \/properties/],
    ['/kk/properties/apartments/changes.xml?rooms=2', /^the changes at \/kk/],
    ['/kk/meeting.ics?date=2026-12-01', /^the meeting at \/kk\/meeting/],
    ['/kk/price.pdf?unit=1', /^the price at \/kk\/price/],
    ['/contents/rss.xml', /^a page/],
    ['/en/site.webmanifest', /^the manifest at \/en/],
    ['/og/kk/estate/1-0a1b2c3d4e5f.jpg', /^the picture at \/og\/kk/],
  ]
  for (const [path, answer] of answers) assert.match(await (await app.request(path)).text(), answer, path)
})

test('R892 the webhook of the content is there with a secret, and a forge reaches it', async (t) => {
  const secret = 'a secret that only the forge knows'
  const { app, lines } = site(t, { CONTENT_HOOK_SECRET: secret })
  const init = { method: 'POST', headers: { 'X-Gitlab-Token': secret }, body: '{}' }
  assert.equal((await app.request('/hooks/content', init)).status, 202)
  assert.ok(lines.includes('publish'))
  const without = site(t)
  assert.notEqual((await without.app.request('/hooks/content', init)).status, 202)
  assert.ok(!without.lines.includes('publish'))
})

test('a page passes at most eight layers before its handler', (t) => {
  const layers = site(t).app.routes.filter(({ method, path }) => method === 'ALL' && path === '/*')
  const [page, ...others] = layers.toReversed()
  assert.ok(page !== undefined)
  assert.ok(others.length > 3 && others.length <= 8, `${others.length} layers`)
})

test('every kind of answer carries the security headers', async (t) => {
  const { app } = site(t)
  for (const path of [
    '/api/x',
    '/assets/app-1a2b.js',
    '/assets/gone.js',
    '/healthz',
    '/',
    '/Projects',
    '/broken',
  ]) {
    const { headers } = await app.request(path)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.equal(headers.get('Referrer-Policy'), 'strict-origin-when-cross-origin', path)
    assert.equal(headers.get('Cross-Origin-Opener-Policy'), 'same-origin', path)
    assert.match(headers.get('Permissions-Policy') ?? '', /camera=\(\)/, path)
    assert.equal(headers.get('Strict-Transport-Security'), null, path)
  }
})

test('a site meant for TLS says so', async (t) => {
  const { app } = site(t, { PUBLIC_URL: 'https://kerege.kz' })
  assert.match((await app.request('/')).headers.get('Strict-Transport-Security') ?? '', /max-age=\d{8}/)
})

test('a page is packed for who takes it', async (t) => {
  const { app } = site(t)
  const response = await app.request('/', { headers: { 'Accept-Encoding': 'br' } })
  assert.equal(response.headers.get('Content-Encoding'), 'br')
})

test('what breaks in a page is told without details and logged once with the id that the answer carries', async (t) => {
  const { app, lines } = site(t)
  const response = await app.request('/kk/broken')
  assert.equal(response.status, 500)
  assert.match(await response.text(), /<html lang="kk">/)
  const records = lines.map((line): { msg: string; requestId: string } => JSON.parse(line))
  assert.deepEqual(
    records.map(({ msg, requestId }) => ({ msg, requestId })),
    ['something broke', 'request'].map((msg) => ({ msg, requestId: response.headers.get('X-Request-Id') })),
  )
})

test('R381 a feed, a sitemap and a call whose turn did not come are answered 429, the call as JSON', async (t) => {
  const noTurn = () => Promise.reject(new TooBusy())
  const { app } = site(t, {}, 'there', { turn: noTurn, admit: noTurn })
  for (const path of ['/feeds/yrl.xml', '/kk/sitemap.xml', '/rss.xml']) {
    const answer = await app.request(path)
    assert.equal(answer.status, 429, path)
    assert.ok(Number(answer.headers.get('Retry-After')) > 0)
    assert.match(answer.headers.get('Content-Type') ?? '', /^text\/plain/)
  }
  const call = await app.request('/api/calculators/export', { method: 'POST', body: '{}' })
  assert.deepEqual([call.status, await call.json()], [429, { message: 'error.busy' }])
  assert.ok(Number(call.headers.get('Retry-After')) > 0)
  assert.equal((await app.request('/api/estates')).status, 200)
})

test('R381 the log of what was refused for a crowd names no visitor, and nothing of what was sent', async (t) => {
  const noTurn = () => Promise.reject(new TooBusy())
  const { app, lines } = site(t, { TRUST_PROXY: '1' }, 'there', { turn: noTurn, admit: noTurn })
  const headers = { 'X-Forwarded-For': '203.0.113.9', Referer: 'https://kerege.kz/?phone=77011234567' }
  const body = new URLSearchParams({ name: 'Әлия', phone: '+77011234567' })
  for (const [path, init] of [
    ['/contacts?phone=77011234567&name=Алия', { headers }],
    ['/kk/callback?phone=77011234567', { method: 'POST', headers, body }],
    ['/api/calculators/export?phone=77011234567', { method: 'POST', headers, body }],
    ['/rss.xml?phone=77011234567', { headers }],
  ] as const)
    assert.equal((await app.request(path, init)).status, 429, path)
  assert.equal(lines.length, 4)
  assert.doesNotMatch(lines.join(''), /203\.0\.113\.9|7701|Әлия|Алия|%D0/)
})

test('R388 a form under another name of the site is told to the operator, each name once a minute, with both settings', async (t) => {
  const { app, lines } = site(t, { PUBLIC_URL: 'https://kerege.kz' })
  const send = (host: string) =>
    app.request(`http://${host}/callback?phone=77011234567`, {
      method: 'POST',
      headers: { Origin: `https://${host}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'phone=77011234567',
    })
  for (const host of ['invented.example', 'www.kerege.kz', 'www.kerege.kz'])
    assert.equal((await send(host)).status, 403)
  const told = lines.filter((line) => line.includes('"level":40'))
  assert.deepEqual(
    told.map((line) => (JSON.parse(line) as { origin: string }).origin),
    ['https://invented.example', 'https://www.kerege.kz'],
  )
  for (const line of told) {
    assert.match(line, /PUBLIC_URL[^]*ALLOWED_ORIGINS/)
    assert.doesNotMatch(line, /7701/)
  }
})

test('TRUST_PROXY the visitor’s address and scheme come from the proxy only when it is trusted', async (t) => {
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' }
  const trusting = site(t, { TRUST_PROXY: 'on' }).app
  assert.match(await (await trusting.request('/api/x', { headers })).text(), /"address":"203\.0\.113\.9"/)
  assert.match(await (await trusting.request('/', { headers })).text(), /over https/)
  const careful = site(t).app
  assert.match(await (await careful.request('/api/x', { headers })).text(), /"address":""/)
  assert.match(await (await careful.request('/', { headers })).text(), /over http /)
})

test('R326 a feed and a sitemap that cannot be had are told to programs: a sentence, and when to come back', async (t) => {
  const paths = ['/feeds/yrl.xml', '/feeds/units.json', '/sitemap.xml', '/kk/sitemap-units-1.xml']
  for (const [files, status, pause] of [
    ['away', 503, '5'],
    ['broken', 500, null],
  ] as const) {
    const { app } = site(t, {}, files)
    for (const path of paths) {
      const answer = await app.request(path)
      assert.equal(answer.status, status, path)
      assert.equal(answer.headers.get('Retry-After'), pause, path)
      assert.equal(answer.headers.get('Content-Type'), 'text/plain; charset=utf-8', path)
      assert.doesNotMatch(await answer.text(), /</, path)
    }
  }
})
