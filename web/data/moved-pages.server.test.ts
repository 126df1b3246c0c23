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
  target: string | null | (() => Promise<never>) | Record<string, string>,
  init: RequestInit = {},
  site = 'https://kerege.kz',
) {
  const asked: unknown[] = []
  const [first = ''] = address.split('?')
  const targets = typeof target === 'string' ? { [first]: target } : target
  const apiClient = async (_: unknown, input: { path: string }) => {
    asked.push(input)
    if (typeof targets === 'function') return targets()
    return { data: { target: targets?.[input.path] ?? null, status: 301 } }
  }
  const context = new RouterContextProvider()
  const given = { apiClient: apiClient as unknown as ApiClient, publicUrl: 'https://kerege.kz' }
  context.set(requestContext, given as RequestContext)
  const url = new URL(address, site)
  const response = await movedPages({ request: new Request(url, init), url, context })
  const wholePage = response?.headers.get('X-Remix-Reload-Document') === 'true'
  return { to: response?.headers.get('Location') ?? null, status: response?.status, wholePage, asked }
}

test('R71 an address that has moved leads on with its query, by the rules of its path', async () => {
  assert.deepEqual(await arrive('/flats?utm_source=a&b=%20', '/properties/apartments?rooms=1#top'), {
    to: '/properties/apartments?rooms=1&utm_source=a&b=%20#top',
    status: 301,
    wholePage: false,
    asked: [{ path: '/flats?utm_source=a&b=%20' }, { path: '/flats' }, { path: '/properties/apartments' }],
  })
  assert.equal((await arrive('/about', null)).to, null)
})

test('R600 an old address with its parameters leads to its own page; pages of the site are asked by path alone', async () => {
  const targets = { '/index.php?id=1&gclid=x': '/projects/a?gclid=x', '/index.php': '/about' }
  assert.equal((await arrive('/index.php?id=1&gclid=x', targets)).to, '/projects/a?gclid=x')
  assert.equal((await arrive('/index.php?id=2&gclid=x', targets)).to, '/about?id=2&gclid=x')
  assert.deepEqual((await arrive('/properties/apartments?rooms=2', null)).asked, [
    { path: '/properties/apartments' },
  ])
})

test('R71 R74 where another server knows an address without its language, the target gets the language back', async () => {
  const targets = {
    '/old': '/about?x=1',
    '/fixed': '/kk/about',
    '/away': 'https://other.example/',
    '/a': '/b',
    '/b': '/contacts',
    '/round': '/kk/round',
    '/en/old': '/contacts',
  }
  for (const [address, to] of [
    ['/kk/old?y=2', '/kk/about?x=1&y=2'],
    ['/en/old', '/contacts'],
    ['/kk/fixed', '/kk/about'],
    ['/en/fixed', '/kk/about'],
    ['/kk/away', 'https://other.example/'],
    ['/kk/a', '/kk/contacts'],
    ['/kk/round', null],
    ['/kk/nowhere', null],
  ] as const)
    assert.equal((await arrive(address, targets)).to, to, address)
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

test('R186 R511 steps of another server are taken at once, five at most; a circle leads nowhere', async () => {
  const steps = { '/a': '/b?x=1', '/b': '/c', '/c': '/d', '/d': '/e', '/e': '/f', '/g': '/h', '/h': '/g' }
  assert.deepEqual((await arrive('/a?q=1', steps)).to, '/f?q=1')
  assert.equal((await arrive('/0', { ...steps, '/0': '/a' })).to, null, 'six steps')
  assert.equal((await arrive('/g', steps)).to, null)
  assert.equal((await arrive('/x', { ...steps, '/x': '/g' })).to, null)
  assert.equal(
    (await arrive('/x', { '/x': '/y', '/y': 'https://other.example/' })).to,
    'https://other.example/',
  )
})

test('R186 R511 an address that leads to a page of the site in a circle leads to that page, which opens', async () => {
  const circle = { '/about': '/kontakty', '/kontakty': '/contacts', '/contacts': '/about' }
  for (const [address, to] of [
    ['/x', '/about'],
    ['/y', '/about'],
    ['/about', null],
    ['/contacts', null],
    ['/kontakty', '/contacts'],
    ['/kk/x', '/kk/about'],
  ] as const)
    assert.equal((await arrive(address, { ...circle, '/x': '/about', '/y': '/x' })).to, to, address)
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

test('R69 R186 a page that leads to itself in another spelling opens, and a way takes the corrected address', async () => {
  for (const [address, target] of [
    ['/about', '/about/'],
    ['/', '/index'],
    ['/contents/promo', '/contents//promo'],
    ['/contacts', 'https://kerege.kz/Contacts/'],
    ['/contacts', 'http://kerege.kz/contacts'],
    ['/properties/apartments/studio-12', '/properties/apartments/y-12'],
    ['/kk/properties/apartments/12', '/kk/properties/apartments/studio-12'],
  ] as const) {
    assert.equal((await arrive(address, target)).to, null, target)
  }
  assert.equal((await arrive('/old', '/about/?a=1#top')).to, '/about?a=1#top')
  assert.equal(
    (await arrive('/properties/apartments/studio-12', '/properties/apartments/y-13')).to,
    '/properties/apartments/y-13',
  )
})

test('R186 an address with letters of another alphabet can stand in a header', async () => {
  for (const [target, to] of [
    ['https://shop.example/\u0436?q=\u0436', 'https://shop.example/%D0%B6?q=%D0%B6'],
    ['https://\u0436.example/\u00e9', 'https://xn--f1a.example/%C3%A9'],
    ['/about#\u0436', '/about#%D0%B6'],
  ] as const) {
    assert.equal((await arrive('/old', target)).to, to, target)
  }
})

test('R186 R511 no name of our own host, and no way by the language switcher, goes in a circle', async () => {
  for (const target of [
    'https://www.kerege.kz/about',
    'https://KEREGE.kz:443/about',
    'http://kerege.kz:80/about',
    'http://127.0.0.1:3000/about',
    'http://localhost/About/',
    '/language/ru?to=%2Fabout',
    'https://www.kerege.kz/language/ru?to=/about',
    '/Language/RU/?to=/about',
  ])
    assert.equal((await arrive('/about', target)).to, null, target)
  const circle = { '/a': '/language/kk?to=/b', '/kk/b': 'http://www.kerege.kz/c', '/c': '/a' }
  for (const address of Object.keys(circle)) assert.equal((await arrive(address, circle)).to, null, address)
  assert.equal((await arrive('/old', '/language/kk?to=%2Fabout%3Fa%3D1')).to, '/kk/about?a=1')
  assert.equal((await arrive('/old', 'https://www.kerege.kz/about?a=1#top')).to, '/about?a=1#top')
  let nested = '/about'
  for (let depth = 0; depth < 8; depth++) nested = `/language/ru?to=${encodeURIComponent(nested)}`
  assert.equal((await arrive('/about', nested)).to, null)
})

test('R1005 R186 under another name of the site a target of that name is a page of ours, and no circle', async () => {
  const alias = (address: string, target: string | Record<string, string>) =>
    arrive(address, target, {}, 'https://alias.example')
  assert.equal((await alias('/about', 'https://alias.example/about')).to, null)
  assert.equal((await alias('/old', 'https://www.alias.example/about?a=1')).to, '/about?a=1')
  assert.equal((await alias('/old', 'https://kerege.kz/about')).to, '/about')
  const circle = { '/a': 'https://alias.example/b', '/b': 'https://kerege.kz/a' }
  assert.equal((await alias('/a', circle)).to, null)
  // Under the site's own name the alias is another host: one step, and no further.
  const away = await arrive('/old', 'https://alias.example/old')
  assert.deepEqual([away.to, away.wholePage], ['https://alias.example/old', true])
})

test('R1005 R74 the language switcher as a target keeps the language that it names', async () => {
  const targets = {
    '/round': '/language/kk?to=/round',
    '/old': '/language/kk?to=/about',
    '/pair': '/language/ru?to=/kk/pair',
  }
  assert.equal((await arrive('/kk/old', targets)).to, '/kk/about')
  assert.equal((await arrive('/en/old', targets)).to, '/kk/about')
  assert.equal((await arrive('/round', targets)).to, '/kk/round')
  assert.equal((await arrive('/kk/round', targets)).to, null)
  assert.equal((await arrive('/pair', targets)).to, null)
})

test('R186 R74 a page in Kazakh is not led to the same in Russian, from where the browser is led back', async () => {
  assert.equal((await arrive('/kk/about', '/about')).to, null)
  assert.equal((await arrive('/kk/about', '/language/ru?to=/about')).to, null)
  assert.equal((await arrive('/kk/about', '/en/about')).to, '/en/about')
  assert.equal((await arrive('/about', '/kk/about')).to, '/kk/about')
})
