import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { silentLog } from '#api/http/log.ts'
import { ShortlistEstate } from '#contract/shortlist.ts'
import { createApiClient } from './api-client.ts'
import { httpApi } from './http-api.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { shortlistAnswers } from './shortlist.ts'

/** Our answer over another server that answers as the test says. */
function answers(send: (path: string, language: string) => Response) {
  const apiClient = createApiClient(
    httpApi(async ({ path }, { language }) => send(path, language), silentLog),
  )
  return new Hono<ServerContext>().get('/api/estates/shortlist', shortlistAnswers(apiClient))
}

test('R330 a browser gets the shortlist of another server with every field that it reads', async () => {
  const asked: string[] = []
  const app = answers((path, language) => {
    asked.push(`${language} ${path}`)
    return path === '/api/estates/7'
      ? Response.json({ data: { id: 7, category: 'flat', geo_flatnum: 'A-1-17' } })
      : Response.json({}, { status: 404 })
  })
  const answer = await app.request('/api/estates/shortlist?ids=7,<,8', {
    headers: { 'Accept-Language': 'kk' },
  })
  assert.equal(answer.status, 200)
  const { data, meta } = (await answer.json()) as { data: Record<string, unknown>[]; meta: unknown }
  assert.deepEqual(Object.keys(data[0] ?? {}).toSorted(), Object.keys(ShortlistEstate.shape).toSorted())
  assert.deepEqual(meta, { gone: [8] })
  assert.deepEqual(asked, ['kk /api/estates/shortlist?ids=7%2C8', 'kk /api/estates/7', 'kk /api/estates/8'])
})

test('R330 a shortlist that another server cannot give is told as its other failures are', async () => {
  const answer = await answers(() => new Response('no', { status: 500 })).request(
    '/api/estates/shortlist?ids=7',
  )
  assert.equal(answer.status, 503)
  assert.deepEqual(await answer.json(), { message: 'error.unexpected' })
  assert.equal(answer.headers.get('Cache-Control'), 'no-store')
})
