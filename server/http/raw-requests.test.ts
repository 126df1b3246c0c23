import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markup } from '#tests/helpers/hostile/hostile-values.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { exchange } from '#tests/helpers/servers/raw-socket.ts'
import { servedApi } from '#tests/helpers/servers/served-api.ts'

// Bytes that no client library would send.

const post = (headers: string, body = '') =>
  `POST /api/feedback/callback HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n${body}`
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`
const json = 'Content-Type: application/json'
const chunked = `${json}\r\nTransfer-Encoding: chunked`
const body = JSON.stringify({ name: 'Test', phone: '87011234567' })
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/**
 * The sent bytes, and the statuses that may come back in this order; `none` is a connection closed without an answer.
 */
const cases: [name: string, bytes: string, expected: RegExp][] = [
  ['a request in chunks', post(chunked, `${chunk(body)}0\r\n\r\n`), /^201$/],
  ['a size of a chunk that is no number', post(chunked, `ZZ\r\n${body}\r\n0\r\n\r\n`), /^400$/],
  ['a size of a chunk beyond all numbers', post(chunked, `FFFFFFFFFFFFFFFFF\r\n${body}`), /^400$/],
  ['a negative size of a chunk', post(chunked, `-1\r\n${body}\r\n0\r\n\r\n`), /^400$/],
  ['a chunk longer than it says', post(chunked, `3\r\n${body}\r\n0\r\n\r\n`), /^400$/],
  ['a length and chunks', post(`${chunked}\r\nContent-Length: 5`, `${chunk(body)}0\r\n\r\n`), /^400$/],
  ['two lengths', post(`${json}\r\nContent-Length: 5\r\nContent-Length: 6`, body), /^400$/],
  ['a negative length', post(`${json}\r\nContent-Length: -5`, body), /^400$/],
  ['a length in words', post(`${json}\r\nContent-Length: five`, body), /^400$/],
  ['a body longer than its length', post(`${json}\r\nContent-Length: 5`, body), /^400$/],
  ['another coding of the transfer', post(`${json}\r\nTransfer-Encoding: gzip`, body), /^400$/],
  ['a zero byte in a header', get('/api/estates', 'X-Zero: a\0b\r\n'), /^400$/],
  ['a header without a colon', get('/api/estates', 'no colon here\r\n'), /^400$/],
  ['a space before the colon', get('/api/estates', 'Host : evil\r\n'), /^400$/],
  ['a folded header', get('/api/estates', 'X-Fold: a\r\n b\r\n'), /^(200|400)$/],
  ['headers of 60 KB', get('/api/estates', `X-Long: ${'x'.repeat(60_000)}\r\n`), /^431$/],
  ['3,000 headers', get('/api/estates', 'X: y\r\n'.repeat(3_000)), /^(200|431)$/],
  ['an address of 30 KB', get(`/api/estates?rooms=${'1,'.repeat(15_000)}`), /^414$/],
  ['no host', 'GET /api/estates HTTP/1.1\r\n\r\n', /^400$/],
  ['two hosts', get('/api/estates', 'Host: evil.example\r\n'), /^(200|400)$/],
  [
    'a host that is markup',
    `GET /api/docs HTTP/1.1\r\nHost: ${markup}\r\nConnection: close\r\n\r\n`,
    /^(200|400)$/,
  ],
  [
    'a host that is no host',
    'GET /api/docs HTTP/1.1\r\nHost: a b/:c@d\r\nConnection: close\r\n\r\n',
    /^(200|400)$/,
  ],
  ['an address of another host', get('http://evil.example/api/estates'), /^(200|400|404)$/],
  ['an address that is not an address', get('http://[::1/api'), /^400$/],
  ['an address without a slash', get('api/estates'), /^400$/],
  ['the asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^(400|404|405)$/],
  ['raw bytes in an address', get('/api/estates/\xff\xfe\xd0\x01'), /^(400|404)$/],
  ['a broken percent in an address', get('/api/estates/%c0%af%'), /^404$/],
  ['overlong dots in an address', get('/api/%c0%ae%c0%ae/estates'), /^404$/],
  ['a backslash in an address', get('/api\\..\\..\\etc/passwd'), /^(200|400|404)$/],
  ['markup in an address', get(`/api/${encodeURIComponent(markup)}`), /^404$/],
  ['no HTTP at all', 'hello\r\n\r\n', /^400$/],
  ['another version', 'GET /api/estates HTTP/9.9\r\nHost: localhost\r\n\r\n', /^(400|505)$/],
  ['HTTP/2 without a word before', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^400$/],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', /^400$/],
  ['an unknown method', 'BREW /api/estates HTTP/1.1\r\nHost: localhost\r\n\r\n', /^400$/],
  [
    'a method that proxies know',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    /^(none|4\d\d)$/,
  ],
  ['TRACE', 'TRACE /api/estates HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^4\d\d$/],
  ['a request for another protocol', get('/api/estates', 'Upgrade: h2c\r\n'), /^200$/],
  [
    'an expectation',
    post(`${json}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue`, body),
    /^100 201$/,
  ],
  ['an expectation of miracles', post(`${json}\r\nContent-Length: 5\r\nExpect: miracles`, body), /^4\d\d$/],
  [
    'twenty requests at once',
    get('/api/estates?per_page=1')
      .replace(/Connection: .*\r\n/, '')
      .repeat(20),
    /^200( 200){19}$/,
  ],
]

/** The statuses of all answers in a stream. */
function statuses(answer: string): string {
  const found = [...answer.matchAll(/(?:^|\r\n|\}|>)HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)
  return found.length === 0 ? 'none' : found.join(' ')
}

test('bytes that break the rules of HTTP are refused at once, and the site goes on', async (t) => {
  const site = await servedApi(t, await sqliteDatabase(t))
  for (const [name, bytes, expected] of cases) {
    // Where the answer leaves the connection open, our side ends it.
    const { answer, closed } = await exchange(site.port, bytes, {
      leave: name.startsWith('twenty') ? 'end' : 'stay',
    })
    assert.match(statuses(answer), expected, `${name}: ${answer.slice(0, 300)}`)
    assert.ok(closed, `${name}: the connection hangs`)
    assert.ok(!answer.includes(markup), `${name}: markup came back`)
    assert.doesNotMatch(answer, /node_modules|\.ts:\d/, name)
  }
  assert.equal((await site.request('/api/estates')).status, 200)
  assert.deepEqual(
    site.log.lines.filter(({ level }) => level === 'error'),
    [],
  )
})

test('requests that break off in the middle leave nothing behind', async (t) => {
  const db = await sqliteDatabase(t)
  const site = await servedApi(t, db)
  const halves = [
    'GE',
    'GET /api/estates HTTP/1.1\r\nHo',
    post(`${json}\r\nContent-Length: 500`, body),
    post(chunked, chunk(body)),
    post(chunked, `fff\r\n${body}`),
    post(
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000',
      '--x\r\nContent-Disposition: form-data',
    ),
  ]
  for (const half of halves) {
    for (const leave of ['end', 'cut'] as const) {
      const { answer, closed } = await exchange(site.port, half, { leave })
      assert.ok(closed, `${leave}: ${half.slice(0, 40)} hangs`)
      assert.match(statuses(answer), /^(none|4\d\d)$/, half)
    }
  }
  assert.equal((await site.request('/api/estates')).status, 200)
  assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])
  assert.deepEqual(
    site.log.lines.filter(({ level }) => level === 'error'),
    [],
  )
})
