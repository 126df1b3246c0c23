import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import type { RequestContext } from '#contract/request-context.ts'
import { requestContext } from '../request-context.server.ts'
import { movedPages } from './moved-pages.server.ts'

/** The outcome of an address, and the calls it took. */
async function arrive(
  address: string,
  target: string | null | (() => Promise<never>),
  init: RequestInit = {},
) {
  const asked: unknown[] = []
  const apiClient = async (_: unknown, input: unknown) => {
    asked.push(input)
    return typeof target === 'function' ? target() : { data: { target, status: 301 } }
  }
  const context = new RouterContextProvider()
  const given = { apiClient: apiClient as unknown as ApiClient, publicUrl: 'https://kerege.kz' }
  context.set(requestContext, given as RequestContext)
  const url = new URL(address, 'https://kerege.kz')
  const response = await movedPages({ request: new Request(url, init), url, context })
  const wholePage = response?.headers.get('X-Remix-Reload-Document') === 'true'
  return { to: response?.headers.get('Location') ?? null, status: response?.status, wholePage, asked }
}

test('R71 an address that has moved leads on with its query, by the rules of its path', async () => {
  assert.deepEqual(await arrive('/flats?utm_source=a&b=%20', '/properties/apartments?rooms=1#top'), {
    to: '/properties/apartments?rooms=1&utm_source=a&b=%20#top',
    status: 301,
    wholePage: false,
    asked: [{ path: '/flats' }],
  })
  assert.equal((await arrive('/about', null)).to, null)
})

test('R72 another host and a file are loaded whole; our own host by its full name is a page like any other', async () => {
  const cases: [target: string, to: string, wholePage: boolean][] = [
    ['https://instagram.example/kerege', 'https://instagram.example/kerege', true],
    ['/policy.pdf', '/policy.pdf', true],
    ['/media/price.pdf', '/media/price.pdf', true],
    ['https://kerege.kz/about?a=1', '/about?a=1', false],
  ]
  for (const [target, to, wholePage] of cases) {
    const arrived = await arrive('/old', target)
    assert.deepEqual([arrived.to, arrived.wholePage], [to, wholePage], target)
  }
})

test('A6 a page that would lead to itself opens', async () => {
  assert.equal((await arrive('/about?a=1', 'https://kerege.kz/about')).to, null)
})

test('A6 a lookup that fails or says nothing blocks no page', async (t) => {
  const failed = await arrive('/about', () =>
    Promise.reject(new ApiFailure(503, { message: 'error.unexpected' })),
  )
  assert.equal(failed.to, null)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const silent = arrive('/about', () => new Promise(() => {}))
  t.mock.timers.tick(1000)
  assert.equal((await silent).to, null)
})

test('what a form brings is not sent anywhere else', async () => {
  const { to, asked } = await arrive('/flats', '/properties/apartments', { method: 'POST' })
  assert.equal(to, null)
  assert.deepEqual(asked, [])
})
