import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { pino } from 'pino'
import { errorPageAt, missingMessage } from '#contract/error-pages.ts'
import { languageSwitchAddress } from '#contract/language-switch.ts'
import { pages as addresses } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { parseEnv } from '../../env.ts'
import { type RenderQueue, renderQueue, TooBusy } from '../../http/render-queue.ts'
import { requestLog, type ServerContext } from '../../middleware/request-log.ts'
import { contentPolicy, sha256, withoutMark } from '../content-policy.ts'
import { pageAnswers } from './page-answers.ts'
import { pageCache } from './page-cache.ts'

const noTurn: RenderQueue = {
  turn: () => Promise.reject(new TooBusy()),
  admit: () => Promise.reject(new TooBusy()),
}

/** The places of the page «not found» that know its address, as React Router writes them. */
function missingPage(address: string): Response {
  const said = JSON.stringify(JSON.stringify([{ _1: 2 }, 'message', missingMessage(address)]))
  const marked = `<a href="${languageSwitchAddress('kk', address)}">kk</a><script nonce="m">hear(${said});</script>`
  const { html, ...own } = withoutMark(marked, 'm')
  const headers = {
    'Content-Type': 'text/html',
    'Content-Security-Policy': contentPolicy(own, false),
  }
  return new Response(html, { status: 404, headers })
}

/** Pages that show their address, in the status of an error page where they are one, and whether there is a turn. */
function site({ moved = [] as readonly string[], hasCache = true } = {}) {
  let queue = renderQueue(parseEnv({}))
  let now = 0
  const rendered: string[] = []
  const render = async (address: string) => {
    rendered.push(address)
    const [path = ''] = address.split('?')
    const status = errorPageAt(path) ?? 200
    if (status === 404) return missingPage(address)
    return new Response(`<p>${address}</p>`, { status, headers: { 'Content-Type': 'text/html' } })
  }
  const cache = pageCache({
    render: async (address) => ({ response: await render(address), isWhole: true }),
    mayKeep: (address, status) => status === (errorPageAt(address) ?? 200),
    lifetime: 60_000,
    most: 1_000_000,
    now: () => now,
  })
  const { fromMemory, page } = pageAnswers({
    pages: ({ request }) => {
      const { pathname, search } = new URL(request.url)
      return render(pathname + search)
    },
    cache: hasCache ? cache : null,
    queue: { turn: (...given) => queue.turn(...given), admit: (address) => queue.admit(address) },
    hasMoved: async ({ pathname, search }) => moved.includes(pathname + search),
  })
  const app = new Hono<ServerContext>()
    .use(requestLog(pino({ level: 'silent' }), false))
    .use(fromMemory)
    .all('*', page)
  return {
    rendered,
    cache,
    crowd: () => (queue = noTurn),
    wait: (ms: number) => (now += ms),
    get: (path: string, init: RequestInit = {}) =>
      app.request(path, {
        ...init,
        headers: { Accept: 'text/html', 'Accept-Language': 'ru', ...init.headers },
      }),
  }
}

/** Where the form of a page goes, and its fields as a browser would send them. */
function formIn(page: string): { action: string | undefined; fields: Record<string, string> } {
  const plain = (text = '') =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return {
    action: /<form method="post" action="([^"]*)">/.exec(page)?.[1],
    fields: Object.fromEntries(inputs.map(([, name, value]) => [plain(name), plain(value)])),
  }
}

test('R381 without a turn the answer is 429 in the language of the page, and says when to come again', async () => {
  const { get, crowd, rendered } = site()
  crowd()
  for (const language of languages) {
    const answer = await get(addresses.listing(language, 'flat', 'rooms=2'))
    assert.equal(answer.status, 429)
    assert.ok(Number(answer.headers.get('Retry-After')) > 0)
    assert.equal(answer.headers.get('Cache-Control'), 'no-store')
    assert.match(await answer.text(), new RegExp(`^<p>${language === 'ru' ? '' : `/${language}`}/429</p>$`))
  }
  // One render for each language, however many come.
  await Promise.all(Array.from({ length: 50 }, () => get(addresses.listing('kk', 'flat', 'rooms=2'))))
  assert.equal(rendered.length, languages.length)
})

test('R381 without a turn a form and the data of a navigation are answered 429, these as JSON', async () => {
  const { get, crowd } = site()
  crowd()
  assert.equal((await get('/contacts', { method: 'POST', body: 'name=A' })).status, 429)
  const data = await get('/kk/contacts.data')
  assert.deepEqual([data.status, await data.json()], [429, { message: 'error.busy' }])
  assert.ok(Number(data.headers.get('Retry-After')) > 0)
})

test('R467 a form whose turn did not come keeps what was typed on a short page that sends it again, in three languages', async () => {
  const { get, crowd, rendered } = site()
  crowd()
  const message = '"><script>\nӘ & <b>'
  const body = new URLSearchParams({ name: 'Әлия', message, form_token: 't' })
  for (const language of languages) {
    const answer = await get(`${addresses.question(language)}?a=1`, {
      method: 'POST',
      body,
      headers: { Referer: 'https://site.example/about' },
    })
    assert.equal(answer.status, 429)
    assert.ok(Number(answer.headers.get('Retry-After')) > 0)
    assert.equal(answer.headers.get('Cache-Control'), 'no-store')
    const page = await answer.text()
    assert.match(page, new RegExp(`<html lang="${language}">`))
    assert.ok(page.includes(texts[language]['bare.send_again']))
    const { action, fields } = formIn(page)
    assert.equal(action, `${addresses.question(language)}?a=1`)
    const page_url = 'https://site.example/about'
    assert.deepEqual(fields, { name: 'Әлия', message, form_token: 't', page_url })
  }
  // That page costs no render.
  assert.equal(rendered.length, 0)
})

test('R467 a form with a file whose turn did not come gets the page without fields: a second try would go without the file', async () => {
  const { get, crowd } = site({ hasCache: false })
  crowd()
  const body = new FormData()
  body.set('resume', new File(['x'], 'cv.pdf'))
  const answer = await get('/career/job-for-student', { method: 'POST', body })
  assert.equal(answer.status, 429)
  assert.doesNotMatch(await answer.text(), /<input/)
})

test('R381 where no page is kept, 429 is a page of one sentence', async () => {
  const { get, crowd } = site({ hasCache: false })
  crowd()
  const answer = await get('/kk/contacts')
  assert.equal(answer.status, 429)
  assert.ok(Number(answer.headers.get('Retry-After')) > 0)
  assert.match(await answer.text(), /<html lang="kk">/)
})

test('R380 a page from memory needs no turn: a fresh one, an aged one, and an old one in place of none', async () => {
  const { get, crowd, wait, cache } = site()
  assert.equal((await get('/contacts')).status, 200)
  crowd()
  assert.equal((await get('/contacts')).status, 200)
  wait(61_000)
  assert.equal((await get('/contacts')).status, 200)
  cache.changed()
  assert.equal((await get('/contacts?utm_source=a')).status, 200)
  assert.equal((await get('/about')).status, 429)
})

test('R383 an address without a page is answered from memory, once rendered for its language', async () => {
  const { get, rendered, crowd } = site()
  for (const path of ['/no/such', '/no/other?a=1', '/kk/no', '/en/no', '/kk/x/y']) {
    const answer = await get(path)
    assert.equal(answer.status, 404, path)
    assert.match(await answer.text(), /Page not found/)
  }
  assert.deepEqual(rendered, ['/404', '/kk/404', '/en/404'])
  crowd()
  assert.equal((await get('/another')).status, 404)
})

test('R200 R93 the kept page «not found» names the address of its visitor, in its data and its links', async () => {
  const { get } = site()
  const long = `/kk/${'a&'.repeat(5_000)}?${'b&'.repeat(1_000)}`
  const hostile = `/a'"<script>\\&amp;</script>?b=1&c='"<\\u0022--></script>$&$'&%zz`
  for (const address of ['/kk/no/such?x=1&y=2', '/properties/castles/1/2', '/404', '/429', long, hostile]) {
    const answer = await get(address)
    const { pathname, search } = new URL(address, 'http://localhost')
    assert.equal(answer.status, 404)
    const html = await answer.text()
    assert.match(html, /^<a href="[^"<>]*">kk<\/a><script>[^<]*<\/script>$/, address)
    const href = /href="([^"]*)"/.exec(html)?.[1] ?? ''
    assert.equal(new URL(href, 'http://localhost').searchParams.get('to'), pathname + search)
    const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''
    const heard: string[] = []
    runInNewContext(script, { hear: (text: string) => heard.push(text) })
    const data: unknown = JSON.parse(heard[0] ?? '')
    assert.deepEqual(data, [{ _1: 2 }, 'message', `Page not found: ${pathname}${search}`])
    assert.ok(answer.headers.get('Content-Security-Policy')?.includes(sha256(script)), address)
  }
})

test('R985 R1229 the kept page «not found» comes packed, with gzip where its caller takes it, and without a body to HEAD', async () => {
  const { get } = site()
  const asked = async (init: RequestInit) => {
    const answer = await get('/no/such', init)
    assert.deepEqual([answer.status, answer.headers.get('Vary')], [404, 'Accept-Encoding'])
    return { encoding: answer.headers.get('Content-Encoding'), body: Buffer.from(await answer.arrayBuffer()) }
  }
  const [plain, brotli, gzip, head] = await Promise.all([
    asked({}),
    asked({ headers: { 'Accept-Encoding': 'br' } }),
    asked({ headers: { 'Accept-Encoding': 'gzip, deflate, br' } }),
    asked({ method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }),
  ])
  assert.match(String(plain.body), /Page not found: \/no\/such/)
  assert.deepEqual([plain.encoding, brotli.encoding, gzip.encoding], [null, 'br', 'gzip'])
  assert.deepEqual(brotliDecompressSync(brotli.body), plain.body)
  assert.deepEqual(gunzipSync(gzip.body), plain.body)
  assert.equal(head.body.byteLength, 0)
})

test('R497 R146 the kept page «not found» names the path of a page whose kind of unit is none', async () => {
  const { get } = site()
  for (const path of [
    '/properties/castles',
    '/kk/properties/castles/x-1',
    '/en/projects/queue/yard/castles',
  ]) {
    const html = await (await get(`${path}?a=1`)).text()
    assert.ok(html.includes(`Page Not Found: ${path}\\"`), html)
  }
})

test('R383 R71 an address that the editors lead elsewhere is no missing page', async () => {
  const { get } = site({ moved: ['/old', '/old.php?id=1'] })
  assert.match(await (await get('/old')).text(), /old/)
  assert.equal((await get('/old.php?id=1')).status, 200)
  assert.equal((await get('/old.php?id=2')).status, 404)
})

test('R383 R381 the addresses of the kept error pages are addresses without a page', async () => {
  const { get } = site()
  assert.deepEqual([(await get('/429')).status, (await get('/kk/404')).status], [404, 404])
})
