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
import { getMortgages } from '#contract/mortgages.ts'
import { databaseFile } from '#database/open.ts'
import { anyListing } from '#domain/listing-query.ts'
import { texts } from '#texts/texts.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
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

/** A form sent to another server that answers so, with the bodies that reached it, and the refusal. */
async function formSent(form: Record<string, unknown>, answer: () => Response = () => Response.json({})) {
  const sent: unknown[] = []
  const source = httpApi(async ({ body }) => {
    sent.push(body)
    return answer()
  }, silentLog)
  const thrown: unknown = await createApiClient(source)(visitor)(postCallback, form as never).then(
    () => null,
    (error: unknown) => error,
  )
  return {
    sent,
    refusal: thrown instanceof ApiFailure ? { status: thrown.status, body: thrown.body } : thrown,
  }
}

test('R1000 A14 a form without consent, or with a full honeypot, never leaves for another server', async () => {
  const form = { name: 'Алия', phone: '+77011234567', consent: true }
  assert.equal((await formSent(form)).sent.length, 1)
  assert.equal((await formSent({ ...form, website: '' })).sent.length, 1)
  const refused = (field: string, key: string) => ({
    sent: [],
    refusal: { status: 422, body: { message: 'validation.failed', errors: { [field]: [key] } } },
  })
  assert.deepEqual(await formSent({ ...form, consent: false }), refused('consent', 'validation.consent'))
  assert.deepEqual(
    await formSent({ ...form, website: 'https://spam.example' }),
    refused('website', 'form.again'),
  )
})

test('R1001 R203 a form whose call another server does not have is told as one that could not be kept', async () => {
  for (const status of [404, 405, 501]) {
    const { refusal } = await formSent({ name: 'Алия', phone: '+77011234567' }, () =>
      Response.json({ message: 'Not Found' }, { status }),
    )
    assert.deepEqual(refusal, { status: 503, body: { message: 'feedback.unavailable' } })
  }
  const { refusal } = await formSent({ name: 'Алия', phone: '+77011234567' }, () =>
    Response.json({ errors: { phone: ['validation.phone'] } }, { status: 404 }),
  )
  assert.deepEqual(refusal, {
    status: 404,
    body: { message: 'validation.failed', errors: { phone: ['validation.phone'] } },
  })
})

test('R1146 R152 R275 a list that cannot be read is not asked for again for a minute, and told once', async () => {
  const asked: string[] = []
  const log = recordingLog()
  let clock = 1000
  const source = httpApi(
    async ({ path }) => {
      asked.push(path)
      return Response.json({ data: path.includes('estates') ? 'text' : [{ title: 'of another shape' }] })
    },
    log,
    () => clock,
  )
  const apiClient = createApiClient(source)(visitor)
  const ask = async () => {
    await assert.rejects(apiClient(getMortgages, {}), { status: 503 })
    await assert.rejects(apiClient(getEstate, { id: 7 }), { status: 503 })
  }
  await ask()
  await ask()
  assert.deepEqual(asked, ['/api/mortgages', '/api/estates/7', '/api/estates/7'])
  assert.equal(log.lines.length, asked.length)
  clock += 60_001
  await ask()
  assert.deepEqual(asked.slice(3), ['/api/mortgages', '/api/estates/7'])
})

test('R1002 R152 a call without data is not made again for a minute, that of a single thing is', async () => {
  const asked: string[] = []
  let clock = 1000
  const source = httpApi(
    async ({ path }) => {
      asked.push(path)
      return Response.json({ data: {} })
    },
    silentLog,
    () => clock,
  )
  const apiClient = createApiClient(source)(visitor)
  const ask = async () => {
    await assert.rejects(apiClient(getDictionaries, {}), { status: 404 })
    await assert.rejects(apiClient(getEstate, { id: 7 }), { status: 404 })
  }
  await ask()
  await ask()
  assert.deepEqual(asked, ['/api/dictionaries', '/api/estates/7', '/api/estates/7'])
  clock += 60_001
  await ask()
  assert.deepEqual(asked.slice(3), ['/api/dictionaries', '/api/estates/7'])
})
