import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as later } from 'node:timers/promises'
import { type CachedAnswer, pageCache, type Rendered } from './page-cache.ts'
import type { PageKey } from './page-key.ts'

const key = (address: string): PageKey => ({ address, name: 'home', language: 'ru', isData: false })
const lifetime = 1000

/** A cache whose pages say how often they were made; the clock and the answers are the test's. */
function site(most = 1_000_000, lifetime = 1000, inTurn?: Parameters<typeof pageCache>[0]['inTurn']) {
  const given = {
    clock: 1_000_000,
    made: 0,
    /** The behaviour of the next render. */
    next: async (text: string): Promise<Rendered> => ({ response: new Response(text), isWhole: true }),
  }
  const cache = pageCache({
    render: () => given.next(`page ${++given.made}`),
    lifetime,
    most,
    now: () => given.clock,
    timeoutMs: 20,
    ...(inTurn && { inTurn }),
  })
  const get = (address = '/') => cache.answer(key(address), 'request-1')
  return { given, cache, get }
}

async function said(answer: Promise<CachedAnswer>): Promise<string> {
  const found = await answer
  const text =
    'page' in found
      ? Buffer.from(await found.page.bytes(null)).toString()
      : `${found.response.status} ${await found.response.text()}`
  return `${found.result}: ${text}`
}

test('a page is made once for all who ask at the same time, and then comes from memory', async () => {
  const { given, get } = site()
  const answers = await Promise.all([get(), get(), get()].map(said))
  assert.deepEqual(answers, ['miss: page 1', 'miss: page 1', 'miss: page 1'])
  assert.equal(await said(get()), 'hit: page 1')
  assert.equal(await said(get('/other')), 'miss: page 2')
  assert.equal(given.made, 2)
})

test('a page that has aged is shown while its successor is made', async () => {
  const { given, get } = site()
  await get()
  given.clock += lifetime
  assert.equal(await said(get()), 'stale: page 1')
  await later()
  await said(get())
  assert.equal(given.made, 2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(await said(get()), 'hit: page 2')
})

test('R386 the successor of an aged page is made when its turn comes, and once; a visitor waits for no such turn', async () => {
  const turns: (() => Promise<unknown>)[] = []
  const { given, cache, get } = site(1_000_000, 1000, (work) => {
    turns.push(work)
    return Promise.resolve()
  })
  await get()
  given.clock += lifetime
  assert.deepEqual(await Promise.all([get(), get()].map(said)), ['stale: page 1', 'stale: page 1'])
  assert.equal(given.made, 1)
  // The visitor of a page that may not be shown has a turn already.
  cache.changed()
  assert.equal(await said(get()), 'miss: page 2')
  for (const turn of turns) await turn()
  assert.equal(given.made, 2)
  given.clock += lifetime
  assert.equal(await said(get()), 'stale: page 2')
  await turns.at(-1)?.()
  assert.equal(await said(get()), 'hit: page 3')
})

test('a page whose turn for a successor does not come is shown while it may be, and asks for a turn again', async () => {
  let turns = 0
  const { given, get } = site(1_000_000, 1000, () => {
    turns += 1
    return Promise.reject(new Error('too busy'))
  })
  await get()
  given.clock += lifetime
  assert.equal(await said(get()), 'stale: page 1')
  await later()
  assert.equal(await said(get()), 'stale: page 1')
  assert.deepEqual([turns, given.made], [2, 1])
})

test('a page that nobody has asked for in a long time is made again before it is shown', async () => {
  const { given, get } = site()
  await get()
  given.clock += 2 * lifetime
  assert.equal(await said(get()), 'miss: page 2')
})

test('after a change of the content the old page is not shown', async () => {
  const { cache, get } = site()
  await get()
  cache.changed()
  assert.equal(cache.fresh('/'), undefined)
  assert.equal(await said(get()), 'miss: page 2')
})

test('a page that was being made when the content changed is an old one', async () => {
  const { given, cache, get } = site()
  const render = given.next
  given.next = async (text) => {
    cache.changed()
    given.next = render
    return render(text)
  }
  assert.equal(await said(get()), 'miss: page 1')
  assert.equal(await said(get()), 'miss: page 2')
})

test('a new page that lacks something is shown when the old one is no longer true, not when it has only aged', async () => {
  const { given, cache, get } = site()
  await get()
  given.next = async () => ({ response: new Response('half of it'), isWhole: false })
  given.clock += 2 * lifetime
  assert.equal(await said(get()), 'stale: page 1')
  cache.changed()
  assert.equal(await said(get()), 'miss: half of it')
})

test('when the new page fails or does not come, the old one is shown', async () => {
  const { given, cache, get } = site()
  await get()
  const broken: (() => Promise<Rendered>)[] = [
    async () => ({ response: new Response('sorry', { status: 503 }), isWhole: true }),
    () => Promise.reject(new Error('broken')),
    () => new Promise(() => {}),
  ]
  for (const way of broken) {
    given.clock += 10_000
    cache.changed()
    given.next = way
    assert.equal(await said(get()), 'stale: page 1')
  }
})

test('after trouble nobody waits for a while, and then the new page is shown', async () => {
  const { given, cache, get } = site()
  await get()
  cache.changed()
  const render = given.next
  given.next = async () => ({ response: new Response('sorry', { status: 500 }), isWhole: true })
  await get()
  given.next = render
  assert.equal(await said(get()), 'stale: page 1')
  await new Promise((resolve) => setTimeout(resolve, 20))
  assert.match(await said(get()), /^hit: page/)
})

test('errors and ways elsewhere are given to who asked, and not kept', async () => {
  const { given, get } = site()
  const render = given.next
  given.next = async () => ({ response: new Response('no', { status: 404 }), isWhole: true })
  assert.deepEqual(await Promise.all([get(), get()].map(said)), ['pass: 404 no', 'pass: 404 no'])
  given.next = render
  assert.match(await said(get()), /^miss: page/)
})

test('R274 a page that lacks something is kept for five seconds at most, however long others are', async () => {
  const { given, cache, get } = site(1_000_000, 60_000)
  const render = given.next
  given.next = async () => ({ response: new Response('half'), isWhole: false })
  assert.equal(await said(get()), 'miss: half')
  given.next = render
  given.clock += 4_999
  assert.equal(await said(get()), 'hit: half')
  assert.notEqual(cache.fresh('/'), undefined)
  given.clock += 1
  assert.equal(cache.fresh('/'), undefined)
  assert.match(await said(get()), /^miss: page/)
  given.clock += 59_000
  assert.match(await said(get()), /^hit: page/)
})

test('R274 a page that lacked something gives way to the whole one before it, also an old one', async () => {
  const { given, cache, get } = site(1_000_000, 60_000)
  await get()
  cache.changed()
  given.next = async () => ({ response: new Response('half'), isWhole: false })
  assert.equal(await said(get()), 'miss: half')
  given.next = async () => ({ response: new Response('sorry', { status: 503 }), isWhole: false })
  given.clock += 4_999
  assert.equal(await said(get()), 'hit: half')
  given.clock += 1
  assert.equal(await said(get()), 'stale: page 1')
})

test('R274 a page that lacked something is not what is shown while nothing can be made', async () => {
  const { given, get } = site(1_000_000, 60_000)
  given.next = async () => ({ response: new Response('half'), isWhole: false })
  await get()
  given.clock += 5_000
  given.next = async () => ({ response: new Response('sorry', { status: 503 }), isWhole: false })
  assert.equal(await said(get()), 'pass: 503 sorry')
})

test('who gives up the body of an answer keeps nobody waiting', async () => {
  const { given, get } = site()
  given.next = async () => ({ response: new Response('no', { status: 404 }), isWhole: true })
  const [one, other] = await Promise.all([get(), get()])
  assert.ok('response' in one && 'response' in other)
  await one.response.body?.cancel()
  assert.equal(await other.response.text(), 'no')
})

test('a page of yesterday is shown to nobody, whatever happens', async () => {
  const { given, get } = site()
  await get()
  given.clock += 25 * 3_600_000
  given.next = async () => ({ response: new Response('sorry', { status: 503 }), isWhole: true })
  assert.equal(await said(get()), 'pass: 503 sorry')
})

test('A14 a clock that jumps, ahead or back, leaves no page whose age nobody knows', async () => {
  const { given, get } = site()
  await get()
  for (const [made, jump] of [
    [2, 5 * 3_600_000],
    [3, -5 * 3_600_000],
  ] as const) {
    given.clock += jump
    assert.equal(await said(get()), `miss: page ${made}`)
    assert.equal(await said(get()), `hit: page ${made}`)
  }
  given.clock -= 30_000
  assert.equal(await said(get()), 'hit: page 3', 'clocks are put right by seconds all the time')
})

test('while the data are away one page in five seconds tries, and all others are shown old at once', async () => {
  const { given, cache, get } = site()
  await Promise.all([get('/a'), get('/b')])
  cache.changed()
  const make = given.next
  given.next = async () => ({ response: new Response('away', { status: 503 }), isWhole: false })
  assert.equal(await said(get('/a')), 'stale: page 1')
  assert.equal(given.made, 3)
  assert.equal(await said(get('/b')), 'stale: page 2')
  assert.equal(await said(get('/new')), 'pass: 503 away', 'what nobody has seen has to be tried')
  assert.equal(given.made, 4)
  given.clock += 5_000
  given.next = () => new Promise(() => {})
  const trying = get('/b')
  assert.equal(await said(get('/a')), 'stale: page 1')
  assert.equal(await said(trying), 'stale: page 2')
  assert.equal(given.made, 5)
  given.next = make
  given.clock += 5_000
  assert.equal(await said(get('/a')), 'miss: page 6')
  cache.changed()
  assert.equal(await said(get('/a')), 'miss: page 7', 'the data are back')
})
