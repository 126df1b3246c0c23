import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { OutgoingLead } from '#contract/outgoing-lead.ts'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { type Received, startReceiver } from '#tests/helpers/servers/receiver.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { webhook } from './webhook.ts'

const attempt = () => ({ number: 1, signal: new AbortController().signal })

const settings = { secret: 'secret', now: () => new Date('2026-11-21T10:00:00Z') }

async function sent(t: TestContext, reply?: Parameters<typeof startReceiver>[1]) {
  const receiver = await startReceiver(t, reply)
  return { ...receiver, send: webhook({ url: `${receiver.url}/leads?from=site`, ...settings }) }
}

/** The signature as a receiver checks it, over the bytes that came. */
function rightSignature({ headers, body }: Received): boolean {
  return headers['x-signature'] === `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`
}

test('a lead is posted as JSON with its id as the key and a signature over the body', async (t) => {
  const { send, received } = await sent(t)
  const lead = sampleLead()
  await send(lead, attempt())
  const [request] = received
  assert.equal(request?.path, '/leads?from=site')
  assert.equal(request.headers['idempotency-key'], lead.id)
  assert.match(request.headers['content-type'] ?? '', /^application\/json/)
  assert.ok(rightSignature(request))
  assert.deepEqual(OutgoingLead.parse(JSON.parse(request.body)), lead)
})

test('R419 a second signature says when a message was sent, and is another one at another time', async (t) => {
  let now = new Date('2026-11-21T10:00:00.900Z')
  const receiver = await startReceiver(t)
  const send = webhook({ url: receiver.url, secret: 'secret', now: () => now })
  await send(sampleLead(), attempt())
  now = new Date('2026-11-21T10:05:00Z')
  await send(sampleLead(), attempt())
  const signatures = receiver.received.map(({ headers, body }) => {
    const [id, time] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
    const expected = createHmac('sha256', 'secret').update(`${id}.${time}.${body}`).digest('base64')
    assert.equal(headers['webhook-signature'], `v1,${expected}`)
    assert.equal(id, sampleLead().id)
    return [time, expected]
  })
  assert.deepEqual(
    signatures.map(([time]) => time),
    ['1795255200', '1795255500'],
  )
  assert.notEqual(signatures[0]?.[1], signatures[1]?.[1])
})

test('any 2xx means delivered', async (t) => {
  for (const status of [200, 201, 202, 204]) {
    const { send } = await sent(t, () => ({ status }))
    await send(sampleLead(), attempt())
  }
})

test('everything else is a failure that names the status; only 410 is final', async (t) => {
  for (const status of [301, 400, 401, 404, 410, 422, 429, 500, 503]) {
    const { send } = await sent(t, () => ({ status, body: { error: '+77011234567' } }))
    await assert.rejects(send(sampleLead(), attempt()), (error) => {
      assert.ok(error instanceof DeliveryFailure)
      assert.deepEqual([error.message, error.final], [`status ${status}`, status === 410])
      return true
    })
  }
})

test('a redirect is not followed: the settings say where personal data go', async (t) => {
  const other = await startReceiver(t)
  const { send } = await sent(t, () => ({ status: 307, headers: { Location: other.url } }))
  await assert.rejects(send(sampleLead(), attempt()), /status 307/)
  assert.equal(other.received.length, 0)
})

test('a receiver that is not there is named by the code of the error alone', async (t) => {
  const { url, stop } = await startReceiver(t)
  await stop()
  const send = webhook({ url, ...settings })
  await assert.rejects(send(sampleLead(), attempt()), {
    name: 'DeliveryFailure',
    message: 'ECONNREFUSED',
    final: false,
  })
})

test('a receiver that hangs is left when nobody waits any more', async (t) => {
  const { send } = await sent(t, () => 'hang')
  const waiting = new AbortController()
  setTimeout(() => waiting.abort(), 50)
  await assert.rejects(send(sampleLead(), { number: 1, signal: waiting.signal }), {
    name: 'DeliveryFailure',
    message: 'interrupted',
  })
})

test('user and password of the address travel as basic authorization', async (t) => {
  const { url, received } = await startReceiver(t)
  const address = url.replace('http://', 'http://site:p%40ss@')
  await webhook({ url: address, ...settings })(sampleLead(), attempt())
  assert.equal(received[0]?.headers.authorization, `Basic ${Buffer.from('site:p@ss').toString('base64')}`)
})
