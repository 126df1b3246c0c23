import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { TrustProxy } from '../http/client-ip.ts'
import { loggedQuery, requestLog, type ServerContext } from './request-log.ts'

/** A log whose lines the test reads. */
function testLog() {
  const lines: { level: string; facts: Record<string, unknown>; message: string }[] = []
  const at = (level: string) => (facts: object, message: string) =>
    void lines.push({ level, facts: { ...facts }, message })
  return { lines, log: { debug: at('debug'), info: at('info'), warn: at('warn') } as unknown as Logger }
}

function logged(trustProxy: TrustProxy = false) {
  const { lines, log } = testLog()
  const app = new Hono<ServerContext>()
    .use(requestLog(log, trustProxy))
    .get('/assets/file', (c) => c.text('file'))
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', (c) => c.text('', c.req.query('part') === undefined ? 503 : 200))
    .all('*', (c) => c.text(`${c.get('requestId')} ${c.get('clientAddress')}`, 404))
  return { app, lines }
}

test('every request leaves one line with its id, which the answer carries too', async () => {
  const { app, lines } = logged()
  const response = await app.request('/kk/properties?rooms=2')
  const id = response.headers.get('X-Request-Id')
  assert.match(id ?? '', /^[0-9a-f-]{36}$/)
  assert.equal(lines.length, 1)
  const { ms, ...facts } = lines[0]?.facts ?? {}
  assert.equal(typeof ms, 'number')
  assert.deepEqual(facts, {
    requestId: id,
    method: 'GET',
    path: '/kk/properties',
    query: 'rooms=2',
    status: 404,
  })
})

test('R376 the log has what was looked for, and no sum that a visitor can pay', () => {
  assert.equal(
    loggedQuery('?rooms=2&city=almaty&hand=6000000&payment_to=9&first_payment_to=7&program=savers'),
    'rooms=2&city=almaty&hand=…&payment_to=…&first_payment_to=…&program=…',
  )
})

test('nothing personal of an address is kept', async () => {
  const { app, lines } = logged()
  await app.request(
    '/kk/+7%20701%20123-45-67?name=Алия&phone=+77011234567&a@b.kz=1&77011234567&rooms=77011234567',
  )
  // The request id is random and may hold these digits by chance.
  const kept = JSON.stringify(lines).replaceAll(/"requestId":"[^"]*"/g, '')
  assert.doesNotMatch(kept, /701|Алия|a@b/)
  assert.equal(loggedQuery('?page=2&search=Aliya&gclid=abc'), 'page=2&search=…&gclid=…')
  // In a field of filters, too, a name stays outside.
  assert.equal(
    loggedQuery('?page=Алия&sort=Aliya&complex=samal-1,ertis'),
    'page=…&sort=…&complex=samal-1,ertis',
  )
  // The link of a letter, and the switch of its language: its token allows the holder to act (A28).
  assert.equal(loggedQuery('?token=0190.abc.def'), 'token=…')
  assert.equal(loggedQuery('?to=/contents/subscribe/leave?token=0190.abc.def'), 'to=…')
})

test('R1054 the words of a sentence stay outside the log, and so do those that were not understood', () => {
  assert.equal(loggedQuery('?q=sunny+flat&missed=pool&rooms=2'), 'q=…&missed=…&rooms=2')
})

test('files are a matter for debugging', async () => {
  const { app, lines } = logged()
  const response = await app.request('/assets/file')
  assert.deepEqual(
    lines.map(({ level }) => level),
    ['debug'],
  )
  assert.equal(response.headers.get('X-Request-Id'), null)
})

test('R1707 a question after the health is a line of the log only where all is not well', async () => {
  const { app, lines } = logged()
  for (const path of ['/healthz', '/readyz?part=accepting', '/readyz']) await app.request(path)
  assert.deepEqual(
    lines.map(({ level, facts }) => [level, facts['path'], facts['status']]),
    [
      ['debug', '/healthz', 200],
      ['debug', '/readyz', 200],
      ['info', '/readyz', 503],
    ],
  )
})

test('an id given from outside counts only behind a trusted proxy, and only a plain one', async () => {
  const ask = async (trust: TrustProxy, id: string) =>
    (await logged(trust).app.request('/', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id')
  assert.equal(await ask(1, 'proxy-made-1'), 'proxy-made-1')
  assert.notEqual(await ask(false, 'proxy-made-1'), 'proxy-made-1')
  assert.notEqual(await ask(1, '{"a":1}, forged'), '{"a":1}, forged')
})

test('a request is counted with its path, status and time; a slow one is a warning', async (t) => {
  const counted: object[] = []
  const { lines, log } = testLog()
  let clock = 0
  t.mock.method(performance, 'now', () => clock)
  const app = new Hono<ServerContext>()
    .use(requestLog(log, false, { request: (request) => void counted.push(request) }))
    .get('/slow', (c) => {
      clock += 1_000
      return c.text('at last')
    })
  await app.request('/slow?x=1')
  await app.request('/kk/missing')
  assert.deepEqual(counted, [
    { method: 'GET', path: '/slow', status: 200, seconds: 1 },
    { method: 'GET', path: '/kk/missing', status: 404, seconds: 0 },
  ])
  assert.deepEqual(
    lines.map(({ level, message }) => `${level}: ${message}`),
    ['warn: slow request', 'info: request'],
  )
})
