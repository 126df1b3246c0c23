import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import { postCallback, postMeets } from '#contract/feedback.ts'
import { requestContext, type RequestContext } from '../request-context.server.ts'
import type { FormAnswer } from './form-answer.ts'
import { pageAction, takeForm, takeUpload } from './take-form.server.ts'
import { pages } from '#contract/pages.ts'

type Call = { path: string; key: string; body: Record<string, unknown> }

/** A form that is sent to a page, over an API that takes it or fails. */
function sent(address: string, fields: Record<string, string | File>, failure?: ApiFailure) {
  const calls: Call[] = []
  const formClient = (key: string) =>
    (async ({ path }, input) => {
      calls.push({ path, key, body: { ...(input as object) } })
      if (failure !== undefined) throw failure
      return { message: 'feedback.sent' }
    }) as ApiClient
  const context = new RouterContextProvider()
  const sentMarks = { make: (message: string) => message, read: () => null }
  context.set(requestContext, { formClient, sentMarks } as unknown as RequestContext)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const url = new URL(address, 'https://site.example')
  const headers = {
    Cookie: '_ym_uid=77',
    Referer: 'https://site.example/kk/contacts?utm_source=mail',
    Accept: 'application/json',
  }
  return { calls, post: { request: new Request(url, { method: 'POST', body, headers }), context, url } }
}

const typed = { name: 'Әлия', phone: '+7 (701) 123-45-67', message: 'a\r\nb', consent: 'true' }
const plain = { form: 'callback', page: (language: 'ru' | 'kk' | 'en') => pages.callback(language) } as const

/** What the action of a page has thrown. */
async function thrownBy(action: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await action.then(
    () => null,
    (error: unknown) => error,
  )
  assert.ok(thrown instanceof Response)
  return thrown
}

test('R370 R141 with and without JavaScript the same fields go to the same call, with the visitor’s campaign and language', async () => {
  const asHtml = sent('/kk/callback', typed)
  assert.equal((await thrownBy(takeForm(asHtml.post, plain))).status, 303)
  const page_url = 'https://site.example/kk/contacts?utm_source=mail'
  const byScript = sent('/kk/contacts', { ...typed, form_name: 'callback', page_url })
  await pageAction(byScript.post)
  const upload = sent('/kk/contacts', { ...typed, form_name: 'callback', page_url })
  await takeUpload(upload.post, async () => new Response())
  const mark = { utm_source: 'mail', utm_medium: '', utm_campaign: '', utm_term: '' }
  const body = {
    ...mark,
    ym_client_id: '77',
    email: '',
    name: 'Әлия',
    phone: '+77011234567',
    message: 'a\nb',
  }
  const call = { path: postCallback.path, key: '', body: { ...body, consent: true, locale: 'kk', page_url } }
  for (const { calls } of [asHtml, byScript, upload]) assert.deepEqual(calls, [call])
})

test('A11 R193 ids go to a call as numbers, and what is no number goes as it was typed', async () => {
  for (const [estate_id, id] of [
    ['65004', 65_004],
    ['', ''],
    ['1e3', '1e3'],
  ] as const) {
    const { calls, post } = sent('/', { ...typed, form_name: 'reserves', estate_id })
    await pageAction(post)
    assert.deepEqual(
      calls.map(({ body }) => body['estate_id']),
      [id],
    )
  }
})

test('R512 R194 thanks for a subscription that another server took promise no letter that it did not tell of', async () => {
  for (const [form_name, message] of [
    ['subscribe', 'subscribe.taken'],
    ['callback', 'feedback.sent'],
  ] as const) {
    const { data } = (await pageAction(sent('/', { ...typed, form_name }).post)) as { data: FormAnswer }
    assert.equal(data.ok && data.message, message)
  }
})

test('A14 a box that is not ticked is no consent, and a meeting is at one place', async () => {
  const { calls, post } = sent('/', { form_name: 'meets', format: 'online', office_id: '2', complex_id: '3' })
  await pageAction(post)
  const seen = calls.map(({ path, body }) => [path, body['consent'], body['office_id'], body['complex_id']])
  assert.deepEqual(seen, [[postMeets.path, false, '', '']])
})

test('R371 the action answers with the status and the body of the call', async () => {
  const errors = { phone: ['validation.phone'] }
  const refusal = { message: 'validation.failed', errors }
  const cases = [
    [undefined, 201, { ok: true, message: 'feedback.sent' }],
    [new ApiFailure(422, refusal), 422, { ok: false, body: refusal, retryAfter: null }],
    [
      new ApiFailure(429, { message: 'validation.too_many' }, 2),
      429,
      { ok: false, body: { message: 'validation.too_many' }, retryAfter: 2 },
    ],
    [
      new ApiFailure(500, { message: 'error.unexpected' }),
      500,
      { ok: false, body: { message: 'feedback.unavailable' }, retryAfter: null },
    ],
  ] as const
  for (const [failure, status, answer] of cases) {
    const fields = { ...typed, form_name: 'callback' }
    const { data, init } = await pageAction(sent('/', fields, failure).post)
    assert.deepEqual([init?.status, data], [status, answer])
    const uploaded = await takeUpload(sent('/', fields, failure).post, async () => new Response())
    assert.deepEqual([uploaded.status, await uploaded.json()], [status, answer])
  }
})

test('R466 above the limit a form without a script comes back with all that was typed and the time to wait, and is 429', async () => {
  const failure = new ApiFailure(429, { message: 'validation.too_many' }, 597)
  const fields = { ...typed, form_token: 'token', website: '', resume: new File(['x'], 'cv.pdf') }
  const { data: answer, init } = await takeForm(sent('/kk/callback', fields, failure).post, plain)
  const page_url = 'https://site.example/kk/contacts?utm_source=mail'
  const values = { ...typed, message: 'a\nb', page_url, resume: 'cv.pdf' }
  const refused = { body: failure.body, retryAfter: 597, values, formToken: undefined }
  assert.deepEqual([init?.status, answer], [429, { refused }])
})

test('R374 the key of a script names the attempt; what is no key is none', async () => {
  for (const [given, key] of [
    ['0a1b', '0a1b'],
    ['a\nb', ''],
    ['ключ', ''],
    ['a'.repeat(101), ''],
  ] as const) {
    const { calls, post } = sent('/', { ...typed, form_name: 'callback', idempotency_key: given })
    await pageAction(post)
    assert.deepEqual(
      calls.map((call) => [call.key, 'idempotency_key' in call.body, 'form_name' in call.body]),
      [[key, false, false]],
    )
  }
})

test('R221 a form that cannot be read after all is refused, not an error of the page', async () => {
  const { post, calls } = sent('/kk/callback', typed)
  const request = new Request(post.url, {
    method: 'POST',
    body: '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'application/json' },
  })
  const thrown: unknown = await pageAction({ ...post, request }).catch((error: unknown) => error)
  assert.equal((thrown as { init?: ResponseInit }).init?.status, 400)
  assert.equal(calls.length, 0)
})

test('R630 R413 the address of the thanks leads back to the page of the form, and never holds the token of a letter', async () => {
  const fromOf = async (page_url: string) => {
    const answer = await thrownBy(takeForm(sent('/kk/callback', { ...typed, page_url }).post, plain))
    return new URL(answer.headers.get('Location') ?? '', 'https://site.example').searchParams.get('from')
  }
  assert.equal(await fromOf('https://site.example/kk/contacts?rooms=2'), '/kk/contacts?rooms=2')
  for (const secret of ['token=a.b_c', 'TOKEN=a.b_c', 'x=1&token=a.b_c', 'to=%2Fleave%3Ftoken%3Da.b_c'])
    assert.equal(await fromOf(`https://site.example/kk/contents/subscribe/leave?${secret}`), null, secret)
})

test('R224 plain HTML that is sent to a page without a form leads to the page, and to no other site', async () => {
  for (const [address, to] of [
    ['/about?page=2', '/about?page=2'],
    ['https://site.example//evil.example/', '/'],
  ] as const) {
    const answer = await thrownBy(pageAction(sent(address, { ...typed, form_name: 'toString' }).post))
    assert.deepEqual([answer.status, answer.headers.get('Location')], [303, to])
  }
})
