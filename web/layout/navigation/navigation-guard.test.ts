import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { DataStrategyResult } from 'react-router'
import { createNavigationGuard } from './navigation-guard.ts'

type Results = Record<string, DataStrategyResult>

const cutOff: Results = {
  listing: { type: 'error', result: new Error('Unable to decode turbo-stream response') },
}

/** A guard of the list without filters, with a record of its actions on the page. */
function guardOfList() {
  const done: string[] = []
  const { guard, reload } = createNavigationGuard({
    here: () => '/properties/apartments',
    stay: () => done.push('stayed'),
    fade: async () => {},
    leave: async () => {},
    onFailure: ({ to }) => done.push(`told of ${to}`),
  })
  function go(search: string, signal: AbortSignal, results: Promise<Results>) {
    const url = new URL(`http://site/properties/apartments${search}`)
    const args = {
      request: new Request(url, { signal }),
      url,
      pattern: 'listing',
      params: {},
      context: {},
    }
    return guard(args as Parameters<typeof guard>[0], () => results)
  }
  /** The router misses a file of the code: whether its reload of the page is held back. */
  function miss(): boolean {
    let isHeld = false
    const event = { navigationType: 'reload', userInitiated: false, preventDefault: () => (isHeld = true) }
    reload(event as unknown as Parameters<typeof reload>[0])
    return isHeld
  }
  return { done, go, miss }
}

test('R136 criteria that follow each other quickly: the one that was cut off does not take the next one back', async () => {
  const { done, go } = guardOfList()
  const first = new AbortController()
  const answer = Promise.withResolvers<Results>()
  const cut = go('?hand=6000000', first.signal, answer.promise)
  first.abort()
  const list: Results = { listing: { type: 'data', result: {} } }
  const next = go('?monthly=250000&hand=6000000', new AbortController().signal, Promise.resolve(list))
  answer.resolve(cutOff)
  await cut
  assert.equal(await next, list)
  assert.deepEqual(done, [])
})

function beOnline(t: TestContext): void {
  const { onLine } = navigator
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  t.after(() => Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true }))
}

test('R207 the page stays, and says so, when nobody answers for the next one', async (t) => {
  beOnline(t)
  const { done, go } = guardOfList()
  const way = new AbortController()
  const kept = go('?rooms=2', way.signal, Promise.resolve(cutOff))
  await new Promise(setImmediate)
  assert.deepEqual(done, ['told of /properties/apartments?rooms=2', 'stayed'])
  way.abort()
  assert.deepEqual(await kept, {})
})

test('R202 of a page whose code is in several files each may be missed, the later ones after the page has stayed', async () => {
  const { done, go, miss } = guardOfList()
  assert.equal(miss(), false)
  const way = new AbortController()
  void go('?rooms=2', way.signal, new Promise(() => {}))
  assert.equal(miss(), true)
  while (done.length === 0) await new Promise(setImmediate)
  way.abort()
  assert.equal(miss(), true)
  assert.deepEqual(done, ['told of /properties/apartments?rooms=2', 'stayed'])
})

test('R207 a page that was asked for before the page could stay opens', async (t) => {
  beOnline(t)
  const list: Results = { listing: { type: 'data', result: {} } }
  const { done, go } = guardOfList()
  const way = new AbortController()
  const kept = go('?rooms=2', way.signal, Promise.resolve(cutOff))
  while (!done.includes('stayed')) await new Promise(setImmediate)
  way.abort()
  await kept
  assert.equal(await go('?rooms=3', new AbortController().signal, Promise.resolve(list)), list)
})

test('R207 the page that stays loads nothing again, and the next page opens', async (t) => {
  beOnline(t)
  const { done, go } = guardOfList()
  const list: Results = { listing: { type: 'data', result: {} } }
  const way = new AbortController()
  void go('?rooms=2', way.signal, Promise.resolve(cutOff))
  while (!done.includes('stayed')) await new Promise(setImmediate)
  assert.deepEqual(await go('', new AbortController().signal, Promise.resolve(list)), {})
  way.abort()
  assert.equal(await go('', new AbortController().signal, Promise.resolve(list)), list)
})
