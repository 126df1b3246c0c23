import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFailure } from '#contract/api-client.ts'
import { notFoundPage, orNotFound, orNull, unmatchedPage } from './page-context.server.ts'

test('R199 R200 what a page that is missing tells the browser names no failure of the server', () => {
  const url = new URL('https://kerege.example/kk/nowhere?a=1')
  assert.deepEqual(notFoundPage(url).init, { status: 404, statusText: 'Not Found' })
  assert.deepEqual(unmatchedPage(url).init, { status: 404, statusText: 'Not Found' })
  assert.deepEqual(unmatchedPage(url).data, { message: 'Page not found: /kk/nowhere?a=1' })
})

test('R645 A41 what the API says is gone is missing, and its other failures stay failures', async () => {
  const url = new URL('https://kerege.example/news/some')
  const refused = (status: number) => Promise.reject(new ApiFailure(status, { message: 'no' }))
  for (const status of [404, 410]) {
    await assert.rejects(orNotFound(url, refused(status)), { init: { status: 404, statusText: 'Not Found' } })
    assert.equal(await orNull(refused(status)), null)
  }
  await assert.rejects(orNotFound(url, refused(503)), { status: 503 })
  await assert.rejects(orNull(refused(503)), { status: 503 })
})
