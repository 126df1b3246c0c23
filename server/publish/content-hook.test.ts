import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { Hono } from 'hono'
import { until } from '#tests/helpers/until.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { contentHook, contentHookPath } from './content-hook.ts'
import { publisher, type RunPublication } from './publisher.ts'

const secret = 'a secret that only the forge knows'
const body = JSON.stringify({ ref: 'refs/heads/main' })
const signed = (text: string, key = secret) =>
  `sha256=${createHmac('sha256', key).update(text).digest('hex')}`

function hookWith(key: string | null, bounds?: Parameters<typeof contentHook>[2]) {
  let asked = 0
  const hook = contentHook(key, () => void asked++, bounds)
  const call = async (headers: Record<string, string>, text = body) => {
    const response = await hook.request(contentHookPath, { method: 'POST', headers, body: text })
    return response.status
  }
  return { hook, call, asked: () => asked }
}

test('R892 a forge that signs the body, or sends the secret, is answered 202 and a publication begins', async () => {
  const { call, asked } = hookWith(secret)
  assert.equal(await call({ 'X-Hub-Signature-256': signed(body) }), 202)
  assert.equal(await call({ 'X-Gitlab-Token': secret }), 202)
  assert.equal(asked(), 2)
})

test('R892 a call without the secret, with a wrong one, of another body or far too long begins nothing', async () => {
  const { call, asked } = hookWith(secret)
  const other = signed(body, 'a secret that somebody has invented')
  for (const headers of [
    {},
    { 'X-Gitlab-Token': '' },
    { 'X-Gitlab-Token': `${secret}s` },
    { 'X-Hub-Signature-256': other },
    { 'X-Hub-Signature-256': signed(body).slice(7) },
    // The signature counts where there is one: a guess beside it opens nothing.
    { 'X-Hub-Signature-256': other, 'X-Gitlab-Token': secret },
  ])
    assert.equal(await call(headers), 403, JSON.stringify(headers))
  assert.equal(await call({ 'X-Hub-Signature-256': signed(body) }, `${body} `), 403)
  const long = 'x'.repeat(3 * 1024 * 1024)
  assert.equal(await call({ 'X-Hub-Signature-256': signed(long) }, long), 413)
  assert.equal(asked(), 0)
})

test('R926 a signature in another form, of a part of the body or with another hash begins nothing', async () => {
  const { call, asked } = hookWith(secret)
  const right = signed(body)
  const sha1 = `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`
  for (const signature of [
    '',
    'sha256=',
    right.toUpperCase(),
    right.slice(0, -1),
    `${right}00`,
    `${right}, ${right}`,
    `sha256=${'0'.repeat(64)}`,
    sha1,
    signed(body.slice(0, -1)),
    signed(''),
    'a'.repeat(10_000),
  ])
    assert.equal(await call({ 'X-Hub-Signature-256': signature }), 403, signature.slice(0, 80))
  assert.equal(await call({ 'X-Hub-Signature': sha1, 'X-Gitea-Signature': right.slice(7) }), 403)
  assert.equal(asked(), 0)
})

test('R926 a call that is sent again brings what is newest, and only at its own address and by POST', async () => {
  const { hook, call, asked } = hookWith(secret)
  const headers = { 'X-Hub-Signature-256': signed(body) }
  for (let times = 0; times < 3; times += 1) assert.equal(await call(headers), 202)
  assert.equal(asked(), 3)
  for (const path of [
    '/hooks/content/',
    '//hooks/content',
    '/hooks/content/x',
    '/hooks/content%00',
    '/hooks',
  ])
    assert.equal((await hook.request(path, { method: 'POST', headers, body })).status, 404, path)
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal((await hook.request(contentHookPath, { method, headers })).status, 404, method)
  assert.equal(asked(), 3)
})

/** Who waits for a place is told soon. */
const places = { all: 8, each: 2, timeoutMs: 50 }

/** A body that comes in pieces, and how many of them were taken. */
function pieces(piece: Uint8Array, most: number, next: () => Promise<unknown> = async () => {}) {
  let taken = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await next()
        if (taken === most) return controller.close()
        taken += 1
        controller.enqueue(new Uint8Array(piece))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, taken: () => taken }
}

const streamed = (stream: ReadableStream) =>
  ({
    method: 'POST',
    headers: { 'X-Hub-Signature-256': signed(body) },
    body: stream,
    duplex: 'half',
  }) as RequestInit

test('R926 a body without a length is read no further than the longest', async () => {
  const { hook, asked } = hookWith(secret)
  const { stream, taken } = pieces(new Uint8Array(256 * 1024), 4_000)
  assert.equal((await hook.request(contentHookPath, streamed(stream))).status, 413)
  assert.ok(taken() < 20, String(taken()))
  assert.equal(asked(), 0)
})

test('R926 a body that comes too slowly is broken off, and a wrong token is refused before its body is read', async () => {
  const { hook, asked } = hookWith(secret, { pace: { silence: 50, rate: 1_000 }, places })
  const { stream } = pieces(new Uint8Array(1), 100, () => new Promise(() => {}))
  assert.equal((await hook.request(contentHookPath, streamed(stream))).status, 408)
  const never = pieces(new Uint8Array(1), 100)
  const wrong = { ...streamed(never.stream), headers: { 'X-Gitlab-Token': 'a guess' } }
  assert.equal((await hook.request(contentHookPath, wrong)).status, 403)
  assert.deepEqual([never.taken(), asked()], [0, 0])
})

test('R926 a body whose sender goes away in the middle is no failure of the site', async () => {
  const { hook, asked } = hookWith(secret)
  const { stream } = pieces(new Uint8Array(1), 100, () => Promise.reject(new Error('aborted')))
  assert.equal((await hook.request(contentHookPath, streamed(stream))).status, 400)
  assert.equal(asked(), 0)
})

test('R926 bodies of one address are read two at a time, and the rest leaves room for the forge', async () => {
  const { hook, asked } = hookWith(secret, { pace: { silence: 60_000, rate: 1 }, places })
  const app = new Hono<ServerContext>()
    .use((c, next) => {
      c.set('clientAddress', c.req.header('x-from') ?? '')
      return next()
    })
    .route('/', hook)
  const ends = Promise.withResolvers<void>()
  const held = Array.from({ length: 5 }, () => pieces(new Uint8Array(1), 1, () => ends.promise))
  const from = (init: RequestInit, address: string) => ({
    ...init,
    headers: { ...(init.headers as Record<string, string>), 'x-from': address },
  })
  const calls = held.map(({ stream }) => app.request(contentHookPath, from(streamed(stream), '198.51.100.1')))
  const forge = { method: 'POST', headers: { 'X-Hub-Signature-256': signed(body) }, body }
  assert.equal((await app.request(contentHookPath, from(forge, '203.0.113.5'))).status, 202)
  const crowd = await Promise.all(calls.slice(2))
  assert.deepEqual(
    crowd.map(({ status, headers }) => [status, headers.get('Retry-After')]),
    [
      [503, '10'],
      [503, '10'],
      [503, '10'],
    ],
  )
  ends.resolve()
  const first = await Promise.all(calls.slice(0, 2))
  assert.deepEqual(
    first.map(({ status }) => status),
    [403, 403],
  )
  assert.equal(asked(), 1)
})

test('R892 without a secret in the settings there is no such address', async () => {
  const { call, asked } = hookWith(null)
  assert.equal(await call({ 'X-Hub-Signature-256': signed(body, '') }), 404)
  assert.equal(asked(), 0)
})

/** A publisher whose publications end when the test says so. */
function slowPublisher() {
  const running: { end: (code: number) => void }[] = []
  const lines: string[] = []
  const run: RunPublication = () =>
    new Promise((resolve) => running.push({ end: (code) => resolve({ code, said: 'why' }) }))
  const note = (_: object, message: string) => void lines.push(message)
  return { ...publisher(run, { info: note, warn: note, error: note }), running, lines }
}

test('R892 calls during a publication are answered by one more after it', async () => {
  const { ask, close, running, lines } = slowPublisher()
  for (let call = 0; call < 5; call += 1) ask()
  assert.equal(running.length, 1)
  running[0]?.end(0)
  await until(async () => running.length === 2)
  running[1]?.end(1)
  await until(async () => lines.length === 2)
  assert.deepEqual(lines, ['the content was published', 'the content could not be published'])
  ask()
  assert.equal(running.length, 3)
  running[2]?.end(0)
  await close()
})
