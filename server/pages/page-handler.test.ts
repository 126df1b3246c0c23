import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createContext, data, type EntryContext, redirect, type RouterContextProvider } from 'react-router'
import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import { postCallback } from '#contract/feedback.ts'
import type { RequestContext } from '#contract/request-context.ts'
import { pageSettings } from '#tests/helpers/servers/page-settings.ts'
import { createPageHandler, type PagesBuild } from './page-handler.ts'
import type { Visitor } from '../api-client/api-client.ts'

type Loader = (given: RequestContext) => unknown

/**
 * A site of one page for every address: its loader is the test's, its HTML has one script of ours and one that is not.
 * A form is taken, or answered with the refusal of the API.
 */
function site(loader: Loader = () => null, beforeRender: () => void = () => {}, refusal?: ApiFailure) {
  const requestContext = createContext<RequestContext>()
  const asked: Visitor[] = []
  const logged: object[] = []
  const route = {
    id: 'all',
    path: '*',
    module: {
      default: () => null,
      loader: ({ context }: { context: RouterContextProvider }) => loader(context.get(requestContext)),
      action: async ({ context }: { context: RouterContextProvider }) => {
        try {
          await context.get(requestContext).apiClient(postCallback, { name: '', phone: '' })
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error
          return data({ refused: error.body }, { status: error.status })
        }
        return { sent: true }
      },
    },
  }
  const teapot = {
    id: 'kk.teapot',
    path: ':first/teapot',
    module: {
      default: () => null,
      loader: () => {
        throw new Response(null, { status: 418 })
      },
    },
  }
  const render = (
    _: Request,
    status: number,
    headers: Headers,
    __: EntryContext,
    context: RouterContextProvider,
  ) => {
    beforeRender()
    const { scriptMark } = context.get(requestContext)
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const html = `<script nonce="${scriptMark}">ours()</script><script>theirs()</script>`
    return new Response(html, { status, headers })
  }
  const build = {
    entry: { module: { default: render, requestContext } },
    routes: { all: route, 'kk.teapot': teapot },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as PagesBuild
  const pages = createPageHandler({
    ...pageSettings,
    build,
    apiClient: (visitor) => {
      asked.push(visitor)
      const answer = async () => {
        if (refusal !== undefined) throw refusal
        return { data: 1 }
      }
      return answer as unknown as ApiClient
    },
    env: { ...pageSettings.env, NUMBER_STYLE: 'local' },
    publicUrl: 'https://kerege.kz',
    formToken: () => 'form-token',
    sharePicture: (subject, language) => ({
      src: `/${language}/${subject.kind}`,
      width: 1,
      height: 1,
      alt: '',
    }),
    log: { error: (facts) => void logged.push(facts) },
  })
  const get = (path: string, init: RequestInit = {}, scheme = 'http') =>
    pages({
      request: new Request(`http://kerege.kz${path}`, init),
      scheme,
      clientAddress: '203.0.113.9',
      requestId: 'request-1',
    })
  return { get, asked, logged }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page permits its own inline scripts by hash and no others', async () => {
  const { get } = site()
  const response = await get('/')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  assert.match(policy, /default-src 'self'/)
  assert.ok(policy.includes(hash('ours()')))
  assert.ok(!policy.includes(hash('theirs()')))
  assert.doesNotMatch(policy, /unsafe|nonce/)
  assert.equal(await response.text(), '<script>ours()</script><script>theirs()</script>')
  assert.equal(response.headers.get('Cache-Control'), 'private, no-cache')
})

test('an address that cannot be decoded is a page like any other and leaves no complaint', async (t) => {
  const complaint = t.mock.method(console, 'warn', () => {})
  const { get, logged } = site()
  assert.equal((await get('/%E0%A4%a')).status, 200)
  assert.equal(complaint.mock.callCount(), 0)
  assert.deepEqual(logged, [])
})

test('HEAD has the headers of GET', async () => {
  const { get } = site()
  const policy = (await get('/')).headers.get('Content-Security-Policy')
  assert.equal((await get('/', { method: 'HEAD' })).headers.get('Content-Security-Policy'), policy)
})

test('a page is given the settings and asks in its own language', async () => {
  let given: RequestContext | undefined
  const { get, asked } = site((context) => {
    given = context
    return null
  })
  for (const path of ['/properties', '/kk', '/kk.data', '/en/properties.data']) await get(path)
  assert.deepEqual(
    asked.map(({ language }) => language),
    ['ru', 'kk', 'kk', 'en'],
  )
  const { until = 0, ...visitor } = asked[0] ?? {}
  assert.deepEqual(visitor, { language: 'ru', clientAddress: '203.0.113.9', requestId: 'request-1' })
  assert.ok(until > Date.now() && until <= Date.now() + 5000, 'a page waits five seconds in all')
  assert.equal(given?.numberStyle, 'local')
  assert.equal(given?.publicUrl, 'https://kerege.kz')
  assert.equal(given?.formToken(), 'form-token')
  assert.equal(given?.buildId, 'a1')
  assert.equal(given?.testUi, true)
})

test('R1230 a page is looked for among the routes of its language, and those of all languages', async () => {
  const { get } = site()
  const statuses = ['/kk/teapot', '/en/teapot', '/ru/teapot', '/kk/x/teapot'].map(
    async (path) => (await get(path)).status,
  )
  assert.deepEqual(await Promise.all(statuses), [418, 200, 200, 200])
})

test('data of the router passes through; only a prefetched answer may be kept, and shortly', async () => {
  const { get } = site(() => ({ title: 'Sample' }))
  const data = await get('/properties.data')
  assert.match(data.headers.get('Content-Type') ?? '', /x-script/)
  assert.equal(data.headers.get('Cache-Control'), 'private, no-cache')
  assert.match(await data.text(), /Sample/)
  for (const name of ['Sec-Purpose', 'Purpose']) {
    const prefetched = await get('/properties.data', { headers: { [name]: 'prefetch' } })
    assert.match(prefetched.headers.get('Cache-Control') ?? '', /max-age=[1-9]/, name)
    const document = await get('/properties', { headers: { [name]: 'prefetch' } })
    assert.equal(document.headers.get('Cache-Control'), 'private, no-cache', 'a page may not')
  }
})

test('a redirect of a page stays one', async () => {
  const { get } = site(() => redirect('/kk/properties', 301))
  const response = await get('/properties')
  assert.equal(response.status, 301)
  assert.equal(response.headers.get('Location'), '/kk/properties')
})

test('an error of a page is logged once with the id of the request and kept by nobody', async () => {
  const { get, logged } = site(() => {
    throw new Error('broken for +77011234567')
  })
  const response = await get('/')
  assert.equal(response.status, 500)
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
  assert.equal(logged.length, 1)
  assert.match(JSON.stringify(logged[0]), /request-1.*broken/)
  assert.doesNotMatch(JSON.stringify(logged[0]), /7701/)
})

test('R103 where even the error page cannot be rendered a bare one stands in, in the language of the address', async () => {
  const { get, logged } = site(undefined, () => {
    throw new Error('the frame broke')
  })
  const response = await get('/kk/properties')
  assert.equal(response.status, 500)
  assert.match(response.headers.get('Content-Type') ?? '', /text\/html/)
  assert.match(await response.text(), /<html lang="kk">.*<p>/s)
  assert.ok(logged.length > 0)
})

test('a failure of the API was logged where it happened', async () => {
  const { get, logged } = site(() => {
    throw new ApiFailure(503, { message: 'error.unexpected' })
  })
  await get('/')
  assert.deepEqual(logged, [])
})

test('a page whose data is away for now is 503 and says when to come back, other failures are 500', async () => {
  const failing = (status: number) =>
    site(() => {
      throw new ApiFailure(status, { message: 'error.unexpected' })
    })
  for (const path of ['/', '/kk/properties', '/properties.data']) {
    const away = await failing(503).get(path)
    assert.equal(away.status, 503, path)
    assert.match(away.headers.get('Retry-After') ?? '', /^[1-9]\d*$/)
    assert.equal(away.headers.get('Cache-Control'), 'no-store')
    const broken = await failing(500).get(path)
    assert.equal(broken.status, 500, path)
    assert.equal(broken.headers.get('Retry-After'), null)
  }
})

test('a form is taken over https behind a proxy that speaks http, and its answer is kept by no cache', async () => {
  const { get } = site()
  const headers = { Origin: 'https://kerege.kz' }
  const response = await get('/callback', {
    method: 'POST',
    body: new URLSearchParams({ phone: '1' }),
    headers,
  })
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
})

test('R361 a form that is refused for a while says when to come back, as the call behind it does', async () => {
  const message = 'validation.too_many'
  const post = (refusal: ApiFailure) =>
    site(undefined, undefined, refusal).get('/callback', { method: 'POST', body: new URLSearchParams() })
  for (const [status, pause, told] of [
    [429, 540, '540'],
    [503, 60, '60'],
    [503, null, '5'],
    [429, null, null],
    [422, null, null],
  ] as const) {
    const response = await post(new ApiFailure(status, { message }, pause))
    assert.equal(response.status, status)
    assert.equal(response.headers.get('Retry-After'), told, `${status} ${pause}`)
  }
})
