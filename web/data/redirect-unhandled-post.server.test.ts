import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redirectUnhandledPost } from './redirect-unhandled-post.server.ts'

test('R224 a POST to a page without a form leads to the page, and to no other site', async () => {
  const led: [string, string][] = [
    ['http://localhost/about?page=2', '/about?page=2'],
    ['http://localhost//evil.example/', '/'],
  ]
  for (const [address, to] of led) {
    const url = new URL(address)
    const request = new Request(url, { method: 'POST' })
    const answer = await redirectUnhandledPost(
      { request, url },
      async () => new Response(null, { status: 405 }),
    )
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, to])
  }
})
