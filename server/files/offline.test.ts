import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { offlineScript } from './offline.ts'
import { offlineWorker, type WorkerScope } from './offline-worker.ts'

const site = 'https://kerege.kz'
const shortlist = '/api/estates/shortlist'
const card = '/media/plans/2-a-card.1.svg'
const words: Readonly<Record<string, [type: string, text: string]>> = {
  '/kk/favorites': [
    'text/html; charset=utf-8',
    '<link href="/assets/a.js"><use href="/assets/icons.svg#heart">',
  ],
  [`${shortlist}?ids=2,1`]: ['application/json', JSON.stringify({ data: [{ plan: { card } }] })],
  '/assets/a.js': ['text/javascript', 'a()'],
  '/assets/icons.svg': ['image/svg+xml', '<svg/>'],
  '/assets/header.js': ['text/javascript', 'header()'],
  [card]: ['image/svg+xml', '<svg>plan</svg>'],
}

/** A browser of one visitor with the worker of Kazakh favourites. */
function browser(limit = 10_000) {
  const stored = new Map<string, Map<string, Response>>()
  const listeners: Record<string, (event: object) => void> = {}
  const asked: { path: string; language: string | null }[] = []
  const network = { isThere: true }
  const scope = {
    location: { origin: site },
    registration: { scope: `${site}/kk/favorites`, unregister: async () => true },
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: async (name: string) => {
        const cache = stored.get(name) ?? new Map<string, Response>()
        stored.set(name, cache)
        return {
          match: async (key: string) => cache.get(key)?.clone(),
          put: async (key: string, answer: Response) => void cache.set(key, answer),
        }
      },
    },
    async fetch(input: Request | string, init?: RequestInit) {
      const path = typeof input === 'string' ? input : input.url.slice(site.length)
      asked.push({ path, language: new Headers(init?.headers).get('accept-language') })
      if (!network.isThere) throw new TypeError('no network')
      const [type, text] = words[path] ?? []
      if (type === undefined) return new Response('', { status: 404 })
      return new Response(text, { headers: { 'Content-Type': type } })
    },
    skipWaiting: async () => {},
    addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener),
  } as unknown as WorkerScope
  const settings = { family: 'favorites-', version: '1', shortlist, keptAtHeader: 'X-Kept-At', limit }
  offlineWorker(scope, settings)
  return {
    stored,
    asked,
    network,
    async tell(name: 'message' | 'activate', data?: unknown) {
      const works: Promise<unknown>[] = []
      listeners[name]?.({ data, waitUntil: (work: Promise<unknown>) => void works.push(work) })
      await Promise.all(works)
    },
    /** The worker's answer; null where it leaves the request to the browser. */
    async get(path: string, request: { mode?: string; method?: string } = {}): Promise<Response | null> {
      let answer: Promise<Response> | null = null
      listeners['fetch']?.({
        request: { url: site + path, method: 'GET', mode: 'cors', ...request },
        respondWith: (given: Promise<Response>) => void (answer = given),
      })
      return answer
    },
  }
}

const kept = { ids: [2, 1], language: 'kk', files: ['/assets/header.js', '/api/feedback/callback'] }
const visit = { mode: 'navigate' }

test('without a network the list opens with its files, units and plans, and says of when they are', async () => {
  const { tell, get, asked, network } = browser()
  await tell('message', kept)
  assert.equal(asked.find(({ path }) => path.startsWith(shortlist))?.language, 'kk')
  network.isThere = false
  assert.match((await (await get('/kk/favorites?category=flat', visit))?.text()) ?? '', /a\.js/)
  for (const path of ['/assets/a.js', '/assets/icons.svg', '/assets/header.js', card]) {
    assert.equal((await get(path))?.status, 200, path)
  }
  const units = await get(`${shortlist}?ids=1`)
  const moment = Date.parse(units?.headers.get('x-kept-at') ?? '')
  assert.ok(Math.abs(Date.now() - moment) < 60_000)
  assert.match((await units?.text()) ?? '', /plans/)
})

test('with a network every answer is a new one', async () => {
  const { tell, get, asked } = browser()
  await tell('message', kept)
  const before = asked.length
  assert.equal((await get(`${shortlist}?ids=2,1`))?.headers.get('x-kept-at'), null)
  assert.equal(asked.length, before + 1)
})

test('forms, lists of others, other pages and other hosts are none of its business', async () => {
  const { get } = browser()
  assert.equal(await get('/kk/favorites', { method: 'POST', mode: 'navigate' }), null)
  assert.equal(await get('/kk/favorites?ids=1,2', visit), null)
  assert.equal(await get('/kk/favorites/compare', visit), null)
  assert.equal(await get('/api/feedback/callback'), null)
  assert.equal(await get('.evil.example/assets/a.js'), null)
})

test('a new set takes the place of the old one, even without files of an earlier release; one that does not come or fit leaves it', async () => {
  const { tell, stored, network } = browser(400)
  await tell('message', kept)
  const [first] = stored.keys()
  assert.ok(first !== undefined && stored.size === 1)
  assert.ok(!stored.get(first)?.has('/api/feedback/callback'))
  network.isThere = false
  await tell('message', kept)
  network.isThere = true
  assert.deepEqual([...stored.keys()], [first])
  // The page that asks may be of an earlier release.
  await tell('message', { ...kept, files: ['/assets/none.js'] })
  const [second] = stored.keys()
  assert.ok(second !== undefined && second !== first && stored.size === 1)
  const small = browser(100)
  await small.tell('message', kept)
  assert.equal(small.stored.size, 0)
})

test('a new version of the worker removes the caches of the one before, and no others', async () => {
  const { tell, stored } = browser()
  for (const name of ['favorites-0 /kk/favorites 1', 'favorites-1 /favorites 1', 'another']) {
    stored.set(name, new Map())
  }
  await tell('activate')
  assert.deepEqual([...stored.keys()], ['favorites-1 /favorites 1', 'another'])
})

test('the worker is asked for again at every visit; switched off, it is one that removes everything and itself', async () => {
  const send = (isOn: boolean) => new Hono().get('/sw.js', offlineScript(isOn)).request('/sw.js')
  const [on, off] = [await send(true), await send(false)]
  assert.equal(on.headers.get('cache-control'), 'no-cache')
  assert.match(on.headers.get('content-type') ?? '', /javascript/)
  assert.match(await on.text(), /addEventListener\('fetch'/)

  const done: string[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    registration: { unregister: async () => done.push('unregistered') },
    caches: {
      keys: async () => ['favorites-1 /favorites 1', 'another'],
      delete: async (name: string) => done.push(name),
    },
    addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener),
  }
  // As a browser runs it.
  new Function('self', await off.text())(self)
  assert.equal(listeners['fetch'], undefined)
  const works: Promise<unknown>[] = []
  listeners['activate']?.({ waitUntil: (work: Promise<unknown>) => void works.push(work) })
  await Promise.all(works)
  assert.deepEqual(done, ['favorites-1 /favorites 1', 'unregistered'])
})
