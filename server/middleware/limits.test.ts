import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { fileLimit } from '#domain/resume-file.ts'
import {
  boundary,
  boundaryBeginning,
  multipartBody,
  multipartPost,
  type SentPart,
} from '#tests/helpers/multipart.ts'
import { until } from '#tests/helpers/until.ts'
import { texts } from '#texts/texts.ts'
import { wordOf } from '#tests/helpers/company-texts.ts'
import type { ServerContext } from './request-log.ts'
import { formBytes, formKinds, formLimit, longestUrl, requestLimits, wholeForms } from './limits.ts'

const app = new Hono()
  .use(requestLimits)
  .post('*', formKinds, formLimit(), wholeForms)
  .all('*', async (c) => c.text(`${(await c.req.text()).length}`))

test('a query of 10 KB is answered, an address beyond 16 KB is refused with 414', async () => {
  assert.equal((await app.request(`/properties?rooms=${'1,'.repeat(5000)}`)).status, 200)
  assert.equal((await app.request(`/properties?rooms=${'1'.repeat(longestUrl)}`)).status, 414)
  const called = await app.request(`/api/estates?rooms=${'1'.repeat(longestUrl)}`)
  assert.equal(called.status, 414)
  assert.deepEqual(await called.json(), { message: 'validation.body' })
})

test('pages are read and posted to, other methods are refused with 405', async () => {
  const response = await app.request('/', { method: 'DELETE' })
  assert.equal(response.status, 405)
  assert.equal(response.headers.get('Allow'), 'GET, HEAD, POST')
})

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('/callback', { method: 'POST', body, headers })

test('a page takes what forms send and nothing else', async () => {
  assert.equal((await post(new URLSearchParams({ phone: '1' }))).status, 200)
  assert.equal((await post('{}', { 'Content-Type': 'application/json' })).status, 415)
  assert.equal((await post('x', { 'Content-Type': 'text/plain' })).status, 415)
})

test('a form above 64 KB is refused with 413, also one that hides its length', async () => {
  const long = `message=${'x'.repeat(formBytes)}`
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  assert.equal((await post(long, { ...type, 'Content-Length': String(long.length) })).status, 413)
  assert.equal((await post(long, { ...type, 'Transfer-Encoding': 'chunked' })).status, 413)
})

test('R204 a form above the limit is answered in the language of its page', async () => {
  for (const language of languages) {
    const path = pages.question(language)
    const response = await app.request(path, {
      method: 'POST',
      body: `message=${'x'.repeat(formBytes)}`,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(formBytes + 8),
      },
    })
    assert.equal(response.status, 413)
    const html = await response.text()
    assert.ok(html.includes(`lang="${language}"`))
    assert.ok(html.includes(wordOf(texts, language, 'bare.too_large')))
  }
})

test('a multipart form is passed on whole, a broken one is refused with 400', async () => {
  const form = new FormData()
  form.set('phone', '+77010000000')
  const response = await post(form)
  assert.equal(response.status, 200)
  assert.ok(Number(await response.text()) > 50)
  const type = (value: string) => ({ 'Content-Type': value })
  assert.equal((await post('junk', type('multipart/form-data; boundary=x'))).status, 400)
  assert.equal((await post('junk', type('multipart/form-data'))).status, 400)
})

test('R221 a form with more parts, or longer headers in them, than forms have is refused before it is parsed', async () => {
  const resume = { name: 'resume', content: '%PDF-1.7', filename: 'cv.pdf' }
  const send = async (parts: readonly SentPart[]) =>
    (await app.request('/career/job-for-student', multipartPost(multipartBody(parts)))).status
  const fields = (count: number) => Array.from({ length: count }, () => ({ name: 'name', content: '' }))
  assert.equal(await send([resume, ...fields(100)]), 200)
  assert.equal(await send([resume, ...fields(200)]), 400)
  const odd = { ...resume, type: `application/pdf\r\n${'X-Odd: y\r\n'.repeat(1_000)}X-Last: y` }
  assert.equal(await send([odd]), 400)
})

const urlencoded = 'application/x-www-form-urlencoded'

test('R221 a form without a file has the limit of forms without one, also on a page that takes files', async () => {
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body, headers: { 'Content-Type': urlencoded, ...headers } }
    return (await app.request('/career/job-for-student', init)).status
  }
  const long = `message=${'x'.repeat(formBytes)}`
  assert.equal(await send(long.slice(0, formBytes)), 200)
  assert.equal(await send(long, { 'Content-Length': String(long.length) }), 413)
  assert.equal(await send(long), 413)
  const listed = { 'Content-Type': `${urlencoded}; a, multipart/form-data; boundary=x` }
  assert.equal(await send(long, listed), 413)
})

test('R221 an urlencoded form with more fields than forms have is refused before it is parsed', async () => {
  const send = async (fields: number) =>
    (await post('a&'.repeat(fields - 1) + 'a', { 'Content-Type': urlencoded })).status
  assert.equal(await send(100), 200)
  assert.equal(await send(201), 400)
})

test('R221 a multipart form whose header names two boundaries hides no parts behind one of them', async () => {
  const parts = (count: number) => Array.from({ length: count }, () => ({ name: 'name', content: '' }))
  const send = async (parameters: string, count = 1) => {
    const init = multipartPost(multipartBody(parts(count)), `multipart/form-data${parameters}`)
    return (await app.request('/career/job-for-student', init)).status
  }
  for (const parameters of [
    `; xboundary=${boundaryBeginning}; boundary=${boundary}`,
    `; boundary=${boundaryBeginning}; boundary=${boundary}`,
    `; x="boundary=${boundaryBeginning}"; boundary=${boundary}`,
    `; boundary=${boundaryBeginning}, multipart/form-data; boundary=${boundary}`,
    '',
  ])
    assert.equal(await send(parameters, 16_000), 400, parameters)
  for (const parameters of [`; boundary=${boundary}`, `;boundary="${boundary}"`, `; Boundary=${boundary}`])
    assert.equal(await send(parameters), 200, parameters)
})

test('A14 the pages of applications take a form with a CV of 10 MB, and no other page does', async () => {
  const send = async (path: string, size: number) => {
    const form = new FormData()
    form.append('resume', new File([new Uint8Array(size)], 'cv.pdf'))
    return (await app.request(path, { method: 'POST', body: form })).status
  }
  for (const path of ['/career/job-for-student', '/kk/career/sales/manager', '/career/sales/manager.data']) {
    assert.equal(await send(path, fileLimit), 200, path)
    assert.equal(await send(path, fileLimit + 2 ** 20), 413, path)
  }
  for (const path of ['/callback', '/career', '/en/career/sales', '/a/career/sales/manager']) {
    assert.equal(await send(path, formBytes), 413, path)
  }
})

test('forms with a file are taken a few at a time, others are asked to come back in their language', async () => {
  const taken: (() => void)[] = []
  const crowded = new Hono().use(formLimit({ all: 2, each: 2, timeoutMs: 20 })).all('*', async (c) => {
    const done = Promise.withResolvers<void>()
    taken.push(done.resolve)
    await done.promise
    return c.text('ok')
  })
  const send = async (path: string) => {
    const form = new FormData()
    form.append('resume', new File([new Uint8Array(1000)], 'cv.pdf'))
    return crowded.request(path, { method: 'POST', body: form })
  }
  const first = [send('/career/sales/manager'), send('/kk/career/job-for-student')]
  await until(async () => taken.length === 2)
  for (const language of languages) {
    const refused = await send(pages.students(language))
    assert.equal(refused.status, 503)
    assert.match(refused.headers.get('Retry-After') ?? '', /^[1-9]\d*$/)
    assert.ok((await refused.text()).includes(wordOf(texts, language, 'bare.busy')))
  }
  const plain = send('/callback')
  await until(async () => taken.length === 3)
  for (const end of taken.splice(0)) end()
  assert.deepEqual(
    (await Promise.all([...first, plain])).map(({ status }) => status),
    [200, 200, 200],
  )
  const next = send('/career/sales/manager')
  await until(async () => taken.length === 1)
  taken[0]?.()
  assert.equal((await next).status, 200)
})

test('R396 one address cannot take all places for forms with a file', async () => {
  const visitors = new Hono<ServerContext>()
    .use((c, next) => {
      c.set('clientAddress', c.req.header('x-test-address') ?? '')
      return next()
    })
    .use(formLimit({ all: 4, each: 2, timeoutMs: 20 }), async (c) => {
      await c.req.arrayBuffer()
      return c.text('ok')
    })
    .onError((_, c) => c.body(null, 500))
  const breakOff: (() => void)[] = []
  const send = (address: string, body: BodyInit) => {
    const { headers, ...init } = multipartPost(body)
    const named = { ...headers, 'X-Test-Address': address, 'Content-Length': '1000' }
    return visitors.request('/career/sales/manager', { ...init, headers: named })
  }
  const slow = Array.from({ length: 6 }, () => {
    const stalled = new ReadableStream({
      start: (end) => void breakOff.push(() => end.error(new Error('gone'))),
    })
    return send('203.0.113.7', stalled)
  })
  assert.equal((await send('198.51.100.1', 'x')).status, 200)
  assert.equal((await send('203.0.113.7', 'x')).status, 503)
  for (const end of breakOff) end()
  await Promise.allSettled(slow)
})
