import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { startMacroCrm } from '#tests/helpers/leads/macrocrm-server.ts'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { macroCrm, type MacroCrmSettings } from './macrocrm.ts'

const attempt = () => ({ number: 1, signal: new AbortController().signal })
const now = () => new Date('2026-11-21T10:00:00.900Z')

async function server(
  t: TestContext,
  settings: Partial<MacroCrmSettings> = {},
  trouble?: Parameters<typeof startMacroCrm>[1],
) {
  const receiver = await startMacroCrm(t, trouble)
  const usual = { url: `${receiver.url}/`, domain: 'example.com', secret: 'secret', action: 'buy' } as const
  return { ...receiver, send: macroCrm({ ...usual, ...settings }, { now }) }
}

test('R795 a request comes to MacroCRM signed by domain, time and secret', async (t) => {
  const { requests, received, send } = await server(t)
  await send(sampleLead(), attempt())
  const { message, ...fields } = requests[0] ?? {}
  assert.deepEqual(fields, {
    action: 'buy',
    name: 'Айгүл',
    phone: '+77011234567',
    email: 'visitor@example.com',
    utm_source: 'google',
    utm_medium: 'cpc',
  })
  assert.match(message ?? '', /^Встреча: Айгүл, Алатау Парк, квартира № 114\n\nИмя: Айгүл\n/)
  assert.match(message ?? '', new RegExp(`Номер заявки: ${sampleLead().id}$`))
  const sent = new URLSearchParams(received[0]?.body)
  assert.equal(sent.get('time'), '1795255200')
  assert.doesNotMatch(received[0]?.body ?? '', /secret/)
})

test('R795 the action is that of the settings, and no mail address is sent where there is none', async (t) => {
  const { requests, send } = await server(t, { action: 'question' })
  await send(sampleLead({ email: '' }), attempt())
  assert.deepEqual([requests[0]?.['action'], 'email' in (requests[0] ?? {})], ['question', false])
})

test('R795 a summary is one request with all numbers in its text', async (t) => {
  const { requests, send } = await server(t)
  const list = [sampleLead(), sampleLead({ id: 'second', phone: '+77770000000' })]
  await send({ id: 'summary-1', form: 'summary', requests: list }, attempt())
  assert.deepEqual(
    [requests[0]?.['name'], requests[0]?.['phone']],
    ['Заявки сверх лимита: 2', '+77011234567'],
  )
  assert.match(requests[0]?.['message'] ?? '', /\+7 \(777\) 000-00-00[^]+second/)
  const many = Array.from({ length: 200 }, () => sampleLead({ message: 'я'.repeat(900) }))
  await send({ id: 'summary-2', form: 'summary', requests: many }, attempt())
  assert.ok((requests[1]?.['message'] ?? '').length <= 15_000)
})

test('R795 a wrong secret, another domain and any refusal are failures that pass and quote nothing', async (t) => {
  const refused = 'status 200, MacroCRM refuses the token: domain, secret or the clock is wrong'
  for (const settings of [{ secret: 'wrong' }, { domain: 'example.org' }]) {
    const { send, requests } = await server(t, settings)
    await assert.rejects(send(sampleLead(), attempt()), {
      name: 'DeliveryFailure',
      message: refused,
      final: false,
    })
    assert.equal(requests.length, 0)
  }
  const cases = [
    [
      200,
      { error: true, message: 'The phone +77011234567 is wrong' },
      'status 200, MacroCRM did not take it',
    ],
    [200, { success: true, error: 'no' }, 'status 200, MacroCRM did not take it'],
    [200, { success: false }, 'status 200, MacroCRM did not take it'],
    [200, 'an HTML page', 'status 200, MacroCRM did not take it'],
    [500, { success: true }, 'status 500'],
    [302, null, 'status 302'],
  ] as const
  for (const [status, body, message] of cases) {
    const { send } = await server(t, {}, () => ({ status, body }))
    await assert.rejects(send(sampleLead(), attempt()), { name: 'DeliveryFailure', message, final: false })
  }
})
