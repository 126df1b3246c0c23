import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { allEndpoints, type ListedEndpoint } from '#contract/all-endpoints.ts'
import { ErrorBody } from '#contract/errors.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { languages } from '#domain/languages.ts'
import { exactly, refusedCall, send } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase, emptyDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'
import { texts } from '#texts/texts.ts'
import { contractSchemas, schemaName } from '../docs/json-schemas.ts'
import { statusWords } from '../docs/status-words.ts'

const calls = allEndpoints.filter(({ endpoint }) => endpoint.path.startsWith('/api/'))
const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET')
const writes = calls.filter(({ endpoint }) => endpoint.method === 'POST')

eachDatabase(
  'R146, R199 whatever is missing answers 404 with the path that was asked for',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const single = reads.filter(({ endpoint }) => endpoint.path.includes(':'))
    assert.ok(single.length >= 7)
    for (const { endpoint } of single) {
      for (const unknown of [
        '999',
        'no-such-thing',
        '0',
        '-1',
        '1e0',
        '01x',
        'Engineer-1',
        '%D1%8B',
        '%00',
        '2147483648',
      ]) {
        const path = endpoint.path.replaceAll(/:\w+/g, unknown)
        const response = await api.request(`${path}?utm_source=x`)
        assert.equal(response.status, 404, path)
        assert.deepEqual(await response.json(), { message: `Page Not Found: ${path}` })
        assert.equal(response.headers.get('cache-control'), 'no-store')
      }
    }
  },
)

test('R199 an address that no call has answers 404 in the same words', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  for (const path of [
    '/api/',
    '/api/nothing',
    '/api/estates/1/2',
    '/api/Awards',
    '/api/awards/',
    '/api/%3Cb%3E',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await api.request(path, { method })
      assert.equal(response.status, 404, `${method} ${path}`)
      assert.deepEqual(await response.json(), { message: `Page Not Found: ${path}` })
      assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
    }
  }
})

eachDatabase('R202 reads of lists answer an empty list where there is no data', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { rows: {} })
  let empty = 0
  for (const { endpoint } of reads.filter(({ endpoint }) => !endpoint.path.includes(':'))) {
    const response = await send(api, endpoint, sampleCall(endpoint))
    assert.equal(response.status, 200, endpoint.path)
    const answer = exactly(endpoint.answer, await response.json())
    const list = Array.isArray(answer) ? answer : (answer as { data: unknown }).data
    if (Array.isArray(list) && list.length === 0) empty++
  }
  assert.ok(empty >= 15, `${empty} lists are empty`)
})

eachDatabase(
  'R203, R204 a write names every field that has to be filled in, as lists of keys',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const schemas = contractSchemas()
    for (const listed of writes) {
      const { message, errors = {} } = await refusedCall(api, listed.endpoint, 422, { body: {} })
      assert.equal(message, 'validation.failed')
      const required = schemas[schemaName(listed, 'Body')]?.required ?? []
      assert.ok(required.length > 0, listed.name)
      for (const field of required) assert.ok(Object.hasOwn(errors, field), `${listed.name} ${field}`)
      for (const keys of Object.values(errors)) {
        assert.ok(keys.length > 0)
        for (const key of keys) assert.ok(Object.hasOwn(texts.ru, key), key)
      }
    }
  },
)

test('R204, R209 a body that cannot be read is refused with a lone message', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  for (const { endpoint } of writes) {
    const post = (type: string, body: string) =>
      api.request(endpoint.path, { method: 'POST', headers: { 'Content-Type': type }, body })
    for (const [response, status] of [
      [await post('application/json', '{'), 400],
      [await post('application/json', '[]'), 400],
      [await post('application/json', `{"name":"${'x'.repeat(70_000)}"}`), 413],
      [await post('text/xml', '<name/>'), 415],
    ] as const) {
      assert.equal(response.status, status, endpoint.path)
      assert.deepEqual(await response.json(), { message: 'validation.body' })
    }
  }
})

test('a wrong method answers 405 and names the right ones', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  for (const { endpoint } of calls) {
    const path = endpoint.path.replaceAll(/:\w+/g, '1')
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await api.request(path, { method })
      assert.equal(response.status, 405, `${method} ${path}`)
      const allowed = (response.headers.get('allow') ?? '').split(', ')
      assert.ok(allowed.includes(endpoint.method), `${path} allows ${allowed.join()}`)
      assert.equal(allowed.includes('HEAD'), allowed.includes('GET'))
      assert.deepEqual(await response.json(), { message: 'Method Not Allowed' })
    }
  }
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R205 what breaks on ${engine} answers a body that gives nothing away`, async (t) => {
    const db = openDatabase(await emptyDatabase(t, engine))
    await migrate(db)
    const { api } = await sampleApi(t, db)
    await db.destroy()
    let broken = 0
    for (const { endpoint } of calls) {
      const response = await send(api, endpoint, sampleCall(endpoint))
      const text = await response.text()
      assert.doesNotMatch(text, /stack|node:|\.ts\b|driver|sql/i, endpoint.path)
      if (response.status < 500) continue
      broken++
      const { message } = ErrorBody.parse(JSON.parse(text))
      const lost = /subscribe|watches/.test(endpoint.path) ? 'subscribe.unavailable' : 'feedback.unavailable'
      const kept = response.status === 503 ? lost : 'error.unexpected'
      assert.deepEqual([message, Object.keys(JSON.parse(text) as object)], [kept, ['message']], endpoint.path)
      assert.match(response.headers.get('x-request-id') ?? '', /^[\w-]{8,}$/)
      assert.equal(response.headers.get('cache-control'), 'no-store')
    }
    assert.ok(broken > 20, `${broken} calls need the database`)
  })
}

test('A20, R205 every message key of the contract, the API and the leads has a text in three languages', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync(['contract/**/*.ts', 'api/**/*.ts', 'leads/**/*.ts'], { cwd: root })
  const sources = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const key = /'((?:validation|feedback|subscribe|error)\.\w+)'/g
  const keys = new Set(sources.flatMap((source) => [...source.matchAll(key)].map(([, found]) => found ?? '')))
  for (const known of [
    'validation.phone',
    'validation.too_many',
    'feedback.unavailable',
    'subscribe.pending',
  ])
    assert.ok(keys.has(known), known)
  for (const language of languages) {
    const known: Readonly<Record<string, string>> = texts[language]
    for (const message of keys) assert.ok((known[message] ?? '').length > 3, `${language} ${message}`)
  }
})

/** Where the statuses of a call come from does not matter here: every one of them has words and a shape. */
test('every refusal of the list is a status that the manual explains', () => {
  const statuses = new Set(allEndpoints.flatMap(({ refusals }: ListedEndpoint) => Object.keys(refusals)))
  for (const status of statuses) assert.notEqual(statusWords(Number(status)), status)
})
