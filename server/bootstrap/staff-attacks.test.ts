import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { exchange } from '#tests/helpers/servers/raw-socket.ts'
import { staffAlone } from '#tests/helpers/staff/staff-port.ts'

const request = makeLead(1, { idempotency_key: null, name: 'Visitor' })
const secretPath = `/staff/requests/${request.id}`

/** The page for sales with one request, and raw bytes to its port. */
async function attacked(t: TestContext, difference: Record<string, string> = {}) {
  const page = await staffAlone(t, difference)
  await fillDatabase(page.db, {
    leads: [request],
    deliveries: [makeRow('deliveries', { id: '1', lead_id: request.id, state: 'dead', attempts: 25 })],
  })
  const raw = (bytes: string) => exchange(page.port, bytes, { timeoutMs: 2_000 })
  const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => code)
  return { ...page, raw, statuses }
}

test('R917 a request hidden in another one is not answered, whatever its length is said to be', async (t) => {
  const { port, raw, statuses, logIn } = await attacked(t)
  const cookie = await logIn()
  const host = `Host: 127.0.0.1:${port}\r\n`
  const hidden = `GET ${secretPath} HTTP/1.1\r\n${host}Cookie: ${cookie}\r\n\r\n`
  const post = (headers: string, body: string) =>
    `POST /staff/login HTTP/1.1\r\n${host}Origin: http://127.0.0.1:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n${body}`
  const cases: readonly (readonly [name: string, bytes: string])[] = [
    [
      'a length and chunks',
      post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${hidden}`),
    ],
    [
      'chunks and a length',
      post('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${hidden}`),
    ],
    ['two lengths', post('Content-Length: 0\r\nContent-Length: 9\r\n', hidden)],
    ['a list of lengths', post('Content-Length: 0, 9\r\n', hidden)],
    ['an odd coding', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`)],
    ['two codings', post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${hidden}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`)],
    [
      'a folded coding',
      post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${hidden}`),
    ],
    ['lines that end alone', post('Content-Length: 0\nTransfer-Encoding: chunked\n', hidden)],
    ['a size of a chunk with a tail', post('Transfer-Encoding: chunked\r\n', `0;\n\r\n${hidden}`)],
    ['a negative length', post('Content-Length: -1\r\n', hidden)],
    ['a header without a name', post(': x\r\nContent-Length: 0\r\n', hidden)],
  ]
  for (const [name, bytes] of cases) {
    const { answer } = await raw(bytes)
    assert.deepEqual(statuses(answer), ['400'], name)
    assert.doesNotMatch(answer, /Visitor/, name)
  }
  // Two honest ones on one connection are both answered, so a hidden one would have been seen.
  const close = hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  const { answer } = await raw(hidden + close)
  assert.deepEqual(statuses(answer), ['200', '200'])
})

test('R917 no spelling of a path and no other host opens a request without a login', async (t) => {
  const { port, raw, statuses, ask } = await attacked(t)
  const host = `127.0.0.1:${port}`
  const targets = [
    secretPath,
    `//127.0.0.1${secretPath}`,
    `http://${host}${secretPath}`,
    `http://evil.example${secretPath}`,
    `/staff/login/..${secretPath.slice('/staff'.length)}`,
    `/staff/style.css/../requests/${request.id}`,
    `/staff/style.css/%2e%2e/requests/${request.id}`,
    `/staff/style.css%2f..%2frequests%2f${request.id}`,
    `/staff/style.css;/../requests/${request.id}`,
    `/staff/login\\..\\requests\\${request.id}`,
    `/staff/login?next=${secretPath}`,
    `/STAFF/requests/${request.id}`,
    `/staff/requests/${request.id}/`,
    `/staff/requests/${request.id}%00.css`,
    `/staff/requests/${request.id}/../../style.css`,
    `/staff/./requests/./${request.id}`,
    '/staff/stock/../../../../etc/passwd',
    '/staff/stock/%2e%2e/%2e%2e/users',
  ]
  for (const target of targets) {
    const { answer } = await raw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    assert.equal(statuses(answer).length, 1, target)
    assert.doesNotMatch(answer, /Visitor|scrypt1|root:/, target)
  }
  const headers = [
    { 'X-Original-URL': secretPath },
    { 'X-Rewrite-URL': secretPath },
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-HTTP-Method-Override': 'POST' },
    { 'X-Remote-User': 'anna' },
    { 'X-Forwarded-User': 'anna' },
    { Authorization: `Basic ${Buffer.from('anna:correct horse battery').toString('base64')}` },
  ]
  for (const one of headers) {
    const answer = await ask('/staff/requests', { headers: one as Record<string, string> })
    assert.equal(answer.status, 303, JSON.stringify(one))
    assert.match(answer.headers.get('Location') ?? '', /^\/staff\/login\?/)
  }
})

test('R917 an invented address does not escape the pause after five wrong tries', async (t) => {
  const { port, ask } = await attacked(t)
  const attempt = async (number: number) => {
    const invented = `198.51.100.${number}`
    const { status } = await ask('/staff/login', {
      method: 'POST',
      headers: {
        Origin: `http://127.0.0.1:${port}`,
        'X-Forwarded-For': invented,
        'X-Real-IP': invented,
        'CF-Connecting-IP': invented,
        Forwarded: `for=${invented}`,
      },
      body: new URLSearchParams({ name: `name-${number}`, password: 'wrong' }),
    })
    return status
  }
  const statuses = []
  for (let number = 1; number <= 6; number += 1) statuses.push(await attempt(number))
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
})

test('R917 nothing is changed by opening an address, and no other method is taken', async (t) => {
  const { ask, db, logIn } = await attacked(t)
  const Cookie = await logIn()
  const rows = () => db.selectFrom('deliveries').selectAll().execute()
  const before = await rows()
  for (const path of [`${secretPath}/send`, '/staff/logout', '/staff/search?phone=%2B77010000001']) {
    assert.equal((await ask(path, { headers: { Cookie } })).status, 404, path)
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      assert.ok(
        [404, 405].includes((await ask(path, { method, headers: { Cookie } })).status),
        `${method} ${path}`,
      )
  }
  assert.deepEqual(await rows(), before)
  // The session is still there.
  assert.equal((await ask('/staff/requests', { headers: { Cookie } })).status, 200)
})
