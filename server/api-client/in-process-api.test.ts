import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import type { ApiEnv } from '#api/http/api-env.ts'
import { silentLog } from '#api/http/log.ts'
import { postCallback } from '#contract/feedback.ts'
import { createAsk } from './api-client.ts'
import { ownApi } from './in-process-api.ts'

test('our own API is called in process with the language, the body and the visitor', async () => {
  const seen: unknown[] = []
  const api = new Hono<ApiEnv>().post('/api/feedback/callback', async (c) => {
    seen.push(c.env, c.req.header('accept-language'), c.req.header('content-type'), await c.req.json())
    return c.json({ data: { id: '1' }, message: 'feedback.sent' }, 201)
  })
  const ask = createAsk(
    ownApi(api, () => {}),
    silentLog,
  )
  const visitor = { language: 'kk', clientAddress: '203.0.113.9', requestId: 'request-1' } as const
  await ask(visitor)(postCallback, { name: 'Алия', phone: '8 701 123 45 67' })
  assert.deepEqual(seen, [
    { requestId: 'request-1', clientAddress: '203.0.113.9' },
    'kk',
    'application/json',
    { name: 'Алия', phone: '8 701 123 45 67' },
  ])
})
