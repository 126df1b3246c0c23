import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { DataStrategyResult } from 'react-router'
import { navigationMiddleware } from './navigation-middleware.ts'

type Results = Record<string, DataStrategyResult>

/** The whole pages that the browser is sent to. */
function wholePages(t: TestContext): string[] {
  const pages: string[] = []
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location')
  const value = { assign: (to: string) => pages.push(to) }
  Object.defineProperty(globalThis, 'location', { value, configurable: true })
  t.after(() => {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'location')
    else Object.defineProperty(globalThis, 'location', before)
  })
  return pages
}

/** A way to a filtered list before the guard has come. */
function go(signal: AbortSignal, results: Results) {
  const url = new URL('http://site/properties/apartments?rooms=2')
  const args = { request: new Request(url, { signal }), url, pattern: 'listing', params: {}, context: {} }
  return navigationMiddleware(args as Parameters<typeof navigationMiddleware>[0], async () => results)
}

const failed: Results = { listing: { type: 'error', result: new TypeError('Failed to fetch') } }

test('R500 a page whose data fail before the guard has come is loaded whole', async (t) => {
  const pages = wholePages(t)
  const way = new AbortController()
  const gone = go(way.signal, failed)
  await new Promise(setImmediate)
  assert.deepEqual(pages, ['http://site/properties/apartments?rooms=2'])
  way.abort()
  assert.deepEqual(await gone, {})
})

test('R500 before the guard has come an answer opens its page, a refusal of the page too', async (t) => {
  const pages = wholePages(t)
  const list: Results = { listing: { type: 'data', result: {} } }
  const refused: Results = {
    listing: {
      type: 'error',
      result: Object.assign(new Error('Unexpected Server Error'), { stack: undefined }),
    },
  }
  const { signal } = new AbortController()
  for (const results of [list, refused]) assert.equal(await go(signal, results), results)
  assert.deepEqual(pages, [])
})

test('R500 a way that another has overtaken loads no whole page', async (t) => {
  const pages = wholePages(t)
  assert.equal(await go(AbortSignal.abort(), failed), failed)
  assert.deepEqual(pages, [])
})
