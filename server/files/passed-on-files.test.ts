import assert from 'node:assert/strict'
import type { RequestListener, ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { Hono } from 'hono'
import { feedPaths } from '#contract/feeds.ts'
import { sitemapPatterns } from '#contract/sitemaps.ts'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { parseEnv } from '../env.ts'
import { renderQueue, TooBusy } from '../http/render-queue.ts'
import { packedStream } from '../http/packed-stream.ts'
import { feedKind, passedOnFiles, sitemapKind } from './passed-on-files.ts'
import type { ServerContext } from '../middleware/request-log.ts'

const publicUrl = 'https://site.example'

/** The feeds and sitemaps of a site over another server that answers as the test says. */
async function siteOver(t: TestContext, listener: RequestListener, queue = renderQueue(parseEnv({}))) {
  const baseUrl = await listeningServer(t, listener)
  const log = recordingLog()
  const site = new Hono<ServerContext>()
    .use(async (c, next) => {
      c.set('requestId', 'request-1')
      await next()
    })
    .on('GET', Object.values(feedPaths), packedStream, passedOnFiles(baseUrl, feedKind, { log, queue }))
    .on(
      'GET',
      [...sitemapPatterns],
      packedStream,
      passedOnFiles(baseUrl, () => sitemapKind(publicUrl), { log, queue }),
    )
  return { site, log }
}

const send = (response: ServerResponse, type: string, text: string, status = 200) =>
  response.writeHead(status, { 'Content-Type': type }).end(text)

const sitemapOf = (...links: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${links
    .map((link) => `<url><loc>${link}</loc></url>`)
    .join('')}</urlset>`

test('R379 a feed of another server waits for its turn, and is not fetched without one', async (t) => {
  let fetched = 0
  const noTurn = () => Promise.reject(new TooBusy())
  const queue = { turn: noTurn, admit: noTurn }
  const { site } = await siteOver(t, () => (fetched += 1), queue)
  site.onError((error, c) => c.text(error.name, 429))
  const answer = await site.request(feedPaths.yrl)
  assert.deepEqual([answer.status, await answer.text(), fetched], [429, 'TooBusy', 0])
})

test('R327 feeds and sitemaps of another server that are what they should be go on as they are', async (t) => {
  const own = sitemapOf(...Array.from({ length: 5000 }, (_, index) => `${publicUrl}/news/${String(index)}`))
  const files: readonly (readonly [string, string, string])[] = [
    ['/sitemap.xml', 'application/xml; charset=utf-8', own],
    ['/kk/sitemap.xml', 'text/xml', '\uFEFF<sitemapindex></sitemapindex>'],
    [feedPaths.yrl, 'application/xml', '<?xml version="1.0"?><realty-feed></realty-feed>'],
    [feedPaths.json, 'application/json', '{"units":[]}'],
    [feedPaths.csv, 'text/csv', 'id;price\n1;<5\n'],
  ]
  for (const [path, type, text] of files) {
    const { site } = await siteOver(t, (_, response) => send(response, type, text))
    const answer = await site.request(path)
    assert.equal(answer.status, 200, path)
    assert.equal(answer.headers.get('Content-Type'), type)
    assert.equal(Buffer.from(await answer.arrayBuffer()).toString(), text)
    assert.deepEqual([(await site.request(path, { method: 'HEAD' })).status], [200])
  }
})

test('R327 what is no feed and no sitemap of this site is told as such, in plain words', async (t) => {
  const html = '<!doctype html><title>Login please</title>'
  const answers: readonly (readonly [string, string, string, number, number])[] = [
    ['/sitemap.xml', 'text/html', html, 200, 503],
    ['/sitemap.xml', 'application/xml', html, 200, 503],
    ['/sitemap.xml', 'application/xml', '<rss></rss>', 200, 503],
    ['/sitemap.xml', 'application/xml', '', 200, 503],
    ['/sitemap.xml', 'application/xml', sitemapOf('https://other.example/'), 200, 503],
    ['/sitemap.xml', 'application/xml', sitemapOf(`${publicUrl}.evil.example/`), 200, 503],
    ['/sitemap.xml', 'application/json', '{"message":"no"}', 404, 404],
    ['/sitemap.xml', 'application/xml', sitemapOf(), 302, 503],
    [feedPaths.yrl, 'application/xml', html, 200, 503],
    [feedPaths.yrl, 'text/html', html, 502, 503],
    [feedPaths.json, 'application/json', 'no', 200, 503],
    [feedPaths.json, 'text/html', html, 405, 404],
    [feedPaths.csv, 'text/csv', html, 200, 503],
  ]
  for (const [path, type, text, status, expected] of answers) {
    const { site, log } = await siteOver(t, (_, response) => send(response, type, text, status))
    const answer = await site.request(path)
    const said = `${path} ${type} ${text}`
    assert.equal(answer.status, expected, said)
    assert.equal(answer.headers.get('Content-Type'), 'text/plain; charset=utf-8', said)
    assert.equal(answer.headers.get('Retry-After'), expected === 503 ? '5' : null, said)
    assert.equal(log.lines.length, expected === 503 ? 1 : 0, said)
  }
})

test('R327 R275 of a sitemap with links elsewhere the log says which links it may have, and what to set', async (t) => {
  const elsewhere = sitemapOf('http://localhost:3000/news')
  const { site, log } = await siteOver(t, (_, response) => send(response, 'application/xml', elsewhere))
  assert.equal((await site.request('/sitemap.xml')).status, 503)
  const reason = String(log.lines[0]?.facts['reason'])
  assert.ok(reason.includes(`${publicUrl}/`) && reason.includes('PUBLIC_URL'), reason)
})

test('R327 a file that breaks off does not look complete', async (t) => {
  for (const length of [100, 100_000]) {
    const { site, log } = await siteOver(t, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/xml' })
      response.write(sitemapOf().replace('</urlset>', ' '.repeat(length)), () => response.destroy())
    })
    const read = async () => {
      const answer = await site.request('/sitemap.xml')
      await answer.text()
      return answer.status
    }
    if (length === 100) assert.equal(await read(), 503)
    else await assert.rejects(read)
    assert.equal(log.lines.length, 1)
  }
})
