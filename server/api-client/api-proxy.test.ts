import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { test, type TestContext } from 'node:test'
import { Hono } from 'hono'
import { listeningServer } from '#tests/helpers/servers/listening-server.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { apiProxy } from './api-proxy.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** Our /api over another server that answers as the test says. */
async function siteOver(t: TestContext, listener: RequestListener) {
  const baseUrl = await listeningServer(t, listener)
  const log = recordingLog()
  const site = new Hono<ServerContext>()
    .use(async (c, next) => {
      c.set('requestId', 'request-1')
      c.set('clientAddress', '')
      await next()
    })
    .all('/api/*', apiProxy(baseUrl, log))
  return { site, log }
}

test('R276 an answer that breaks off is a failure in the shape of the API, and no half of it', async (t) => {
  const { site, log } = await siteOver(t, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    response.write('{"data":[', () => response.destroy())
  })
  const answer = await site.request('/api/estates?category=flat')
  assert.equal(answer.status, 503)
  assert.deepEqual(await answer.json(), { message: 'error.unexpected' })
  assert.deepEqual(
    log.lines.map(({ facts }) => facts['call']),
    ['GET /api/estates'],
  )
})

test('R275 a failure that is passed on stands in the log with its call', async (t) => {
  const { site, log } = await siteOver(t, (_, response) => response.writeHead(502).end('no'))
  assert.equal((await site.request('/api/vacancies?search=Aigerim')).status, 502)
  const [line] = log.lines
  assert.deepEqual([line?.facts['call'], line?.facts['reason']], ['GET /api/vacancies', 'status 502'])
  assert.doesNotMatch(JSON.stringify(log.lines), /Aigerim/)
})

test('R150 R276 a plain form goes on in the language of its page, whatever the browser speaks', async (t) => {
  const heard: unknown[] = []
  const { site } = await siteOver(t, (request, response) => {
    heard.push([request.url, request.headers['accept-language']])
    response.end('file')
  })
  const headers = { 'Accept-Language': 'ru-RU,ru' }
  await site.request('/api/calculators/export?page_language=kk', {
    method: 'POST',
    headers,
    body: 'type=mortgage',
  })
  await site.request('/api/calculators/export?page_language=de&x=1', {
    method: 'POST',
    headers,
    body: 'type=mortgage',
  })
  assert.deepEqual(heard, [
    ['/api/calculators/export', 'kk'],
    ['/api/calculators/export?x=1', 'ru-RU,ru'],
  ])
})
