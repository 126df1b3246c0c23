import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { getEstates } from '#contract/estates.ts'
import { exactly, send } from '#tests/helpers/servers/call-api.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'

const reads = allEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))

test('R150 every read answers in the language asked for and says so', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  for (const endpoint of reads) {
    const own = endpoint.path.includes(':lang')
    for (const [header, language] of [
      ['kk-KZ,ru;q=0.5', 'kk'],
      ['en', 'en'],
      ['de', 'ru'],
      ['', 'ru'],
    ] as const) {
      const response = await send(api, endpoint, {
        ...sampleCall(endpoint),
        headers: { 'Accept-Language': header },
      })
      assert.equal(response.status, 200, endpoint.path)
      assert.equal(response.headers.get('content-language'), own ? 'ru' : language, endpoint.path)
      assert.equal(response.headers.get('vary'), 'Accept-Language')
      assert.match(response.headers.get('content-type') ?? '', /^application\/json; charset=utf-8$/)
      exactly(endpoint.answer, await response.json())
    }
  }
})

test('R151 A26 a read answers in data, but four that are a list as a whole', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const whole: string[] = []
  for (const endpoint of reads) {
    const body: unknown = await (await send(api, endpoint, sampleCall(endpoint))).json()
    if (Array.isArray(body)) whole.push(endpoint.path)
    else assert.ok(body !== null && typeof body === 'object' && 'data' in body, endpoint.path)
  }
  assert.deepEqual(whole.toSorted(), [
    '/api/feedback-images',
    '/api/photos',
    '/api/property-descriptions',
    '/api/videos',
  ])
})

test('a caller who holds the same content gets 304, another language is other content', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  for (const endpoint of reads) {
    const first = await send(api, endpoint, sampleCall(endpoint))
    const tag = first.headers.get('etag') ?? ''
    assert.match(tag, /^W\/"[\w-]{27}"$/)
    assert.match(first.headers.get('cache-control') ?? '', /^public, (no-cache|max-age=\d+)$/)
    for (const held of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await send(api, endpoint, {
        ...sampleCall(endpoint),
        headers: { 'If-None-Match': held },
      })
      assert.equal(again.status, 304, `${endpoint.path} ${held}`)
      assert.equal(await again.text(), '')
      assert.equal(again.headers.get('etag'), tag)
      assert.equal(again.headers.get('cache-control'), first.headers.get('cache-control'))
    }
  }
  const russian = (await send(api, getEstates)).headers.get('etag') ?? ''
  const headers = { 'If-None-Match': russian, 'Accept-Language': 'kk' }
  assert.equal((await send(api, getEstates, { headers })).status, 200)
})

test('HEAD answers what GET would, without a body', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  for (const path of ['/api/estates', '/api/estates/999', '/api/docs', '/api/openapi.json']) {
    const [get, head] = [await api.request(path), await api.request(path, { method: 'HEAD' })]
    assert.equal(head.status, get.status)
    assert.equal(await head.text(), '')
    assert.deepEqual([...head.headers], [...get.headers])
  }
})

test('R199 an unknown address answers with the path, and nothing is an error in the log', async (t) => {
  const { api, log } = await sampleApi(t, await sqliteDatabase(t))
  for (const path of [
    '/api/',
    '/api/nothing',
    '/api/estates/',
    '/api/estates/1/plan',
    '/api/Estates',
    '/api//estates',
  ]) {
    const response = await api.request(path)
    assert.equal(response.status, 404, path)
    assert.deepEqual(await response.json(), { message: `Page Not Found: ${path}` })
  }
  assert.ok(log.lines.every(({ level }) => level === 'info'))
  assert.equal(log.lines.length, 6)
})

test('a wrong method answers 405 with the right ones', async (t) => {
  const { api, log } = await sampleApi(t, await sqliteDatabase(t))
  const cases = [
    ['POST', '/api/estates', 'GET, HEAD'],
    ['DELETE', '/api/estates/1', 'GET, HEAD'],
    ['PUT', '/api/estates/filters', 'GET, HEAD'],
    ['GET', '/api/feedback/callback', 'POST'],
    ['HEAD', '/api/feedback/callback', 'POST'],
    ['GET', '/api/vacancies/application', 'POST'],
    ['GET', '/api/articles/subscribe', 'POST'],
  ] as const
  for (const [method, path, allow] of cases) {
    const response = await api.request(path, { method })
    assert.deepEqual([response.status, response.headers.get('allow')], [405, allow], `${method} ${path}`)
  }
  assert.equal(log.lines.length, cases.length)
})

test('a database that fails is one error in the log and 500 to the caller', async (t) => {
  const db = await sqliteDatabase(t)
  const { api, log } = await sampleApi(t, db)
  await db.schema.dropTable('localizations').execute()
  const response = await api.request('/api/localizations/ru', {}, { requestId: 'r-7' })
  assert.equal(response.status, 500)
  assert.deepEqual(await response.json(), { message: 'error.unexpected' })
  assert.deepEqual(
    log.lines.map(({ level, facts }) => [level, facts['requestId']]),
    [['error', 'r-7']],
  )
})

test('R349 an id in a path has one form', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  assert.equal((await api.request('/api/estates/1')).status, 200)
  for (const path of ['/api/estates/01', '/api/awards/01', '/api/estates/%201'])
    assert.equal((await api.request(path)).status, 404, path)
})
