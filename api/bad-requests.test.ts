import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { allEndpoints, type ListedEndpoint } from '#contract/all-endpoints.ts'
import { ErrorBody } from '#contract/errors.ts'
import { exactly } from '#tests/helpers/call-api.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases.ts'
import { sampleApi } from '#tests/helpers/sample-api.ts'
import { texts } from '#texts/texts.ts'

/** Requests for each call, and how long one answer may take, in milliseconds, on a busy machine. */
const rounds = 300
const patience = 5_000

const nasty = [
  '',
  '0',
  '-1',
  '1e9',
  'NaN',
  '2147483648',
  '999999999999',
  '9'.repeat(40),
  "1' or '1'='1",
  '1; drop table leads; --',
  '<script>alert(1)</script>',
  '%00',
  '\0',
  '\u202e',
  '\ud800',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  ',,,,',
  '1,'.repeat(3000),
  'ы'.repeat(2000),
  '+77011234567',
]
const text = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
)
const key = (names: readonly string[]) =>
  fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), text)

function namesOf({ endpoint }: ListedEndpoint): string[] {
  const parts = [endpoint.query, endpoint.body].filter((part) => part !== undefined)
  return parts.flatMap((part) => ('shape' in part ? Object.keys(part.shape as object) : []))
}

function query(listed: ListedEndpoint) {
  return fc
    .array(fc.tuple(key(namesOf(listed)), text), { maxLength: 8 })
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))
}

/** Half of the texts go in as they are, as careless clients send them. */
function encode(value: string): string {
  return value.length % 2 === 0 ? encodeURIComponent(value.toWellFormed()) : value.replaceAll(/[&#\s\0]/g, '')
}

const headers = fc.record(
  {
    'Accept-Language': fc.constantFrom('kk', '*', ';q=', 'ru;q=9', 'x'.repeat(5000)),
    'If-None-Match': fc.constantFrom('*', 'W/', '"', ',,,', 'x'.repeat(5000)),
    'Idempotency-Key': fc.constantFrom('', ' ', 'k', 'k'.repeat(5000)),
    Referer: fc.constantFrom('', 'not an address', 'x'.repeat(5000)),
  },
  { requiredKeys: [] },
)

function body(listed: ListedEndpoint) {
  const large = fc.constant('x'.repeat(70_000))
  const value = fc.oneof(
    { weight: 8, arbitrary: text },
    { weight: 8, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: large },
  )
  const fields = fc.dictionary(key(namesOf(listed)), value, { maxKeys: 6 })
  const valid = fc.constant({ name: 'Әлия', phone: '87011234567' })
  const spoilt = fc.tuple(valid, fields).map(([good, bad]) => ({ ...good, ...bad }))
  const json = fc.oneof(
    { weight: 6, arbitrary: spoilt },
    { weight: 2, arbitrary: fields },
    { weight: 1, arbitrary: value },
  )
  return fc.oneof(
    { weight: 8, arbitrary: json.map((sent) => ({ type: 'application/json', sent: JSON.stringify(sent) })) },
    { weight: 1, arbitrary: text.map((sent) => ({ type: 'application/json', sent })) },
    {
      weight: 4,
      arbitrary: query(listed).map((sent) => ({ type: 'application/x-www-form-urlencoded', sent })),
    },
    {
      weight: 1,
      arbitrary: text.map((sent) => ({ type: 'multipart/form-data; boundary=x', sent: part(sent) })),
    },
    { weight: 1, arbitrary: text.map((sent) => ({ type: 'text/xml', sent })) },
  )
}

function part(value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${value}"\r\n\r\n${value}\r\n--x--`
}

function badRequest(listed: ListedEndpoint) {
  const path = fc
    .constantFrom('1', 'ru', ...nasty)
    .map((value) => listed.endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(value.toWellFormed())))
  return fc.record({
    path,
    query: query(listed),
    headers,
    method: fc.constantFrom(...Array<string>(8).fill(listed.endpoint.method), 'PUT', 'HEAD'),
    body: body(listed),
  })
}

for (const listed of allEndpoints) {
  eachDatabase(
    `${listed.name}: ${rounds} bad requests, no 5xx, no hang, no error logged`,
    async (db, _, t) => {
      const { api, log } = await sampleApi(t, db)
      await fc.assert(
        fc.asyncProperty(badRequest(listed), async (bad) => {
          const posted = bad.method === 'POST' || bad.method === 'PUT'
          const started = performance.now()
          const response = await api.request(`${bad.path}?${bad.query}`, {
            method: bad.method,
            headers: posted ? { ...bad.headers, 'Content-Type': bad.body.type } : bad.headers,
            ...(posted ? { body: bad.body.sent } : {}),
          })
          const answer = await response.text()
          assert.ok(performance.now() - started < patience, 'the answer took too long')
          assert.ok(response.status < 500, `${response.status} ${answer}`)
          if (bad.method === 'HEAD' || response.status === 304) return
          if (response.ok) exactly(listed.endpoint.answer, JSON.parse(answer))
          else checkRefusal(JSON.parse(answer))
        }),
        { numRuns: rounds, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: true },
      )
      assert.ok(log.lines.every(({ level }) => level === 'info'))
    },
  )
}

/** A refusal is in the shape of the contract, and whatever a form would show under a field has a text. */
function checkRefusal(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null && 'similar' in answer) return
  const { errors = {} } = exactly(ErrorBody, answer) as ErrorBody
  for (const message of Object.values(errors).flat()) assert.ok(Object.hasOwn(texts.ru, message), message)
}

test('a query of 10 KB is answered, and so is a body of 64 KB that is deep', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const long = await api.request(`/api/estates?rooms=${'1,'.repeat(5000)}2&x=${'y'.repeat(10_000)}`)
  assert.equal(long.status, 200)
  const deep = `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const headers = { 'Content-Type': 'application/json' }
  const response = await api.request('/api/feedback/callback', { method: 'POST', body: deep, headers })
  assert.equal(response.status, 422)
})
