import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { Hono } from 'hono'
import { silentLog } from '#api/http/log.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { EstateGone, getCategories, getEstate, getEstates } from '#contract/estates.ts'
import { postCallback } from '#contract/feedback.ts'
import { getLocalizations } from '#contract/localizations.ts'
import { databaseFile } from '#database/open.ts'
import { anyListing } from '#domain/listing-query.ts'
import { texts } from '#texts/texts.ts'
import { startProcess } from '#tests/helpers/servers/server.ts'
import { apiProxy } from './api-proxy.ts'
import { createApiClient, type Visitor } from './api-client.ts'
import { httpApi, httpSender } from './http-api.ts'
import type { ServerContext } from '../middleware/request-log.ts'

const visitor: Visitor = { language: 'kk', clientAddress: '203.0.113.9', requestId: 'request-1' }

/** A second process of our own API and a way to ask it as pages do. */
async function otherServer(t: TestContext) {
  const other = await startProcess(t, 'tests/helpers/servers/api-process.ts')
  const leads = () => {
    const db = new DatabaseSync(join(other.dataDir, databaseFile), { readOnly: true })
    const rows = db.prepare('select phone, address, language from leads').all()
    db.close()
    return rows.map((row) => ({ ...row }))
  }
  return { ...other, leads, apiClient: createApiClient(httpApi(httpSender(other.url), silentLog))(visitor) }
}

test('API_BASE_URL the pages ask another server over the network, by the same contract', async (t) => {
  const { apiClient, leads } = await otherServer(t)
  const { data } = await apiClient(getLocalizations, { lang: 'kk' })
  assert.equal(data.find(({ key }) => key === 'validation.phone')?.content, texts.kk['validation.phone'])
  const estates = await apiClient(getEstates, {
    category: 'flat',
    listing: { ...anyListing, rooms: [1] },
    page: 1,
  })
  assert.ok(estates.data.length > 0 && estates.data.every(({ rooms }) => rooms === 1))
  const [first] = estates.data
  assert.equal((await apiClient(getEstate, { id: first?.id })).data.price, first?.price)
  assert.ok((await apiClient(getCategories, {})).data.some(({ code }) => code === 'garage'))
  assert.equal((await apiClient(getDictionaries, {})).data.company.name, 'Sample')
  await assert.rejects(apiClient(getEstate, { id: 999 }), { name: 'ApiFailure', status: 404 })
  const sent = await apiClient(postCallback, { name: 'Алия', phone: '8 701 123 45 67' })
  assert.equal(sent.message, 'feedback.sent')
  assert.deepEqual(leads(), [{ phone: '+77011234567', address: '203.0.113.9', language: 'kk' }])
})

test('API_BASE_URL a refusal of the other server keeps its keys by field', async (t) => {
  const { apiClient } = await otherServer(t)
  await assert.rejects(apiClient(postCallback, { name: 'Алия', phone: '123' }), (error) => {
    assert.ok(error instanceof ApiFailure)
    assert.equal(error.status, 422)
    assert.deepEqual(error.body.errors, { phone: ['validation.phone_short'] })
    return true
  })
})

test('R649 R204 a refusal that tells its reason as one text of errors is told by it', async () => {
  const refusedBy = async (body: unknown) => {
    const source = httpApi(async () => Response.json(body, { status: 422 }), silentLog)
    const answer = createApiClient(source)(visitor)(postCallback, { name: 'Алия', phone: '123' })
    const error: unknown = await answer.catch((thrown: unknown) => thrown)
    assert.ok(error instanceof ApiFailure)
    return error.body
  }
  for (const message of ['validation.failed', undefined])
    assert.deepEqual(await refusedBy({ message, errors: 'Too late' }), { message: 'Too late' })
  assert.deepEqual(await refusedBy({ message: 'Closed', errors: 'Too late' }), { message: 'Closed' })
  assert.deepEqual(await refusedBy({ message: 'validation.failed', errors: '' }), {
    message: 'validation.failed',
  })
})

test('API_BASE_URL our own /api hands its calls to the other server', async (t) => {
  const { url, leads } = await otherServer(t)
  const site = new Hono<ServerContext>()
    .use(async (c, next) => {
      c.set('requestId', 'request-1')
      c.set('clientAddress', '203.0.113.9')
      await next()
    })
    .all('/api/*', apiProxy(url, silentLog))
  const sent = await site.request('/api/feedback/callback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: JSON.stringify({ name: 'Алия', phone: '8 701 123 45 67' }),
  })
  assert.equal(sent.status, 201)
  assert.equal(leads()[0]?.['address'], '203.0.113.9')
  const list = await site.request('/api/estates?category=flat&per_page=abc')
  assert.equal(list.status, 422)
  assert.match(list.headers.get('Content-Type') ?? '', /json/)
})

test('API_BASE_URL a server that is not there is a failure 503, for a form with its own words', async () => {
  const apiClient = createApiClient(httpApi(httpSender('http://127.0.0.1:1'), silentLog))(visitor)
  await assert.rejects(apiClient(getEstate, { id: 1 }), { status: 503, message: 'error.unexpected' })
  await assert.rejects(apiClient(postCallback, { name: 'Алия', phone: '8 701 123 45 67' }), {
    status: 503,
    message: 'feedback.unavailable',
  })
  const site = new Hono<ServerContext>().all('/api/*', apiProxy('http://127.0.0.1:1', silentLog))
  const response = await site.request('/api/estates')
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), { message: 'error.unexpected' })
})

test('API_BASE_URL a server that stays silent is given up on, and one that points elsewhere is not followed', async (t) => {
  const odd = createServer((request, response) => {
    if (request.url?.startsWith('/api/estates/1') === true)
      response.writeHead(307, { Location: 'https://evil.example/' }).end()
  }).listen(0, '127.0.0.1')
  t.after(() => {
    odd.closeAllConnections()
    odd.close()
  })
  await new Promise((resolve) => odd.once('listening', resolve))
  const address = odd.address()
  const port = typeof address === 'object' ? address?.port : 0
  const apiClient = createApiClient(
    httpApi(httpSender(`http://127.0.0.1:${port}`, { timeoutMs: 50 }), silentLog),
  )(visitor)
  await assert.rejects(apiClient(getEstate, { id: 1 }), { status: 503 })
  await assert.rejects(apiClient(getEstate, { id: 2 }), { status: 503 })
})

test('R645 A1 a unit that another server tells as withdrawn is gone, one that it tells as hidden is missing', async () => {
  const answering = (status: string) =>
    createApiClient(
      httpApi(
        async () => Response.json({ data: { id: 7, slug: 'flat-7', category: 'flat', status } }),
        silentLog,
      ),
    )(visitor)
  await assert.rejects(answering('hidden')(getEstate, { id: 7 }), { name: 'ApiFailure', status: 404 })
  await assert.rejects(answering('withdrawn')(getEstate, { id: 7 }), (error) => {
    assert.ok(error instanceof ApiFailure)
    assert.equal(error.status, 410)
    assert.equal(EstateGone.parse(error.body).slug, 'flat-7')
    return true
  })
})
