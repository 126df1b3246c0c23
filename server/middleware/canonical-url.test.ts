import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { addresses } from './canonical-url.ts'

const app = new Hono().use(addresses).all('*', (c) => c.text('a page'))

test('R66 R67 R68 R69 A5 an address is corrected in one permanent step with its query kept', async () => {
  const response = await app.request('/KK//Properties/Flat/?rooms=1,2&utm_source=A%20b&page=1')
  assert.equal(response.status, 301)
  assert.equal(response.headers.get('Location'), '/kk/properties/apartments?rooms=1,2&utm_source=A%20b')
  assert.match(response.headers.get('Cache-Control') ?? '', /max-age=\d+/)
})

test('R70 where no page can be the page is asked and answers 404, whatever it says itself', async () => {
  const response = await app.request('/projects/index')
  assert.equal(response.status, 404)
  assert.equal(await response.text(), 'a page')
})

test('A6 A7 where no page can be, a redirect of the page is obeyed', async () => {
  const moved = new Hono().use(addresses).all('*', (c) => c.redirect('/about', 301))
  const response = await moved.request('/old/index')
  assert.equal(response.status, 301)
  assert.equal(response.headers.get('Location'), '/about')
})

test('a right address reaches its page', async () => {
  assert.equal((await app.request('/kk/properties/apartments?page=2')).status, 200)
})

test('a form that was sent is never redirected', async () => {
  assert.equal((await app.request('/Callback/', { method: 'POST' })).status, 200)
})

test('HEAD is corrected like GET', async () => {
  assert.equal((await app.request('/Projects', { method: 'HEAD' })).status, 301)
})

test('no address redirects to another host', async () => {
  for (const path of ['//evil.example/', '///EVIL.example', '/%2F/evil.example/', '/\\evil.example/']) {
    const request = new Request('http://localhost/')
    Object.defineProperty(request, 'url', { value: `http://localhost${path}` })
    const location = (await app.fetch(request)).headers.get('Location')
    assert.equal(new URL(location ?? '/', 'http://localhost').host, 'localhost', path)
  }
})
