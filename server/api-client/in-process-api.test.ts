import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import type { Api } from '#api/create-api.ts'
import type { ApiEnv } from '#api/http/api-env.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { getAwards } from '#contract/awards.ts'
import { getCategories, getEstate, getEstateCounts, getEstateFilters, getEstates } from '#contract/estates.ts'
import { getComplexes } from '#contract/complexes.ts'
import { postCallback } from '#contract/feedback.ts'
import { getHouseFloor } from '#contract/houses.ts'
import { getRedirect } from '#contract/redirects.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { anyComplex } from '#domain/complex-query.ts'
import { anyListing } from '#domain/listing-query.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'
import { createApiClient } from './api-client.ts'
import { inProcessApi } from './in-process-api.ts'

test('R1410 where an address has moved is asked of our own API each time, other reads once', async () => {
  const asked: string[] = []
  const read: Api['read'] = async ({ path }) => {
    asked.push(path)
    return { data: { target: null } }
  }
  const visitor = { language: 'ru', clientAddress: '203.0.113.9', requestId: 'request-1' } as const
  const ask = createApiClient(inProcessApi({ http: new Hono<ApiEnv>(), read }, () => {}))(visitor)
  for (const _ of [1, 2]) {
    await ask(getRedirect, { path: '/nowhere' })
    await ask(getAwards, {})
  }
  assert.deepEqual(asked, [getRedirect.path, getAwards.path, getRedirect.path])
})

test('R370 a form reaches our own API in process with the body, and with the address, language and browser of the visitor', async () => {
  const seen: unknown[] = []
  const http = new Hono<ApiEnv>().post('/api/feedback/callback', async (c) => {
    const names = ['accept-language', 'user-agent', 'idempotency-key', 'content-type']
    seen.push(c.env, ...names.map((name) => c.req.header(name)), await c.req.json())
    return c.json({ data: { id: '1' }, message: 'feedback.sent' }, 201)
  })
  const read = async () => ({})
  const apiClient = createApiClient(inProcessApi({ http, read }, () => {}))
  const headers = { 'User-Agent': 'Firefox', 'Idempotency-Key': '0a1b' }
  const visitor = {
    language: 'kk',
    clientAddress: '203.0.113.9',
    requestId: 'request-1',
    headers,
  } as const
  await apiClient(visitor)(postCallback, { name: 'Алия', phone: '8 701 123 45 67' })
  assert.deepEqual(seen, [
    { requestId: 'request-1', clientAddress: '203.0.113.9' },
    'kk',
    'Firefox',
    '0a1b',
    'application/json',
    { name: 'Алия', phone: '8 701 123 45 67' },
  ])
})

eachDatabase('a read in process gives the value that the call answers over HTTP', async (db, _, t) => {
  const { api, apiClient } = await sampleApi(t, db)
  const listing = { ...anyListing, rooms: [1, 2], sort: 'price' as const }
  const overHttp = async (path: string): Promise<unknown> => (await api.request(path)).json()
  for (const [given, path] of [
    [
      await apiClient(getEstates, { category: 'flat', listing, page: 2, per_page: 3 }),
      '/api/estates?category=flat&rooms=1,2&sort=price&page=2&per_page=3',
    ],
    [await apiClient(getEstates, { listing: anyListing }), '/api/estates'],
    [await apiClient(getEstateFilters, { listing }), '/api/estates/filters?rooms=1,2&sort=price'],
    [
      await apiClient(getComplexes, { criteria: { ...anyComplex, rooms: [1] }, page: 1 }),
      '/api/complexes?rooms=1',
    ],
    [
      await apiClient(getEstateCounts, { list: ['category=flat&rooms=1,2', 'category=garage'] }),
      '/api/estates/counts?list=category%3Dflat%26rooms%3D1,2&list=category%3Dgarage',
    ],
    [await apiClient(getShortlist, { ids: '2,999' }), '/api/estates/shortlist?ids=2,999'],
    [await apiClient(getEstate, { id: 1 }), '/api/estates/1'],
    [await apiClient(getCategories, {}), '/api/estates/categories'],
    [await apiClient(getAwards, {}), '/api/awards'],
  ] as const)
    assert.deepEqual(given, await overHttp(path), path)
})

eachDatabase('what a read in process refuses is the refusal of the API', async (db, _, t) => {
  const { apiClient, log } = await sampleApi(t, db)
  const refused = async (answer: Promise<unknown>) => {
    const error: unknown = await answer.catch((error: unknown) => error)
    assert.ok(error instanceof ApiFailure)
    return error
  }
  assert.equal((await refused(apiClient(getEstate, { id: 999 }))).status, 404)
  const floor = { slug: 'house-1', section: '1', floor: '007' }
  assert.equal((await refused(apiClient(getHouseFloor, floor))).status, 404)
  const gone = await refused(apiClient(getEstate, { id: unit.withdrawn }))
  assert.deepEqual([gone.status, gone.body['id'], gone.body['category']], [410, unit.withdrawn, 'flat'])
  assert.ok(log.lines.every(({ facts }) => facts['requestId'] === 'request-1'))
})

eachDatabase('R152 a page cannot change an answer that others get too', async (db, _, t) => {
  const { apiClient } = await sampleApi(t, db)
  const { data } = await apiClient(getEstates, { listing: anyListing })
  assert.equal((await apiClient(getEstates, { listing: anyListing })).data, data)
  assert.throws(() => data.pop(), TypeError)
  assert.throws(() => Object.assign(data[0] ?? {}, { price: 2 }), TypeError)
})
