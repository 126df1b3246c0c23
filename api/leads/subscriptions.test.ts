import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { confirmSubscription, leaveSubscription, postSubscription } from '#contract/subscriptions.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { type LeadLimits, noLimits, TooMany } from '#leads/intake/limits.ts'
import { type SubscriptionPurpose, subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { callApi, refusedCall, send } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { texts } from '#texts/texts.ts'
import { createApi } from '../create-api.ts'

const secret = 'a secret of the tests, long enough to be one'
const reader = { email: 'Reader@Example.kz', consent: true }
const start = new Date('2026-11-21T10:00:00.000Z')
const day = 24 * 3_600_000

/** The API at a moment that the test moves on. */
async function apiAt(t: TestContext, db: Database, leads: { letters?: boolean; limits?: LeadLimits } = {}) {
  let at = start.getTime()
  const now = () => new Date(at)
  const { api, log } = await sampleApi(t, db, { now, leads: { secret, ...leads } })
  const link = (purpose: SubscriptionPurpose, id: string) => ({
    body: { token: subscriptionToken(secret, purpose, id, now()) },
  })
  return { api, log, link, now, pass: (milliseconds: number) => void (at += milliseconds) }
}

async function only(db: Database) {
  return db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
}

eachDatabase('R194 R196 A28 a subscription is asked for, confirmed and ended', async (db, _, t) => {
  const { api, link, pass } = await apiAt(t, db, { letters: true })
  const asked = await callApi(api, postSubscription, {
    body: { ...reader, locale: 'kk', page_url: 'https://kerege.kz/kk/contents' },
  })
  assert.deepEqual(asked, { message: 'subscribe.pending' })
  const { id, ...kept } = await only(db)
  assert.deepEqual([kept.email, kept.language, kept.state], ['reader@example.kz', 'kk', 'pending'])
  assert.match(kept.consent_version, /^subscribe-kk-[0-9a-f]{8}$/)
  assert.deepEqual([kept.consent_at, kept.page_url], [start.toISOString(), 'https://kerege.kz/kk/contents'])

  const confirm = link('confirm', id)
  pass(6 * day)
  assert.deepEqual(await callApi(api, confirmSubscription, confirm), { message: 'subscribe.confirmed' })
  assert.deepEqual(await callApi(api, confirmSubscription, confirm), { message: 'subscribe.confirmed' })
  assert.equal((await only(db)).state, 'active')

  assert.deepEqual(await callApi(api, leaveSubscription, link('leave', id)), { message: 'subscribe.left' })
  assert.deepEqual(await callApi(api, leaveSubscription, link('leave', id)), { message: 'subscribe.left' })
  assert.equal((await only(db)).state, 'left')
  const { errors } = await refusedCall(api, confirmSubscription, 422, confirm)
  assert.deepEqual(errors, { token: ['validation.link_expired'] })
})

eachDatabase(
  'R397 one network gets a tenth of the letters of a day, and others are written to all the same',
  async (db, _, t) => {
    const { api, pass } = await apiAt(t, db, { letters: true })
    let asked = 0
    /** How many letters more there are after so many requests for as many addresses. */
    const lettersOf = async (count: number, clientAddress: (number: number) => string) => {
      const letters = () => db.selectFrom('deliveries').select('id').where('channel', '=', 'letter').execute()
      const before = (await letters()).length
      for (let number = 0; number < count; number++) {
        const body = JSON.stringify({ ...reader, email: `reader${asked++}@example.kz` })
        const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
        const response = await api.request(postSubscription.path, init, {
          clientAddress: clientAddress(number),
        })
        assert.equal(response.status, postSubscription.success)
      }
      return (await letters()).length - before
    }
    assert.equal(await lettersOf(52, (number) => `203.0.113.${number}`), 50)
    assert.equal(await lettersOf(52, (number) => `2001:db8:1:${number}::1`), 50)
    assert.equal(await lettersOf(1, () => '::ffff:203.0.113.99'), 0)
    assert.equal(await lettersOf(1, () => '203.0.112.1'), 1)
    assert.equal(await lettersOf(1, () => '2001:db8:2::1'), 1)
    assert.equal(await lettersOf(52, () => ''), 52, 'an unknown address belongs to no network')
    pass(day)
    assert.equal(await lettersOf(1, () => '203.0.113.1'), 1)
  },
)

eachDatabase('the answer never tells whether an address is known', async (db, _, t) => {
  const { api, link, pass } = await apiAt(t, db)
  const answers: unknown[] = []
  const ask = async () => {
    const response = await send(api, postSubscription, { body: reader })
    answers.push([response.status, await response.text(), [...response.headers]])
    pass(3_600_000)
  }
  await ask()
  await ask()
  const { id } = await only(db)
  await callApi(api, confirmSubscription, link('confirm', id))
  await ask()
  await callApi(api, leaveSubscription, link('leave', id))
  await ask()
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
})

eachDatabase(
  'A28 without mail the answer says that the letter comes later, and the letter waits',
  async (db, _, t) => {
    const { api } = await apiAt(t, db)
    assert.deepEqual(await callApi(api, postSubscription, { body: reader }), { message: 'subscribe.later' })
    const letter = await db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual([letter.channel, letter.state], ['letter', 'pending'])
    assert.equal(letter.subscription_id, (await only(db)).id)
  },
)

eachDatabase('R147 A14 without consent or a mail address nothing is kept', async (db, _, t) => {
  const { api } = await apiAt(t, db)
  const cases: [Record<string, unknown>, Record<string, string[]>][] = [
    [{}, { email: ['validation.required'], consent: ['validation.consent'] }],
    [{ email: 'a@b.kz', consent: false }, { consent: ['validation.consent'] }],
    [{ email: '', consent: true }, { email: ['validation.required'] }],
    [{ email: 'a@b.kz', consent: 'on' }, { consent: ['validation.consent'] }],
    [{ email: 'a@b.kz', consent: 'true' }, { consent: ['validation.consent'] }],
    [{ email: 'no mail', consent: true }, { email: ['validation.email'] }],
    [{ email: `${'a'.repeat(250)}@b.kz`, consent: true }, { email: ['validation.email'] }],
    [{ email: { a: 1 }, consent: true }, { email: ['validation.required'] }],
  ]
  for (const [body, expected] of cases) {
    const { message, errors } = await refusedCall(api, postSubscription, 422, { body })
    assert.deepEqual([message, errors], ['validation.failed', expected])
  }
  assert.deepEqual(await db.selectFrom('subscriptions').select('id').execute(), [])
})

eachDatabase('A14 a mailbox under a domain in our letters comes as browsers send it', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const body = { consent: true, locale: 'kk' as const }
  for (const email of ['oqyrman@xn--80awbu3c.xn--80ao21a', 'reader@XN--80AWBU3C.kz']) {
    await callApi(api, postSubscription, { body: { ...body, email } })
  }
  const kept = await db.selectFrom('subscriptions').select('email').orderBy('email').execute()
  assert.deepEqual(
    kept.map(({ email }) => email),
    ['oqyrman@xn--80awbu3c.xn--80ao21a', 'reader@xn--80awbu3c.kz'],
  )
  for (const email of [
    'reader@example.xn--',
    'reader@xn--80awbu3c',
    'reader@example..kz',
    'reader@example.k1',
  ]) {
    const { errors } = await refusedCall(api, postSubscription, 422, { body: { ...body, email } })
    assert.deepEqual(errors, { email: ['validation.email'] }, email)
  }
})

eachDatabase(
  'A14 robots are refused: a filled honeypot, a form too fast, a foreign token',
  async (db, _, t) => {
    const { api, now, pass } = await apiAt(t, db)
    const token = formToken(secret, now())
    const refusals: [object, number, object | undefined][] = [
      [{ website: 'https://casino.example' }, 422, { website: ['form.again'] }],
      [{ form_token: `${token}x` }, 422, { form_token: ['form.again'] }],
      [{ form_token: token }, 429, undefined],
    ]
    for (const [fields, status, named] of refusals) {
      const { errors } = await refusedCall(api, postSubscription, status, { body: { ...reader, ...fields } })
      assert.deepEqual(errors, named)
    }
    assert.deepEqual(await db.selectFrom('subscriptions').select('id').execute(), [])
    pass(2000)
    await callApi(api, postSubscription, { body: { ...reader, form_token: token, website: '' } })
  },
)

eachDatabase('A14 limits count by address and mail', async (db, _, t) => {
  const taken: string[][] = []
  const limits: LeadLimits = {
    ...noLimits,
    async take(...who) {
      if (taken.length === 2) throw new TooMany(30)
      taken.push(who)
      return async () => void taken.pop()
    },
  }
  const { api } = await apiAt(t, db, { limits })
  await callApi(api, postSubscription, { body: reader })
  assert.deepEqual(taken, [['', 'reader@example.kz']])
  await callApi(api, postSubscription, { body: reader })
  const { message } = await refusedCall(api, postSubscription, 429, { body: reader })
  assert.equal(message, 'validation.too_many')
})

test('a request that could not be kept does not count, and leaves no half of it behind', async (t) => {
  const db = await sqliteDatabase(t)
  let taken = 0
  const take = async () => {
    taken++
    return async () => void taken--
  }
  const { api } = await apiAt(t, db, { limits: { ...noLimits, take } })
  await db.schema.dropTable('deliveries').execute()
  const { message } = await refusedCall(api, postSubscription, 503, { body: reader })
  assert.equal(message, 'subscribe.unavailable')
  assert.equal(taken, 0)
  assert.deepEqual(await db.selectFrom('subscriptions').select('id').execute(), [])
})

test('R499 R194 a subscription that could not be kept asks to try again, and says when', async (t) => {
  const db = await sqliteDatabase(t)
  const { api } = await apiAt(t, db)
  await db.schema.dropTable('deliveries').execute()
  const response = await api.request(postSubscription.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(reader),
  })
  assert.deepEqual(
    [response.status, response.headers.get('Retry-After'), await response.json()],
    [503, '60', { message: 'subscribe.unavailable' }],
  )
})

eachDatabase('A28 a link that is not ours, too old or for something else does nothing', async (db, _, t) => {
  const { api, link, pass } = await apiAt(t, db)
  await callApi(api, postSubscription, { body: reader })
  const { id } = await only(db)
  const wrong: [string, unknown][] = [
    ['validation.required', {}],
    ['validation.required', { token: '' }],
    ['validation.required', { token: 5 }],
    ['validation.link', { token: 'x'.repeat(5000) }],
    ['validation.link', { token: 'not ours' }],
    ['validation.link', { token: subscriptionToken('another secret', 'confirm', id, start) }],
    ['validation.link', link('leave', id).body],
    ['validation.link_expired', link('confirm', '01900000-0000-7000-8000-00000000ffff').body],
  ]
  for (const [key, body] of wrong) {
    const { message, errors } = await refusedCall(api, confirmSubscription, 422, { body })
    assert.deepEqual([message, errors], ['validation.failed', { token: [key] }])
  }
  const { errors } = await refusedCall(api, leaveSubscription, 422, link('confirm', id))
  assert.deepEqual(errors, { token: ['validation.link'] })
  const old = link('confirm', id)
  pass(7 * day + 1)
  assert.deepEqual((await refusedCall(api, confirmSubscription, 422, old)).errors, {
    token: ['validation.link_expired'],
  })
  assert.equal((await only(db)).state, 'pending')
})

test('without a database the answer is 503, and no log holds a mail address or a token', async (t) => {
  const { index } = await sampleApi(t, await sqliteDatabase(t))
  const away = openDatabase({ dataDir: '', databaseUrl: 'postgres://postgres@127.0.0.1:1/nowhere' })
  t.after(() => away.destroy())
  const lines: unknown[] = []
  const write = (...line: unknown[]) => void lines.push(line)
  const { http: api } = createApi({ db: away, index, log: { info: write, error: write }, leads: { secret } })
  const token = subscriptionToken(secret, 'leave', '01900000-0000-7000-8000-000000000003', new Date())
  await refusedCall(api, postSubscription, 422, { body: { email: 'reader@' } })
  const bodies = [
    [postSubscription, reader],
    [confirmSubscription, { token: token.replace('.', 'x') }],
    [leaveSubscription, { token }],
  ] as const
  const statuses = []
  for (const [endpoint, body] of bodies) statuses.push((await send(api, endpoint, { body })).status)
  assert.deepEqual(statuses, [503, 422, 503])
  assert.equal(lines.length, 4)
  const written = JSON.stringify(lines)
  assert.match(written, /ECONNREFUSED/)
  assert.doesNotMatch(written, /reader|Reader/)
  assert.ok(!written.includes(token.slice(-30)))
})

test('A20 every message key of subscriptions has a text in every language', () => {
  const keys = ['subscribe.pending', 'subscribe.later', 'subscribe.confirmed', 'subscribe.left']
  for (const key of [...keys, 'validation.link', 'validation.link_expired', 'validation.too_many']) {
    for (const language of ['ru', 'kk', 'en'] as const) assert.ok(Object.hasOwn(texts[language], key), key)
  }
})
