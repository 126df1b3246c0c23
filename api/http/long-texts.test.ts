import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { growsTooFast } from '#tests/helpers/hostile/growing-work.ts'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { sampleCall } from '#tests/helpers/sample-calls.ts'
import { parameterSchemas } from '../docs/json-schemas.ts'

/** The room in the body of a form, in characters. */
const longest = 60_000

/** The room in an address beside the rest of it, in characters. */
const longestQuery = 15_000

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

test('R221 no field of a form makes more work than its length: runs of every sign, 60 KB long', async () => {
  const writes = allEndpoints.filter(({ endpoint }) => endpoint.body !== undefined)
  assert.ok(writes.length >= 10)
  const slow: string[] = []
  for (const { name, endpoint } of writes) {
    const right: Record<string, unknown> = { ...sampleCall(endpoint).body, time_slot: '15:00' }
    const fields = parameterSchemas(endpoint.body).map((field) => field.name)
    for (const sign of signs) {
      for (const [index, shape] of shapes.entries()) {
        const bodies = new Map<number, object>()
        for (const length of [longest / 10, longest]) {
          const texts = fields.map((field) => [
            field,
            shape(sign.repeat(length), String(right[field] ?? 'x')),
          ])
          bodies.set(length, Object.fromEntries(texts))
        }
        const parse = (length: number) => endpoint.body?.safeParse(bodies.get(length))
        if (await growsTooFast(parse, longest)) slow.push(`${name} ${JSON.stringify(sign)} ${index}`)
      }
    }
  }
  assert.deepEqual(slow, [])
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
  const slow: string[] = []
  for (const { name, endpoint } of reads) {
    const { params = {}, query = '' } = sampleCall(endpoint)
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => String(params[key]))
    const fields = parameterSchemas(endpoint.query).map((field) => field.name)
    for (const field of fields) {
      for (const sign of [' ', '0', ',', '-', '.', '/', '(', 'a', '#']) {
        const written = encodeURIComponent(sign)
        const ask = async (length: number) => {
          const run = written.repeat(length / written.length)
          const response = await api.request(`${path}?${query}&${field}=1${run}2`)
          assert.ok(response.status < 500, `${name} ${field} ${sign}`)
        }
        if (await growsTooFast(ask, longestQuery)) slow.push(`${name} ${field} ${sign}`)
      }
    }
  }
  assert.deepEqual(slow, [])
})
