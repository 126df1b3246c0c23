import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postCallback } from '#contract/feedback.ts'
import { OutgoingLead } from '#contract/outgoing-lead.ts'
import { callApi, exactly } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { startBitrix24 } from '#tests/helpers/leads/bitrix24-portal.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { deliverySettings, startDelivery } from './delivery.ts'
import { parseEnv } from '../env.ts'

const publicUrl = 'https://kerege.kz'

eachDatabase('a request reaches staff on every way that is on, as soon as it is kept', async (db, _, t) => {
  const mailbox = await startMailbox(t)
  const { url, received } = await startReceiver(t)
  const portal = await startBitrix24(t)
  const env = parseEnv({
    DATA_DIR: temporaryFolder(t),
    SMTP_URL: mailbox.url,
    LEADS_EMAIL: 'sales@example.com',
    LEADS_WEBHOOK_URL: `${url}/leads`,
    LEADS_WEBHOOK_SECRET: 'the secret of the receiver',
    BITRIX24_WEBHOOK_URL: portal.url,
  })
  const lines: { facts: object; message: string }[] = []
  const say = (facts: object, message: string) => void lines.push({ facts, message })
  const log = { info: say, warn: say, error: say }
  const counted: string[] = []
  const metrics = {
    delivery: (channel: string, state: string) => void counted.push(`${channel} ${state}`),
  }
  const delivery = startDelivery({ db, env, publicUrl, secret: 'secret', log, metrics })
  t.after(() => delivery.close())
  const leads = { channels: delivery.channels, accepted: delivery.wake }
  const { api } = await sampleApi(t, db, { leads })
  const body = { name: 'Әлия', phone: '+77011234567', estate_id: 1, utm_source: 'google' }
  const began = performance.now()
  const { data } = await callApi(api, postCallback, { body })
  await until(
    async () => received.length === 1 && portal.items.leads.length === 1 && mailbox.letters.length === 1,
  )
  assert.ok(performance.now() - began < 5_000)
  await delivery.close()

  const hook = received.find(({ path }) => path === '/leads')
  const lead = exactly(OutgoingLead, JSON.parse(hook?.body ?? '')) as OutgoingLead
  assert.deepEqual([lead.id, lead.utm.utm_source, lead.about.estate?.number], [data.id, 'google', '1'])
  assert.equal(hook?.headers['idempotency-key'], data.id)
  assert.equal(portal.items.leads[0]?.['originId'], data.id)
  assert.deepEqual(mailbox.letters[0]?.to, ['sales@example.com'])
  const states = await db.selectFrom('deliveries').select(['channel', 'state']).orderBy('channel').execute()
  assert.deepEqual(
    states.map(({ channel, state }) => `${channel} ${state}`),
    ['bitrix24 delivered', 'mail delivered', 'webhook delivered'],
  )
  assert.deepEqual(counted.toSorted(), ['bitrix24 delivered', 'mail delivered', 'webhook delivered'])
  const told = lines.filter(({ facts }) => 'lead' in facts && facts.lead === data.id)
  assert.deepEqual(
    told.map(({ message }) => message),
    ['delivered', 'delivered', 'delivered'],
  )
  assert.doesNotMatch(JSON.stringify(lines), /Әлия|1234567/)
})

test('letters leave in the name of MAIL_FROM, else of the user of the mail server, else of staff', () => {
  const from = (input: Record<string, string>) => deliverySettings(parseEnv(input), publicUrl).smtp?.from
  assert.equal(from({}), undefined)
  const login = 'smtps://site%40example.com:p@mail.example.com'
  assert.equal(from({ SMTP_URL: login, MAIL_FROM: 'Sample <a@b.kz>' }), 'Sample <a@b.kz>')
  assert.equal(from({ SMTP_URL: login, LEADS_EMAIL: 'sales@example.com' }), 'site@example.com')
  assert.equal(from({ SMTP_URL: 'smtp://u:p@h', LEADS_EMAIL: 'sales@example.com' }), 'sales@example.com')
  assert.equal(from({ SMTP_URL: 'smtp://h' }), 'no-reply@kerege.kz')
})

test('without settings nothing is on', () => {
  assert.deepEqual(deliverySettings(parseEnv({}), publicUrl), {
    smtp: null,
    staffEmail: null,
    webhook: null,
    bitrix24: null,
    visitorBot: null,
  })
})
