import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { securityHeaders } from './security-headers.ts'

test('a page may say something stricter about the referrer, and nothing else of its own', async () => {
  const app = new Hono()
    .use(securityHeaders(null))
    .get('/', (c) => c.text('', 200, { 'X-Frame-Options': 'SAMEORIGIN' }))
    .get('/secret', (c) => c.text('', 200, { 'Referrer-Policy': 'strict-origin' }))
  const plain = (await app.request('/')).headers
  assert.equal(plain.get('Referrer-Policy'), 'strict-origin-when-cross-origin')
  assert.equal(plain.get('X-Frame-Options'), 'DENY')
  assert.equal((await app.request('/secret')).headers.get('Referrer-Policy'), 'strict-origin')
})
