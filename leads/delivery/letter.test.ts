import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { withCompany } from '#texts/text.ts'
import { texts } from '#texts/texts.ts'
import { letter } from './letter.ts'
import { mailer } from './mailer.ts'
import { readSubscriptionToken } from '../subscriptions/subscription-token.ts'

const secret = 'secret'
const now = () => new Date('2026-11-21T10:00:00Z')
const subscriber = { id: '01900000-0000-7000-8000-000000000003', email: 'reader@example.com' }
const quiet = () => new AbortController().signal

async function letters(t: TestContext, refuse: Parameters<typeof startMailbox>[1] = {}) {
  const mailbox = await startMailbox(t, refuse)
  const send = mailer(mailbox.url, 'site@example.com')
  const parts = { send, domain: 'example.com', publicUrl: 'https://example.com', secret, now }
  return {
    ...mailbox,
    send: letter({ ...parts, texts: async (language) => withCompany(texts[language], 'Sample') }),
  }
}

test('A28 the letter asks in the language of the subscriber and leads to the page in it', async (t) => {
  const { letters: sent, send } = await letters(t)
  const expected = [
    ['ru', 'Подтвердите подписку на новости Sample', ''],
    ['kk', 'Sample жаңалықтарына жазылуды растаңыз', '/kk'],
    ['en', 'Confirm your subscription to news from Sample', '/en'],
  ] as const
  for (const [language, subject, prefix] of expected) {
    await send({ ...subscriber, language }, `delivery-${language}`, quiet())
    const got = sent.at(-1)
    assert.deepEqual([got?.to, got?.headers['subject']], [['reader@example.com'], subject])
    const link = /https:\S+/.exec(got?.text ?? '')?.[0] ?? ''
    const { pathname, searchParams } = new URL(link)
    assert.equal(pathname, `${prefix}/contents/subscribe/confirm`)
    const token = readSubscriptionToken(secret, 'confirm', searchParams.get('token') ?? '', now())
    assert.deepEqual(token, { id: subscriber.id, madeAt: now() })
    assert.doesNotMatch(got?.text ?? '', /[{}]/)
  }
})

test('an address that the mail server does not know is asked no second time', async (t) => {
  const { send } = await letters(t, { recipient: () => ({ code: 550, text: 'no such user' }) })
  await assert.rejects(send({ ...subscriber, language: 'ru' }, 'delivery', quiet()), {
    name: 'DeliveryFailure',
    message: 'EENVELOPE 550 RCPT',
    final: true,
  })
})

test('R950 a refused sender is told apart from a refused reader: it is for staff to mend', async (t) => {
  const { send } = await letters(t, { sender: () => ({ code: 550, text: 'not you' }) })
  await assert.rejects(send({ ...subscriber, language: 'ru' }, 'delivery', quiet()), {
    message: 'EENVELOPE 550',
    final: true,
  })
})

test('a mailbox that is full for now is asked again', async (t) => {
  const { send } = await letters(t, { recipient: () => ({ code: 452, text: 'full' }) })
  await assert.rejects(send({ ...subscriber, language: 'ru' }, 'delivery', quiet()), { final: false })
})
