import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get as httpGet, type IncomingMessage } from 'node:http'
import { test, type TestContext } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { languageCookie } from '#contract/language-switch.ts'
import { languageChoice } from '../../middleware/language-choice.ts'
import { requestLog, type ServerContext } from '../../middleware/request-log.ts'
import { securityHeaders, securityHeaderSetter } from '../../http/security-headers.ts'
import { parseEnv } from '../../env.ts'
import { renderQueue } from '../../http/render-queue.ts'
import { pageAnswers } from './page-answers.ts'
import { pageCache } from './page-cache.ts'

type Answer = { status: number; headers: Record<string, string>; body: Buffer; isEarly: boolean }

const browser = { accept: 'text/html', 'accept-encoding': 'gzip, br', 'accept-language': 'ru' }

/** A site whose pages show their address, wired as in the server. */
async function site(t: TestContext, { hasPlaceholder = false } = {}) {
  const seen: { url: string; cookie: string | null }[] = []
  const pages = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    seen.push({ url: pathname + search, cookie: request.headers.get('cookie') })
    if (pathname === '/about/old')
      return new Response(null, { status: 302, headers: { Location: `/about/new${search}` } })
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `for ${pathname}`,
      'Cache-Control': 'private, no-cache',
    }
    return new Response(`<p>${pathname}${search}</p>`.repeat(100), { headers })
  }
  const settings = { PUBLIC_URL: 'https://kerege.kz', HSTS: 'host' } as const
  const cache = pageCache({
    async render(address) {
      const response = await pages({ request: new Request(`http://site${address}`) })
      securityHeaderSetter(settings)(response, address)
      return { response, isWhole: true }
    },
    lifetime: 60_000,
    most: 1_000_000,
  })
  const answers = pageAnswers({ pages, cache, queue: renderQueue(parseEnv({})), hasPlaceholder })
  let isEarly = true
  const app = new Hono<ServerContext>()
    .use(requestLog(pino({ level: 'silent' }), false))
    .use(answers.fromMemory)
    .use(async (_, next) => {
      isEarly = false
      await next()
    })
    .use(securityHeaders(settings))
    .use(languageChoice)
    .all('*', answers.page)
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as { port: number }
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
    isEarly = true
    const request = httpGet({
      port,
      host: '127.0.0.1',
      path,
      headers: { ...browser, ...headers },
      method,
      agent: false,
    })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await response.toArray())
    return {
      status: response.statusCode ?? 0,
      headers: response.headers as Record<string, string>,
      body,
      isEarly,
    }
  }
  return { get, seen, cache }
}

/** The headers that may not differ between two answers of the same page. */
function lasting({ headers }: Answer): Record<string, string> {
  const { 'x-request-id': _id, date: _date, ...rest } = headers
  return rest
}

const text = ({ body, headers }: Answer) =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()

test('a page from memory says the same as the one that was made, before all else on the way', async (t) => {
  const { get, seen } = await site(t)
  for (const path of ['/', '/kk/about', '/properties/apartments?rooms=2', '/kk/about.data']) {
    const made = await get(path)
    const kept = await get(path)
    assert.equal(made.isEarly, false)
    assert.equal(kept.isEarly, true, path)
    assert.deepEqual(lasting(kept), lasting(made), path)
    assert.equal(text(kept), text(made))
    assert.match(kept.headers['x-request-id'] ?? '', /^[\w-]{36}$/)
    assert.notEqual(kept.headers['x-request-id'], made.headers['x-request-id'])
  }
  assert.equal(seen.length, 4)
})

test('who holds a page hears 304, on both ways; HEAD has no body', async (t) => {
  const { get } = await site(t)
  const { headers } = await get('/kk')
  const tag = headers['etag'] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const held = await get('/kk', { 'if-none-match': tag, 'accept-encoding': encoding })
    assert.equal(held.isEarly, true)
    assert.equal(held.status, 304)
    assert.equal(held.body.length, 0)
    assert.equal(held.headers['etag'], tag)
    assert.equal(held.headers['content-encoding'], undefined)
    assert.equal(held.headers['content-security-policy'], 'for /kk')
  }
  const head = await get('/kk', {}, 'HEAD')
  assert.deepEqual([head.status, head.body.length, head.headers['etag']], [200, 0, tag])
  assert.ok(Number(head.headers['content-length']) > 0)
})

test('a kept page comes in the encoding that the caller takes', async (t) => {
  const { get } = await site(t)
  const page = text(await get('/kk'))
  assert.equal(gunzipSync((await get('/kk', { 'accept-encoding': 'gzip' })).body).toString(), page)
  const plain = await get('/kk', { 'accept-encoding': 'identity' })
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(plain.body.toString(), page)
})

test('A7 R74 an unprefixed page from memory is for visitors of that language only', async (t) => {
  const { get } = await site(t)
  await get('/')
  const russian = await get('/')
  assert.equal(russian.isEarly, true)
  assert.equal(russian.headers['cache-control'], 'private, no-cache')
  assert.match(russian.headers['vary'] ?? '', /Cookie, Accept-Language/)
  const kazakh = await get('/', { 'accept-language': 'kk-KZ,ru;q=0.5' })
  assert.deepEqual([kazakh.status, kazakh.headers['location']], [302, '/kk'])
  const cookie = `a=b; ${languageCookie.name}=ru`
  const chosen = await get('/', { cookie, 'accept-language': 'kk' })
  assert.deepEqual([chosen.status, chosen.isEarly], [200, true])
  await get('/kk')
  const prefixed = await get('/kk', { 'accept-language': 'en' })
  assert.deepEqual([prefixed.status, prefixed.isEarly], [200, true])
})

test('A8 a tool that measures pages takes the usual way while there is a placeholder for it', async (t) => {
  const { get } = await site(t, { hasPlaceholder: true })
  await get('/kk')
  assert.equal((await get('/kk')).isEarly, true)
  assert.equal((await get('/kk', { 'user-agent': 'Mozilla/5.0 Chrome-Lighthouse' })).isEarly, false)
})

test('pages are made without knowing who asks', async (t) => {
  const { get, seen } = await site(t)
  await get('/kk/about?utm_source=a', { cookie: 'name=Aliya' })
  assert.deepEqual(seen, [{ url: '/kk/about', cookie: null }])
})

test('A6 a way elsewhere takes the whole query along', async (t) => {
  const { get } = await site(t)
  const moved = await get('/about/old?utm_source=a')
  assert.deepEqual([moved.status, moved.headers['location']], [302, '/about/new?utm_source=a'])
})

test('a document that the browser fetches ahead is kept for its click, data of it for half a minute', async (t) => {
  const { get } = await site(t)
  await get('/kk/about.data')
  for (const name of ['sec-purpose', 'purpose']) {
    const ahead = await get('/kk/about.data', { [name]: 'prefetch' })
    assert.equal(ahead.headers['cache-control'], 'private, max-age=30', name)
  }
  assert.equal((await get('/kk/about.data')).headers['cache-control'], 'public, no-cache')
})

test('a shared cache may keep prefixed pages by what they are, and has to pass on unprefixed ones', async (t) => {
  const { get } = await site(t)
  const { headers } = await get('/kk/properties/apartments?rooms=2')
  assert.equal(headers['cache-control'], 'public, no-cache')
  assert.equal(headers['cdn-cache-control'], 'max-age=1, stale-if-error=86400')
  assert.equal(headers['surrogate-key'], 'pages kk listing /kk/properties/apartments')
  const russian = await get('/properties/apartments')
  assert.equal(russian.headers['cdn-cache-control'], undefined)
})
