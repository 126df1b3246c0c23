import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints, type ListedEndpoint } from '#contract/all-endpoints.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { tooMuchWork } from '#tests/helpers/hostile/growing-work.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleApp } from '#tests/helpers/servers/served-api.ts'
import { parameterSchemas } from '../docs/json-schemas.ts'

/** The room in the body of a form, in bytes. */
const longest = 60_000

/** The room in an address beside the rest of it, in characters. */
const longestQuery = 15_000

/** The room for one header beside the others, in characters. */
const longestHeader = 40_000

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index))
const signs = [...printable, '\t', '\n', '\u00a0', 'ә', '№', '–', '\u200b', '\u0301', '０']

/** A run of one sign alone, before, behind and within a valid value, and before the text that follows a number. */
const shapes: readonly ((run: string, right: string) => string)[] = [
  (run) => run,
  (run, right) => run + right,
  (run, right) => right + run,
  (run, right) => right.slice(0, right.length / 2) + run + right.slice(right.length / 2),
  (run) => `1${run}2`,
  (run, right) => `${run}${right.replace('+', '')}, 5`,
]

/** One letter and one digit for all of them, where a whole call is made. */
const fewSigns = signs.filter((sign) => !/[b-zA-Z1-9]/.test(sign))

/** Signs that lists, ranges, paths and numbers are made of; then every other sign, and runs of two. */
const usualRuns = [' ', '0', ',', '-', '.', '/', '(', 'a', '#']
const runsOfQueries = new Set([...usualRuns, ...fewSigns, '1,', 'a,', '1-', 'a/', '1.'])

const writes = allEndpoints.filter(({ endpoint }) => endpoint.body !== undefined)

/** A run of a sign of so many bytes. */
function runOf(sign: string, bytes: number): string {
  return sign.repeat(bytes / Buffer.byteLength(sign))
}

/** Fields of a call with a value that it takes, where the sample has one. */
function fieldsOf({ endpoint }: ListedEndpoint): { name: string; right: string; schema: string }[] {
  const body: Record<string, unknown> = { ...sampleCall(endpoint).body, time_slot: '15:00' }
  return parameterSchemas(endpoint.body).map(({ name, schema }) => {
    return { name, right: String(body[name] ?? 'x'), schema: JSON.stringify([name, schema]) }
  })
}

/** The forms, each with the fields that those before it lack: the same field of two forms is the same code. */
function differentFields() {
  const known = new Set<string>()
  return writes.map((write) => ({
    write,
    fields: fieldsOf(write).filter(({ schema }) => !known.has(schema) && known.add(schema)),
  }))
}

test('R221 no field of a form makes more work than its length: runs of every sign, in every place', async () => {
  assert.ok(writes.length >= 10)
  for (const { write, fields } of differentFields()) {
    for (const sign of signs) {
      for (const [index, shape] of shapes.entries()) {
        const bodyOf = (length: number) =>
          Object.fromEntries(fields.map(({ name, right }) => [name, shape(runOf(sign, length), right)]))
        const bodies = new Map([longest / 2, longest].map((length) => [length, bodyOf(length)]))
        const parse = (length: number) => write.endpoint.body?.safeParse(bodies.get(length))
        const complaint = await tooMuchWork(parse, longest)
        assert.equal(complaint, null, `${write.name} ${JSON.stringify(sign)} ${index}: ${complaint}`)
      }
    }
  }
})

test('R221 no form stops the site: each field is sent 60 KB of every sign', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  for (const { write, fields } of differentFields()) {
    for (const { name } of fields) {
      for (const sign of fewSigns) {
        const send = async (length: number) => {
          // The honeypot refuses it once every field was read: writing to the disk is no work of the text.
          const fields = {
            ...sampleCall(write.endpoint).body,
            website: 'x',
            [name]: `1${runOf(sign, length)}2`,
          }
          const body = JSON.stringify(fields)
          const headers = { 'Content-Type': 'application/json' }
          const { status } = await api.request(write.endpoint.path, { method: 'POST', headers, body })
          assert.ok(status < 500, `${write.name} ${name} ${JSON.stringify(sign)}: ${status}`)
        }
        const complaint = await tooMuchWork(send, longest)
        assert.equal(complaint, null, `${write.name} ${name} ${JSON.stringify(sign)}: ${complaint}`)
      }
    }
  }
})

test('R221 what is too long for a field is refused by the field', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const refusal = async (path: string, fields: object) => {
    const person = { name: 'Әлия', phone: '+77011234567', consent: true }
    const response = await api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...person, ...fields }),
    })
    return { status: response.status, errors: ((await response.json()) as { errors?: unknown }).errors }
  }
  const attacks: [string, object, object][] = [
    [
      '/api/feedback/callback',
      { phone: `${'+'.repeat(60_000)}77011234567, 5` },
      { phone: ['validation.phone'] },
    ],
    ['/api/feedback/meets', { time_slot: `1${' '.repeat(60_000)}2` }, { time_slot: ['validation.date'] }],
    ['/api/feedback/callback', { name: `${' '.repeat(60_000)}Әлия` }, { name: ['validation.name'] }],
    ['/api/feedback/callback', { email: '\u200b'.repeat(20_000) }, { email: ['validation.email'] }],
  ]
  for (const [path, fields, errors] of attacks)
    assert.deepEqual(await refusal(path, fields), { status: 422, errors })
})

test('R221 no parameter of an address makes more work than its length', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const reads = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET')
  const known = new Set<string>()
  for (const { name, endpoint } of reads) {
    const { params = {}, query = '' } = sampleCall(endpoint)
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => String(params[key]))
    for (const { name: field, schema } of parameterSchemas(endpoint.query)) {
      // Every sign where a parameter is met first: in the calls that follow the same code reads it.
      const isFirst = known.size < known.add(JSON.stringify([field, schema])).size
      for (const sign of isFirst ? runsOfQueries : usualRuns) {
        const written = encodeURIComponent(sign)
        const ask = async (length: number) => {
          const run = written.repeat(length / written.length)
          const response = await api.request(`${path}?${query}&${field}=1${run}2`)
          assert.ok(response.status < 500, `${name} ${field} ${sign}`)
        }
        const complaint = await tooMuchWork(ask, longestQuery)
        assert.equal(complaint, null, `${name} ${field} ${sign}: ${complaint}`)
      }
    }
  }
  assert.ok(known.size >= 50)
})

test('R572 no part of a path makes more work than its length', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const named = allEndpoints.filter(({ endpoint }) => endpoint.path.includes(':'))
  assert.ok(named.length >= 8)
  for (const { name, endpoint } of named) {
    for (const sign of ['%20', '0', ',', '-', '.', '%2F', '(', 'a', '#', '%25']) {
      const ask = async (length: number) => {
        const run = `1${sign.repeat(length / sign.length)}2`
        const response = await api.request(endpoint.path.replaceAll(/:\w+/g, () => run))
        assert.ok(response.status < 500, `${name} ${sign}: ${response.status}`)
      }
      const complaint = await tooMuchWork(ask, longestQuery)
      assert.equal(complaint, null, `${name} ${sign}: ${complaint}`)
    }
  }
})

test('R572 no header makes more work than its length', async (t) => {
  const { app } = await sampleApp(t, await sqliteDatabase(t))
  const headers = [
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Content-Type',
    'Cookie',
    'Idempotency-Key',
    'If-None-Match',
    'Origin',
    'Referer',
    'User-Agent',
    'X-Forwarded-For',
  ]
  const runs = [' ', '0', ',', ';', '-', '/', '(', 'a', '=', '"', 'a,', 'a=b; ', 'a;q=0.1,', '1.1.1.1,']
  for (const header of headers) {
    for (const run of runs) {
      for (const [method, path] of [
        ['POST', '/api/feedback/callback'],
        ['GET', '/language/kk?to=/a'],
      ] as const) {
        const send = async (length: number) => {
          const value = `1${run.repeat(length / run.length)}2`
          const body = method === 'POST' ? '{"website":"x"}' : null
          const { status } = await app.request(path, { method, body, headers: { [header]: value } })
          assert.ok(status < 500, `${path} ${header} ${run}: ${status}`)
        }
        const complaint = await tooMuchWork(send, longestHeader)
        assert.equal(complaint, null, `${path} ${header} ${JSON.stringify(run)}: ${complaint}`)
      }
    }
  }
})
