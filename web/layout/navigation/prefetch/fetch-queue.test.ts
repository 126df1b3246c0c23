import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as later } from 'node:timers/promises'
import { fetchQueue } from './fetch-queue.ts'

/** A queue whose fetches end when the test says so. */
function queue() {
  const given = { clock: 0, asked: [] as string[] }
  const open = new Map<string, PromiseWithResolvers<void>>()
  const ahead = fetchQueue(
    (href) => {
      given.asked.push(href)
      const answer = Promise.withResolvers<void>()
      open.set(href, answer)
      return answer.promise.finally(() => open.delete(href))
    },
    () => given.clock,
  )
  return {
    given,
    open,
    prefetch: (...hrefs: string[]) => ahead(hrefs.map((href) => ({ href, lifetime: 30 }))),
  }
}

test('R212 five things at once, the next when one of them has come or failed', async () => {
  const { given, open, prefetch } = queue()
  prefetch('a', 'b', 'c', 'd', 'e', 'f', 'g')
  assert.deepEqual(given.asked, ['a', 'b', 'c', 'd', 'e'])
  open.get('c')?.resolve()
  open.get('d')?.reject(new Error('gone'))
  await later()
  assert.deepEqual(given.asked.slice(5), ['f', 'g'])
  assert.equal(open.size, 5)
})

test('what is more likely now takes the place of what still waits', async () => {
  const { given, open, prefetch } = queue()
  prefetch('a', 'b', 'c', 'd', 'e', 'f', 'g')
  prefetch('x')
  assert.equal(open.size, 5)
  open.get('a')?.resolve()
  open.get('b')?.resolve()
  await later()
  assert.deepEqual(given.asked.slice(5), ['x'])
})

test('nothing is fetched twice while it lasts or is under way, and what failed may be tried again', async () => {
  const { given, open, prefetch } = queue()
  prefetch('a', 'a', 'b')
  prefetch('b')
  open.get('a')?.resolve()
  open.get('b')?.reject(new TypeError('offline'))
  await later()
  prefetch('a', 'b')
  assert.deepEqual(given.asked, ['a', 'b', 'b'])
  given.clock = 30
  prefetch('a')
  assert.deepEqual(given.asked, ['a', 'b', 'b', 'a'])
})
