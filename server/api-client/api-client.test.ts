import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { ApiFailure } from '#contract/api-client.ts'
import { getRedirect } from '#contract/redirects.ts'
import { getShortlist } from '#contract/shortlist.ts'
import { silentLog } from '#api/http/log.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { type ApiSource, createApiClient, keptAnswers, type Visitor } from './api-client.ts'
import { httpApi, type Send } from './http-api.ts'

const getThing = {
  method: 'GET',
  path: '/api/things/:id',
  summary: 'A thing',
  params: z.object({ id: z.number() }),
  query: z.object({
    rooms: z.string().optional(),
    page: z.number().optional(),
    tags: z.array(z.string()).optional(),
  }),
  answer: z.object({ data: z.object({ name: z.string() }) }),
} as const

const postThing = {
  method: 'POST',
  path: '/api/things',
  summary: 'Leave a thing',
  body: z.object({ name: z.string().optional(), phone: z.string() }),
  answer: z.object({ data: z.object({ id: z.string() }) }),
} as const

const visitor: Visitor = { language: 'ru', clientAddress: '203.0.113.9', requestId: 'request-1' }

/** A source that records its requests and gives the answers of the test. */
function source(answer: () => Response, options: { send?: Send } = {}) {
  const sent: { method: string; path: string; body: string | FormData | null; visitor: Visitor }[] = []
  let change = () => {}
  const send: Send = async (call, from) => {
    sent.push({ ...call, visitor: from })
    return answer()
  }
  const parts: ApiSource = {
    ...httpApi(options.send ?? send, silentLog),
    onChange: (forget) => (change = forget),
  }
  return { sent, change: () => change(), apiClient: createApiClient(parts) }
}

const named = (name: string) => () => Response.json({ data: { name } })

test('R28 R150 a question carries its path, its query and the language of the page', async () => {
  const { sent, apiClient } = source(named('Sample'))
  const answer = await apiClient({ ...visitor, language: 'kk' })(getThing, {
    id: 7,
    rooms: '1,2',
    tags: ['a', 'b&c'],
    page: undefined,
  })
  assert.deepEqual(answer, { data: { name: 'Sample' } })
  assert.deepEqual(sent, [
    {
      method: 'GET',
      path: '/api/things/7?rooms=1%2C2&tags=a&tags=b%26c',
      body: null,
      visitor: { ...visitor, language: 'kk' },
    },
  ])
})

test('R152 answers are kept per question and language', async () => {
  const { sent, apiClient } = source(named('Sample'))
  await apiClient(visitor)(getThing, { id: 7, rooms: '1', page: 2 })
  await apiClient({ ...visitor, requestId: 'request-2' })(getThing, { page: 2, rooms: '1', id: 7 })
  assert.equal(sent.length, 1)
  await apiClient({ ...visitor, language: 'en' })(getThing, { id: 7, rooms: '1', page: 2 })
  await apiClient(visitor)(getThing, { id: 8 })
  assert.equal(sent.length, 3)
})

test('R152 equal questions in flight are sent once', async () => {
  const { sent, apiClient } = source(named('Sample'))
  await Promise.all([1, 2, 3].map(() => apiClient(visitor)(getThing, { id: 7 })))
  assert.equal(sent.length, 1)
})

test('R981 R152 addresses that nobody has do not drive the answers of pages out of memory', async () => {
  const { sent, apiClient, change } = source(() => Response.json({ data: { name: 'Sample', target: null } }))
  const ask = apiClient(visitor)
  await ask(getThing, { id: 7 })
  const moved = (number: number) => ask(getRedirect, { path: `/nowhere-${number}` })
  for (let number = 0; number <= keptAnswers; number++) await moved(number)
  sent.length = 0
  await ask(getThing, { id: 7 })
  await moved(keptAnswers)
  assert.equal(sent.length, 0)
  change()
  await moved(keptAnswers)
  assert.equal(sent.length, 1)
})

test('a change of the content makes every answer old', async () => {
  let name = 'before'
  const { apiClient, change } = source(() => named(name)())
  await apiClient(visitor)(getThing, { id: 7 })
  name = 'after'
  assert.equal((await apiClient(visitor)(getThing, { id: 7 })).data.name, 'before')
  change()
  assert.equal((await apiClient(visitor)(getThing, { id: 7 })).data.name, 'after')
})

test('a form goes out every time, as JSON, from the visitor who sent it', async () => {
  const { sent, apiClient } = source(() => Response.json({ data: { id: '1' } }, { status: 201 }))
  await Promise.all(
    [1, 2].map(() => apiClient(visitor)(postThing, { phone: '+77010000000', name: undefined })),
  )
  assert.deepEqual(
    sent,
    [1, 2].map(() => ({ method: 'POST', path: '/api/things', body: '{"phone":"+77010000000"}', visitor })),
  )
})

test('a refusal becomes an ApiFailure with the keys by field, and is asked again', async () => {
  const body = { message: 'validation.failed', errors: { phone: ['validation.phone'] } }
  const { sent, apiClient } = source(() => Response.json(body, { status: 422 }))
  const failed = (error: unknown) => {
    assert.ok(error instanceof ApiFailure)
    assert.deepEqual({ status: error.status, body: error.body }, { status: 422, body })
    return true
  }
  await assert.rejects(apiClient(visitor)(postThing, { phone: '1' }), failed)
  await assert.rejects(apiClient(visitor)(postThing, { phone: '1' }), failed)
  assert.equal(sent.length, 2)
})

test('a read that fails is asked again', async () => {
  const { sent, apiClient } = source(() => new Response('{}', { status: 404 }))
  await assert.rejects(apiClient(visitor)(getThing, { id: 7 }), { status: 404 })
  await assert.rejects(apiClient(visitor)(getThing, { id: 7 }), { status: 404 })
  assert.equal(sent.length, 2)
})

test('a refusal without our body still has a message', async () => {
  const { apiClient } = source(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await assert.rejects(apiClient(visitor)(postThing, { phone: '1' }), {
    name: 'ApiFailure',
    status: 502,
    message: 'An error occurred',
  })
})

test('a refusal that says when to come back says it to the page too', async () => {
  const refused = async (retryAfter?: string) => {
    const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter }
    const answer = () => Response.json({ message: 'validation.too_many' }, { status: 429, headers })
    const error: unknown = await source(answer)
      .apiClient(visitor)(postThing, { phone: '1' })
      .catch((error: unknown) => error)
    assert.ok(error instanceof ApiFailure)
    return error.retryAfter
  }
  assert.equal(await refused('2'), 2)
  assert.equal(await refused(), null)
  assert.equal(await refused('Sat, 21 Nov 2026 10:00:00 GMT'), null)
})

test('R270 an answer of another server that cannot be read is a failure', async () => {
  const { apiClient } = source(() => Response.json({ wrong: { title: 'Sample' } }))
  await assert.rejects(apiClient(visitor)(getThing, { id: 7 }), { name: 'ApiFailure', status: 503 })
  const page = source(() => new Response('<h1>Welcome</h1>'))
  await assert.rejects(page.apiClient(visitor)(getThing, { id: 7 }), { name: 'ApiFailure', status: 503 })
  const more = source(() => Response.json({ data: { name: 'Sample', secret: 1 } }))
  assert.deepEqual(await more.apiClient(visitor)(getThing, { id: 7 }), { data: { name: 'Sample' } })
})

test('a path parameter cannot name another call', async () => {
  const { sent, apiClient } = source(named('Sample'))
  const odd = { ...getThing, params: z.object({ id: z.string() }) }
  for (const id of ['', '.', '..'])
    await assert.rejects(async () => apiClient(visitor)(odd, { id }), { status: 404 })
  await apiClient(visitor)(odd, { id: '../x?y#z' })
  assert.deepEqual(
    sent.map(({ path }) => path),
    ['/api/things/..%2Fx%3Fy%23z'],
  )
})

test('the class of failures is the same for the server and for the bundle of the pages', () => {
  class ApiFailureOfTheBundle extends Error {
    override name = 'ApiFailure'
  }
  assert.ok(new ApiFailureOfTheBundle() instanceof ApiFailure)
  assert.ok(!(new Error('other') instanceof ApiFailure))
})

test('R188 a call that brings a file along is a form, and one without it stays JSON', async () => {
  const postPaper = {
    ...postThing,
    files: { paper: { description: 'Paper', types: ['application/pdf'] } },
  } as const
  const { sent, apiClient } = source(() => Response.json({ data: { id: '1' } }))
  const paper = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })
  await apiClient(visitor)(postPaper, { phone: '+7', paper })
  await apiClient(visitor)(postPaper, { phone: '+7', paper: undefined })
  const [withFile, without] = sent.map(({ body }) => body)
  assert.ok(withFile instanceof FormData)
  assert.deepEqual([...withFile.keys()], ['phone', 'paper'])
  assert.equal(await (withFile.get('paper') as File).text(), '%PDF')
  assert.equal(without, '{"phone":"+7"}')
})

/** Another server whose answers and clock are the test's. */
function otherServer() {
  const given = {
    clock: 1_000_000,
    answer: async (): Promise<Response> => Response.json({ data: { name: 'Sample' } }),
  }
  const log = recordingLog()
  const calls: string[] = []
  const send: Send = ({ path }) => {
    calls.push(path)
    return given.answer()
  }
  const apiClient = createApiClient(
    httpApi(send, log, () => given.clock),
    undefined,
    () => given.clock,
  )
  return {
    given,
    log,
    calls,
    apiClient,
    get: (until?: number) =>
      apiClient({ ...visitor, ...(until !== undefined && { until }) })(getThing, { id: 7 }),
  }
}

const hour = 3_600_000
const late = () =>
  Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))

test('R272 while another server fails its last good answer is taken, for a day', async () => {
  const { given, get } = otherServer()
  const good = await get()
  const failures = [
    async () => new Response('{}', { status: 500 }),
    async () => new Response('<h1>Welcome</h1>'),
    () => Promise.reject(new TypeError('fetch failed')),
    late,
  ]
  for (const answer of failures) {
    given.clock += hour
    given.answer = answer
    assert.deepEqual(await get(), good)
  }
  given.clock += 21 * hour
  await assert.rejects(get(), { name: 'ApiFailure', status: 503 })
})

test('R272 «not there» is an answer: what was there before is not shown', async () => {
  const { given, get } = otherServer()
  await get()
  for (const answer of [
    async () => Response.json({ message: 'no' }, { status: 404 }),
    async () => Response.json({ message: 'no' }, { status: 405 }),
    async () => Response.json({ message: 'no' }, { status: 501 }),
    async () => Response.json({}),
    async () => Response.json({ data: null }),
  ]) {
    given.clock += hour
    given.answer = answer
    await assert.rejects(get(), { name: 'ApiFailure', status: 404 })
  }
})

test('R273 a call that took too long is not made again for ten seconds, other calls are', async () => {
  const { given, calls, apiClient, get } = otherServer()
  given.answer = late
  await assert.rejects(get(), { status: 503 })
  given.answer = async () => Response.json({ data: { name: 'Sample' } })
  given.clock += 9_999
  await assert.rejects(get(), { status: 503 })
  assert.equal(calls.length, 1)
  await apiClient(visitor)(getThing, { id: 8 })
  given.clock += 2
  assert.deepEqual(await get(), { data: { name: 'Sample' } })
})

test('R273 a page waits no longer than it may, and what comes later serves the next', async () => {
  const { given, get } = otherServer()
  const { promise, resolve } = Promise.withResolvers<Response>()
  given.answer = () => promise
  await assert.rejects(get(given.clock + 20), { status: 503 })
  await assert.rejects(get(given.clock - 1), { status: 503 })
  resolve(Response.json({ data: { name: 'late' } }))
  assert.deepEqual(await get(given.clock + 1000), { data: { name: 'late' } })
})

test('R275 the log names the call that failed and why, once, and nothing of who asked', async () => {
  const { given, log, apiClient } = otherServer()
  const failures: [() => Promise<Response>, string][] = [
    [async () => new Response('{}', { status: 502 }), 'status 502'],
    [async () => new Response('<h1>Welcome</h1>'), 'not JSON'],
    [async () => Response.json('text'), 'the answer cannot be read'],
    [() => Promise.reject(new TypeError('fetch failed')), 'no connection'],
    [late, 'no answer in time'],
  ]
  for (const [answer, reason] of failures) {
    given.answer = answer
    log.lines.length = 0
    const asked = [1, 2].map(() =>
      apiClient(visitor)(getThing, { id: 7, rooms: 'Айгерим' }).catch(() => null),
    )
    await Promise.all(asked)
    assert.deepEqual(
      log.lines.map(({ facts }) => [facts['call'], facts['reason']]),
      [['GET /api/things/:id', reason]],
    )
    assert.doesNotMatch(JSON.stringify(log.lines), /Айгерим|203\.0\.113/)
  }
})

test('R203 R204 a refusal of another server that is written badly keeps what can be read of it', async () => {
  const refusals: [unknown, { message: string; errors?: unknown }][] = [
    [{ message: 'validation.failed', errors: 'phone' }, { message: 'validation.failed' }],
    [{ message: 'validation.failed', errors: 'Wrong phone' }, { message: 'Wrong phone' }],
    [
      { errors: { phone: 'validation.phone', name: [null, 5] } },
      { message: 'validation.failed', errors: { phone: ['validation.phone'] } },
    ],
    [{ message: { text: 1 }, errors: [['validation.phone']] }, { message: 'An error occurred' }],
    ['<h1>Bad Gateway</h1>', { message: 'An error occurred' }],
    [null, { message: 'An error occurred' }],
  ]
  for (const [body, read] of refusals) {
    const { given, apiClient } = otherServer()
    given.answer = async () => Response.json(body, { status: 422 })
    const error: unknown = await apiClient(visitor)(postThing, { phone: '1' }).catch(
      (error: unknown) => error,
    )
    assert.ok(error instanceof ApiFailure)
    assert.deepEqual(error.body, read)
  }
})

test('R197 the answer to a form need not be read, but a page in its place is no answer', async () => {
  const { given, apiClient } = otherServer()
  for (const answer of [
    new Response(null, { status: 204 }),
    Response.json({ ok: 1 }),
    new Response('', { status: 201 }),
    new Response('<<<'),
  ]) {
    given.answer = async () => answer
    assert.ok(await apiClient(visitor)(postThing, { phone: '1' }))
  }
  given.answer = async () => new Response('<h1>Log in</h1>')
  await assert.rejects(apiClient(visitor)(postThing, { phone: '1' }), {
    status: 503,
    message: 'feedback.unavailable',
  })
})

test('R330 R270 a shortlist that another server has no call for is put together from its units', async () => {
  const units: Record<string, () => Response> = {
    '/api/estates/1': () => Response.json({ data: { id: 1, category: 'flat', geo_flatnum: 'A-1-17' } }),
    '/api/estates/2': () => Response.json({ message: 'gone' }, { status: 410 }),
    '/api/estates/4': () =>
      Response.json({ id: 4, category: 'garage', geo_flatnum: 'P#9', price: '5000000' }),
  }
  for (const status of [404, 405, 501]) {
    const paths: string[] = []
    const server: { send: Send } = {
      async send({ path }) {
        paths.push(path)
        return units[path]?.() ?? Response.json({ message: 'Not found' }, { status })
      },
    }
    const { apiClient } = source(named(''), server)
    const { data, meta } = await apiClient(visitor)(getShortlist, { ids: '4,2,1,3' })
    assert.deepEqual(
      data.map(({ id, number, price }) => [id, number, price]),
      [
        [4, '9', 5_000_000],
        [1, '17', null],
      ],
    )
    assert.deepEqual(meta.gone, [2, 3])
    await apiClient(visitor)(getShortlist, { ids: '4,2,1,3' })
    assert.equal(paths.length, 5, 'what was put together is kept as any answer')
  }
})

test('R330 a unit of a shortlist that cannot be asked about is a failure, not gone', async () => {
  const { apiClient } = source(named(''), {
    send: async ({ path }) => Response.json({}, { status: path === '/api/estates/1' ? 500 : 404 }),
  })
  await assert.rejects(apiClient(visitor)(getShortlist, { ids: '1,2' }), { status: 503 })
})

test('R270 R152 a call that another server does not have is asked for once a minute, a thing that is missing each time', async () => {
  const { params: _id, ...thing } = getThing
  const list = { ...thing, path: '/api/things' } as const
  for (const status of [404, 405, 501]) {
    const clock = { now: 1_000_000 }
    const asked: string[] = []
    const send: Send = async ({ path }) => {
      asked.push(path)
      return Response.json({ message: 'No such call' }, { status })
    }
    const client = createApiClient(
      httpApi(send, silentLog, () => clock.now),
      undefined,
      () => clock.now,
    )(visitor)
    const ask = () =>
      assert.rejects(async () => client(list, { rooms: '1' }), { name: 'ApiFailure', status: 404 })
    await ask()
    await ask()
    clock.now += 59_000
    await ask()
    assert.equal(asked.length, 1, String(status))
    await assert.rejects(async () => client(list, { rooms: '2' }), { status: 404 })
    assert.equal(asked.length, 2, 'another question')
    clock.now += 2_000
    await ask()
    assert.equal(asked.length, 3)
    await assert.rejects(async () => client(getThing, { id: 1 }), { status: 404 })
    await assert.rejects(async () => client(getThing, { id: 1 }), { status: 404 })
    assert.equal(asked.length, 5)
  }
})
