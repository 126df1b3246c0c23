import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCalculators } from '#contract/calculators.ts'
import { postReserve } from '#contract/feedback.ts'
import { silentLog } from '#api/http/log.ts'
import { createApiClient } from './api-client.ts'
import { apiCall } from './api-call.ts'
import { httpApi } from './http-api.ts'

test('R183 R184 A41 an id that another server never gave is left out of a question, and in this process kept in a form', () => {
  const asked = { complex_id: '0', house_id: 7, 'estate_category_ids[]': ['1'] }
  const { path } = apiCall(getCalculators, asked, 'ru')
  assert.deepEqual(Object.fromEntries(new URLSearchParams(path.split('?')[1])), {
    'estate_category_ids[]': '1',
    house_id: '7',
  })
  assert.equal(apiCall(postReserve, { estate_id: '0' }, 'ru').body, '{"estate_id":"0"}')
})

test('R150 R193 A41 A19 a form for another server leaves out what is not known, and keeps the fields of a person', async () => {
  const sent: unknown[] = []
  const source = httpApi(async ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return new Response(null, { status: 204 })
  }, silentLog)
  const visitor = { language: 'ru', clientAddress: '', requestId: 'request-1' } as const
  const person = { name: 'Алия', phone: '', email: '' }
  const choices = {
    complex_id: '0',
    house_id: '',
    vacancy_id: -1,
    payment_method: '',
    date: '',
    time_slot: '',
  }
  await createApiClient(source)(visitor)(postReserve, { ...person, ...choices, estate_id: '101' })
  assert.deepEqual(sent, [{ ...person, estate_id: '101' }])
})
