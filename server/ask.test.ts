import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { ApiFailure } from '#contract/ask.ts'
import { silentLog } from '#api/log.ts'
import { type ApiSource, createAsk, type Visitor } from './ask.ts'

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

/** A source that remembers what it was asked and answers what the test says. */
function source(answer: () => Response, options: Partial<ApiSource> = {}) {
  const sent: { method: string; path: string; body: string | FormData | null; visitor: Visitor }[] = []
  let change = () => {}
  const parts: ApiSource = {
    async send(call, from) {
      sent.push({ ...call, visitor: from })
      return answer()
    },
    checked: false,
    lifetime: 1000,
    onChange: (forget) => (change = forget),
    ...options,
  }
  return { sent, change: () => change(), ask: createAsk(parts, silentLog) }
}

const named = (name: string) => () => Response.json({ data: { name } })

test('R28 R150 a question carries its path, its query and the language of the page', async () => {
  const { sent, ask } = source(named('Kerege'))
  const answer = await ask({ ...visitor, language: 'kk' })(getThing, {
    id: 7,
    rooms: '1,2',
    tags: ['a', 'b&c'],
    page: undefined,
  })
  assert.deepEqual(answer, { data: { name: 'Kerege' } })
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
  const { sent, ask } = source(named('Kerege'))
  await ask(visitor)(getThing, { id: 7, rooms: '1', page: 2 })
  await ask({ ...visitor, requestId: 'request-2' })(getThing, { page: 2, rooms: '1', id: 7 })
  assert.equal(sent.length, 1)
  await ask({ ...visitor, language: 'en' })(getThing, { id: 7, rooms: '1', page: 2 })
  await ask(visitor)(getThing, { id: 8 })
  assert.equal(sent.length, 3)
})

test('R152 equal questions in flight are sent once', async () => {
  const { sent, ask } = source(named('Kerege'))
  await Promise.all([1, 2, 3].map(() => ask(visitor)(getThing, { id: 7 })))
  assert.equal(sent.length, 1)
})

test('a change of the content makes every answer old', async () => {
  let name = 'before'
  const { ask, change } = source(() => named(name)())
  await ask(visitor)(getThing, { id: 7 })
  name = 'after'
  assert.equal((await ask(visitor)(getThing, { id: 7 })).data.name, 'before')
  change()
  assert.equal((await ask(visitor)(getThing, { id: 7 })).data.name, 'after')
})

test('a form goes out every time, as JSON, from the visitor who sent it', async () => {
  const { sent, ask } = source(() => Response.json({ data: { id: '1' } }, { status: 201 }))
  await Promise.all([1, 2].map(() => ask(visitor)(postThing, { phone: '+77010000000', name: undefined })))
  assert.deepEqual(
    sent,
    [1, 2].map(() => ({ method: 'POST', path: '/api/things', body: '{"phone":"+77010000000"}', visitor })),
  )
})

test('a refusal becomes an ApiFailure with the keys by field, and is asked again', async () => {
  const body = { message: 'validation.failed', errors: { phone: ['validation.phone'] } }
  const { sent, ask } = source(() => Response.json(body, { status: 422 }))
  const failed = (error: unknown) => {
    assert.ok(error instanceof ApiFailure)
    assert.deepEqual({ status: error.status, body: error.body }, { status: 422, body })
    return true
  }
  await assert.rejects(ask(visitor)(getThing, { id: 7 }), failed)
  await assert.rejects(ask(visitor)(getThing, { id: 7 }), failed)
  assert.equal(sent.length, 2)
})

test('a refusal without our body still has a message', async () => {
  const { ask } = source(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await assert.rejects(ask(visitor)(getThing, { id: 7 }), {
    name: 'ApiFailure',
    status: 502,
    message: 'Error 502',
  })
})

test('a refusal that says when to come back says it to the page too', async () => {
  const refused = async (retryAfter?: string) => {
    const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter }
    const answer = () => Response.json({ message: 'validation.too_many' }, { status: 429, headers })
    const error: unknown = await source(answer)
      .ask(visitor)(postThing, { phone: '1' })
      .catch((error: unknown) => error)
    assert.ok(error instanceof ApiFailure)
    return error.retryAfter
  }
  assert.equal(await refused('2'), 2)
  assert.equal(await refused(), null)
  assert.equal(await refused('Sat, 21 Nov 2026 10:00:00 GMT'), null)
})

test('answers of another server must keep the contract', async () => {
  const { ask } = source(() => Response.json({ data: { title: 'Kerege' } }), { checked: true })
  await assert.rejects(ask(visitor)(getThing, { id: 7 }), { name: 'ApiFailure', status: 502 })
  const page = source(() => new Response('<h1>Welcome</h1>'), { checked: true })
  await assert.rejects(page.ask(visitor)(getThing, { id: 7 }), { name: 'ApiFailure', status: 502 })
  const more = source(() => Response.json({ data: { name: 'Kerege', secret: 1 } }), { checked: true })
  assert.deepEqual(await more.ask(visitor)(getThing, { id: 7 }), { data: { name: 'Kerege' } })
})

test('a path parameter cannot name another call', async () => {
  const { sent, ask } = source(named('Kerege'))
  const odd = { ...getThing, params: z.object({ id: z.string() }) }
  for (const id of ['', '.', '..'])
    await assert.rejects(async () => ask(visitor)(odd, { id }), { status: 404 })
  await ask(visitor)(odd, { id: '../x?y#z' })
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
  const { sent, ask } = source(() => Response.json({ data: { id: '1' } }))
  const paper = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })
  await ask(visitor)(postPaper, { phone: '+7', paper })
  await ask(visitor)(postPaper, { phone: '+7', paper: undefined })
  const [withFile, without] = sent.map(({ body }) => body)
  assert.ok(withFile instanceof FormData)
  assert.deepEqual([...withFile.keys()], ['phone', 'paper'])
  assert.equal(await (withFile.get('paper') as File).text(), '%PDF')
  assert.equal(without, '{"phone":"+7"}')
})
