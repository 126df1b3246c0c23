import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

test('R230 a refusal names the limit or the field that it is about', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  const person = { name: 'Әлия', phone: '+77011234567', consent: true }
  const send = (fields: object) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, ...fields }),
  })
  const cases: [string, RequestInit | undefined, number, Record<string, string[]>][] = [
    ['/api/estates?category=castle', undefined, 404, { category: ['validation.choice'] }],
    ['/api/estates?per_page=101', undefined, 422, { per_page: ['validation.per_page'] }],
    ['/api/redirects?path=x', undefined, 422, { path: ['validation.path'] }],
    ['/api/feedback/callback', send({ form_token: 'x' }), 422, { form_token: ['form.again'] }],
    ['/api/feedback/callback', send({ website: 'x' }), 422, { website: ['form.again'] }],
  ]
  for (const [path, init, status, errors] of cases) {
    const response = await api.request(path, init)
    const body = (await response.json()) as { errors?: unknown }
    assert.deepEqual([response.status, body.errors], [status, errors], path)
  }
})

test('A41 an address that has not moved has no status', async (t) => {
  const { api } = await sampleApi(t, await sqliteDatabase(t))
  assert.deepEqual(await (await api.request('/api/redirects?path=/none')).json(), { data: { target: null } })
})
