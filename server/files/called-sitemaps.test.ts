import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { silentLog } from '#api/http/log.ts'
import type { ApiClient, Endpoint } from '#contract/api-client.ts'
import { languages } from '#domain/languages.ts'
import { readSitemap } from '#tests/helpers/read-sitemap.ts'
import type { OtherServer } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'
import { httpApi } from '../api-client/http-api.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { calledPages } from './called-pages.ts'
import { calledSitemaps } from './called-sitemaps.ts'

const publicUrl = 'https://site.example'

/** The calls of another server, and the paths that it was asked for. */
function callsOf(server: OtherServer) {
  const asked: string[] = []
  const source = httpApi(({ method, path }, { language }) => {
    asked.push(path)
    return server(path, method, language)
  }, silentLog)
  const visitor = { language: 'ru', clientAddress: '', requestId: 'sitemap' } as const
  const call = (endpoint: Endpoint, input: object) => source.call(endpoint, { ...input }, visitor)
  return { apiClient: call as ApiClient, asked }
}

async function pathsOver(server: OtherServer) {
  const { apiClient, asked } = callsOf(server)
  return { paths: (await calledPages(apiClient)).map(({ at }) => at('en')), asked }
}

/** A server where some calls answer otherwise. */
const where =
  (answers: Readonly<Record<string, (query: URLSearchParams) => Response | undefined>>): OtherServer =>
  async (path, ...rest) => {
    const { pathname, searchParams } = new URL(path, publicUrl)
    return answers[pathname]?.(searchParams) ?? specificationServer(path, ...rest)
  }

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1)

test('R1142 R56 over the calls of the specification the sitemap has every page that they tell of', async () => {
  const { paths } = await pathsOver(specificationServer)
  const named = (kind: string) => numbers(14).map((n) => `${kind}-${n}`)
  for (const path of [
    '/en',
    '/en/projects',
    ...named('/en/projects/project'),
    '/en/properties',
    '/en/properties/storerooms',
    ...[1, 2, 3].map((rooms) => `/en/properties/apartments?rooms=${rooms}`),
    ...numbers(14).map((n) => `/en/properties/apartments/${n}`),
    '/en/properties/commercial-premises/314',
    '/en/about',
    '/en/contacts',
    '/en/purchase-methods/installment',
    '/en/contents',
    ...named('/en/contents/news/article'),
    ...named('/en/contents/promo/promotion'),
    '/en/career/job-for-student',
    '/en/career/department-1',
    '/en/career/department-2/vacancy-1',
  ])
    assert.ok(paths.includes(path as (typeof paths)[number]), path)
  assert.equal(new Set(paths).size, paths.length)
  // Nothing that such a server has no call for, no form, and no list of one visitor.
  for (const path of paths) assert.doesNotMatch(path, /answers|promises|progress|favorites|reserve|callback/)
})

test('R1142 R211 pages of a list are followed whatever their size, and a server without pages is asked twice', async () => {
  const slugs = numbers(30).map((n) => ({ slug: `a-${n}` }))
  const twelve = (query: URLSearchParams) => {
    const from = (Number(query.get('page')) - 1) * 12
    return from < slugs.length
      ? Response.json({ data: slugs.slice(from, from + 12) })
      : Response.json({ message: 'past the end' }, { status: 500 })
  }
  for (const [answer, times] of [
    [twelve, 4],
    [() => Response.json({ data: slugs }), 2],
    [() => Response.json({ data: slugs, meta: { last_page: 1, total: 30 } }), 2],
  ] as const) {
    const { paths, asked } = await pathsOver(where({ '/api/articles': answer }))
    assert.equal(paths.filter((path) => path.includes('/news/')).length, 30)
    assert.equal(asked.filter((path) => path.startsWith('/api/articles')).length, times)
  }
})

test('R1142 units that are sold, and houses that units name, are told as they are', async () => {
  const units = [
    { id: 1, category: 'flat', status: 'free', price: 1, house: { slug: 'house-1' } },
    { id: 2, category: 'flat', status: 'sold', house: { slug: 'house-2' } },
    { id: 3, category: 'flat', status: 'reserved', house: { slug: 'house-1' } },
  ]
  const { paths } = await pathsOver(
    where({
      '/api/estates': (query) =>
        Response.json({ data: query.get('category') === 'flat' && query.get('page') === '1' ? units : [] }),
      '/api/mortgages': () => Response.json({ data: [] }),
    }),
  )
  const shown = paths.filter((path) => /apartments\/|queue|purchase/.test(path))
  assert.deepEqual(shown, [
    '/en/projects/queue/house-1',
    '/en/purchase-methods',
    '/en/purchase-methods/payment-100',
    '/en/properties/apartments/1',
    '/en/properties/apartments/3',
  ])
})

test('R1142 a call that the server does not have has no pages, and one that fails costs the sitemap', async () => {
  for (const call of ['articles', 'complexes', 'estates', 'promotions', 'vacancies', 'estates/categories']) {
    for (const status of [404, 405, 501]) {
      const { paths } = await pathsOver(where({ [`/api/${call}`]: () => new Response(null, { status }) }))
      assert.ok(paths.includes('/en'), call)
    }
    const failing = where({ [`/api/${call}`]: () => new Response(null, { status: 500 }) })
    await assert.rejects(pathsOver(failing), { status: 503 }, call)
  }
})

test('R1142 R721 A32 the sitemap of the other server goes first; without one ours names its twins, and is kept an hour', async () => {
  const { apiClient, asked } = callsOf(specificationServer)
  let theirs = 404
  let now = 0
  const sitemap = calledSitemaps({
    passedOn: async () => new Response('theirs', { status: theirs }),
    apiClient,
    publicUrl,
    now: () => now,
  })
  const site = new Hono<ServerContext>().get('*', sitemap)
  const own = new Map<string, ReturnType<typeof readSitemap>>()
  for (const language of languages) {
    const path = language === 'ru' ? '/sitemap.xml' : `/${language}/sitemap.xml`
    const answer = await site.request(path)
    assert.deepEqual(
      [answer.status, answer.headers.get('Content-Type')],
      [200, 'application/xml; charset=utf-8'],
    )
    own.set(language, readSitemap(await answer.text()))
  }
  const [ru, kk] = ['ru', 'kk'].map((language) => own.get(language)?.urls ?? [])
  assert.ok(ru !== undefined && ru.length > 100)
  assert.equal(ru[0]?.loc, `${publicUrl}/`)
  assert.deepEqual(ru[3]?.alternatives, kk?.[3]?.alternatives)
  assert.deepEqual(Object.keys(ru[3]?.alternatives ?? {}), [...languages, 'x-default'])
  const calls = asked.length
  assert.equal((await site.request('/sitemap.xml', { method: 'HEAD' })).status, 200)
  assert.equal(asked.length, calls)
  now = 61 * 60_000
  await site.request('/sitemap.xml')
  assert.ok(asked.length > 1.5 * calls)
  // It has one file.
  assert.equal((await site.request('/sitemap-units-1.xml')).status, 404)
  for (theirs of [200, 503]) {
    const answer = await site.request('/sitemap.xml')
    assert.deepEqual([answer.status, await answer.text()], [theirs, 'theirs'])
  }
})

test('R1142 a sitemap whose calls fail is tried again at the next question', async () => {
  let status = 500
  const { apiClient } = callsOf(
    where({ '/api/articles': () => (status === 200 ? undefined : new Response(null, { status })) }),
  )
  const sitemap = calledSitemaps({
    passedOn: async () => new Response(null, { status: 404 }),
    apiClient,
    publicUrl,
  })
  const site = new Hono<ServerContext>().get('*', sitemap)
  const failed = await site.request('/sitemap.xml')
  assert.deepEqual([failed.status, failed.headers.has('Retry-After')], [503, true])
  status = 200
  assert.equal((await site.request('/sitemap.xml')).status, 200)
})
