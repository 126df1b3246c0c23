import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notFoundPage, unmatchedPage } from './page-context.server.ts'

test('R199 R200 what a page that is missing tells the browser names no failure of the server', () => {
  const url = new URL('https://kerege.example/kk/nowhere?a=1')
  assert.deepEqual(notFoundPage(url).init, { status: 404, statusText: 'Not Found' })
  assert.deepEqual(unmatchedPage(url).init, { status: 404, statusText: 'Not Found' })
  assert.deepEqual(unmatchedPage(url).data, { message: 'Page not found: /kk/nowhere?a=1' })
})
