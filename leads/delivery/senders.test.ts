import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { channelsOn, createSenders, type DeliverySettings } from './senders.ts'

const off: DeliverySettings = {
  smtp: null,
  staffEmail: null,
  webhook: null,
  bitrix24: null,
  visitorBot: null,
}
const smtp = { url: 'smtp://127.0.0.1', from: 'Sample <site@example.com>' }
const signal = () => new AbortController().signal
const claimed = {
  id: 'delivery',
  attempt: 1,
  lease: 'lease',
  lead_id: null,
  subscription_id: null,
  watcher_id: null,
}

test('a way is on when its settings are; mail to staff needs a server and an address', () => {
  assert.deepEqual(channelsOn(off), [])
  assert.deepEqual(channelsOn({ ...off, staffEmail: 'sales@example.com' }), [])
  assert.deepEqual(channelsOn({ ...off, smtp }), [])
  const all = {
    smtp,
    staffEmail: 'sales@example.com',
    webhook: { url: 'https://example.com', secret: 's' },
    bitrix24: { url: 'https://example.com' },
    visitorBot: null,
  }
  assert.deepEqual(channelsOn(all), ['mail', 'webhook', 'bitrix24'])
})

eachDatabase('what is gone or not wanted any more is final, and nobody is asked', async (db, _, t) => {
  const { url, received } = await startReceiver(t)
  const mailbox = await startMailbox(t)
  await fillDatabase(db, { subscriptions: [makeRow('subscriptions', { id: 'left', state: 'left' })] })
  const { webhook, letter, mail, bitrix24 } = createSenders(
    { ...off, webhook: { url, secret: 's' }, smtp: { ...smtp, url: mailbox.url } },
    { db, publicUrl: 'https://example.com', uploads: '', secret: 's', now: () => new Date() },
  )
  assert.deepEqual([mail, bitrix24], [undefined, undefined])
  const gone = { ...claimed, channel: 'webhook', lead_id: makeLead(1).id }
  await assert.rejects(webhook!.send(gone, signal()), { name: 'DeliveryFailure', final: true })
  const left = { ...claimed, channel: 'letter', subscription_id: 'left' }
  await assert.rejects(letter!.send(left, signal()), { name: 'DeliveryFailure', final: true })
  assert.deepEqual([received.length, mailbox.letters.length], [0, 0])
})

eachDatabase('A28 a letter speaks for the company of the site, or for its domain', async (db, _, t) => {
  const { url, letters } = await startMailbox(t)
  const subscription = makeRow('subscriptions', { language: 'en' })
  await fillDatabase(db, { subscriptions: [subscription] })
  const { letter } = createSenders(
    { ...off, smtp: { ...smtp, url } },
    { db, publicUrl: 'https://example.com', uploads: '', secret: 's', now: () => new Date() },
  )
  await letter!.send({ ...claimed, channel: 'letter', subscription_id: subscription.id }, signal())
  assert.equal(letters[0]?.headers['subject'], 'Confirm your subscription to news from example.com')
})

eachDatabase('R692 a letter is in the words of the company', async (db, _, t) => {
  const { url, letters } = await startMailbox(t)
  const subscription = makeRow('subscriptions', { language: 'en' })
  const key = 'letter.subject'
  await fillDatabase(db, {
    subscriptions: [subscription],
    localizations: [makeRow('localizations', { language: 'en', key, content: 'Yes to {company} news?' })],
  })
  const { letter } = createSenders(
    { ...off, smtp: { ...smtp, url } },
    { db, publicUrl: 'https://example.com', uploads: '', secret: 's', now: () => new Date() },
  )
  await letter!.send({ ...claimed, channel: 'letter', subscription_id: subscription.id }, signal())
  assert.equal(letters[0]?.headers['subject'], 'Yes to example.com news?')
})
