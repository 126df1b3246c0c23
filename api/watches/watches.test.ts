import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { postSubscription } from '#contract/subscriptions.ts'
import { confirmWatches, endWatches, ownWatches, postWatch } from '#contract/watches.ts'
import type { Database } from '#database/open.ts'
import { forgetWatchers } from '#database/watches/forget-watchers.ts'
import { languages } from '#domain/languages.ts'
import { readSubscriptionToken, subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { watchSecret as secret } from '#tests/helpers/leads/watching.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const start = new Date('2026-11-21T10:00:00.000Z')
const minute = 60_000
const day = 24 * 60 * minute
const reader = { email: 'Reader@Example.kz', consent: true }
const flats = { category: 'flat', search: 'rooms=2&price_to=45000000' }

async function apiAt(t: TestContext, db: Database) {
  let at = start.getTime()
  const now = () => new Date(at)
  const { api, log } = await sampleApi(t, db, { now, leads: { secret, letters: true } })
  const token = (purpose: 'confirm_watches' | 'own_watches', id: string) =>
    subscriptionToken(secret, purpose, id, now())
  return { api, log, now, token, pass: (milliseconds: number) => void (at += milliseconds) }
}

const watcher = (db: Database) => db.selectFrom('watchers').selectAll().executeTakeFirstOrThrow()
const targets = async (db: Database) =>
  (await db.selectFrom('watches').select(['kind', 'target', 'state']).orderBy('id').execute()).map(
    ({ kind, target, state }) => `${kind} ${target} ${state}`,
  )
const letters = async (db: Database) =>
  (await db.selectFrom('deliveries').select('id').where('channel', '=', 'letter').execute()).length

eachDatabase(
  'R1080 R1081 R1083 a search is watched once its address has confirmed it, until its owner ends it',
  async (db, _, t) => {
    const { api, token } = await apiAt(t, db)
    const asked = await callApi(api, postWatch, {
      body: { ...reader, ...flats, locale: 'kk', page_url: 'https://kerege.kz/kk/tell-me' },
    })
    assert.deepEqual(asked, { message: 'watch.pending' })
    const { id, email, state } = await watcher(db)
    assert.deepEqual([email, state, await letters(db)], ['reader@example.kz', 'pending', 1])
    assert.deepEqual(await targets(db), ['listing flat?rooms=2&price_to=45000000 pending'])
    const kept = await db.selectFrom('watches').selectAll().executeTakeFirstOrThrow()
    assert.match(kept.consent_version, /^watch-kk-[0-9a-f]{8}$/)
    assert.deepEqual(
      [kept.language, kept.consent_at, kept.page_url],
      ['kk', start.toISOString(), 'https://kerege.kz/kk/tell-me'],
    )

    const confirm = { body: { token: token('confirm_watches', id) } }
    const waiting = await callApi(api, ownWatches, confirm)
    assert.deepEqual(
      waiting.data.watches.map(({ is_confirmed, subject }) => [is_confirmed, subject?.query]),
      [[false, 'rooms=2&price_to=45000000']],
    )
    assert.equal((await watcher(db)).state, 'pending', 'looking confirms nothing')
    const confirmed = await callApi(api, confirmWatches, confirm)
    await callApi(api, confirmWatches, confirm)
    assert.equal((await watcher(db)).state, 'active')
    const own = { body: { token: confirmed.data.token } }
    const [watch] = (await callApi(api, ownWatches, own)).data.watches
    assert.deepEqual([watch?.is_confirmed, watch?.subject?.kind], [true, 'listing'])

    await callApi(api, endWatches, { body: { ...own.body, watch: watch?.id } })
    assert.deepEqual((await callApi(api, ownWatches, own)).data.watches, [])
    await callApi(api, endWatches, own)
    await callApi(api, endWatches, own)
    assert.equal((await watcher(db)).state, 'left')
    const { errors } = await refusedCall(api, confirmWatches, 422, confirm)
    assert.deepEqual(errors, { token: ['validation.link_expired'] })
    // One token does one thing.
    await refusedCall(api, endWatches, 422, confirm)
    await refusedCall(api, confirmWatches, 422, own)
  },
)

eachDatabase(
  'R1546 a wish that comes too soon for another letter is confirmed by the link of the letter before',
  async (db, _, t) => {
    const { api, token, pass } = await apiAt(t, db)
    await callApi(api, postWatch, { body: { ...reader, ...flats } })
    const confirm = { body: { token: token('confirm_watches', (await watcher(db)).id) } }
    pass(minute)
    await callApi(api, postWatch, { body: { ...reader, estate_id: 1 } })
    assert.equal(await letters(db), 1)
    await callApi(api, confirmWatches, confirm)
    assert.deepEqual(await targets(db), ['listing flat?rooms=2&price_to=45000000 active', 'estate 1 active'])
  },
)

eachDatabase(
  'R1080 a wish is about one thing that exists, and keeps nothing of payments',
  async (db, _, t) => {
    const { api } = await apiAt(t, db)
    const refused = async (body: object) =>
      (await refusedCall(api, postWatch, 422, { body: { ...reader, ...body } })).errors
    assert.deepEqual(await refused({}), { category: ['validation.choice'] })
    assert.deepEqual(await refused({ ...flats, estate_id: 1 }), { category: ['validation.choice'] })
    assert.deepEqual(await refused({ estate_id: 9_999 }), { estate_id: ['validation.choice'] })
    assert.deepEqual(await refused({ estate_id: 43 }), { estate_id: ['validation.choice'] })
    assert.deepEqual(await refused({ complex_id: 9_999 }), { complex_id: ['validation.choice'] })
    assert.deepEqual(await refused({ category: 'palace' }), { category: ['validation.choice'] })
    assert.deepEqual(await refused({ ...flats, consent: false }), { consent: ['validation.consent'] })
    assert.deepEqual(await refused({ ...flats, email: 'no address' }), { email: ['validation.email'] })
    assert.deepEqual(await targets(db), [])

    const search = 'rooms=2,x&payment_to=300000&hand=1&first_payment_to=5&sort=price&complex=nowhere&x=1'
    await callApi(api, postWatch, { body: { ...reader, category: 'flat', search } })
    await callApi(api, postWatch, { body: { ...reader, category: 'garage', search: 'x'.repeat(3_000) } })
    await callApi(api, postWatch, { body: { ...reader, estate_id: 1 } })
    await callApi(api, postWatch, { body: { ...reader, complex_id: 2 } })
    assert.deepEqual((await targets(db)).toSorted(), [
      'complex 2 pending',
      'estate 1 pending',
      'listing flat?rooms=2 pending',
      'listing garage? pending',
    ])
  },
)

eachDatabase(
  'R1083 an address watches five things at most, and what a stranger asks for takes no place of them',
  async (db, _, t) => {
    const { api, token, pass } = await apiAt(t, db)
    const ask = (estate: number) => callApi(api, postWatch, { body: { ...reader, estate_id: estate } })
    for (let estate = 1; estate <= 8; estate++) {
      await ask(estate)
      pass(1)
    }
    const { id } = await watcher(db)
    assert.deepEqual(
      await targets(db),
      [4, 5, 6, 7, 8].map((estate) => `estate ${estate} pending`),
    )
    await callApi(api, confirmWatches, { body: { token: token('confirm_watches', id) } })
    await ask(9)
    await callApi(api, confirmWatches, { body: { token: token('confirm_watches', id) } })
    assert.deepEqual(await targets(db), [
      ...[4, 5, 6, 7, 8].map((estate) => `estate ${estate} active`),
      'estate 9 pending',
    ])
    // Asking again for what is watched changes nothing.
    await ask(4)
    assert.equal((await targets(db)).length, 6)
  },
)

eachDatabase(
  'R1082 letters to an address have an end, and the answer never tells what is known of it',
  async (db, _, t) => {
    const { api, token, pass } = await apiAt(t, db)
    const answers: unknown[] = []
    const ask = async () =>
      void answers.push(await callApi(api, postWatch, { body: { ...reader, estate_id: 1 } }))
    const sent = () =>
      db
        .updateTable('deliveries')
        .set({ state: 'delivered', delivered_at: new Date(start).toISOString() })
        .execute()
    for (const [wait, expected] of [
      [0, 1],
      [5 * minute, 1],
      [6 * minute, 2],
      [61 * minute, 3],
      [day + minute, 4],
      [5 * day, 4],
    ] as const) {
      pass(wait)
      await ask()
      await sent()
      assert.equal(await letters(db), expected)
    }
    const { id } = await watcher(db)
    await callApi(api, confirmWatches, { body: { token: token('confirm_watches', id) } })
    await ask()
    await callApi(api, endWatches, { body: { token: token('own_watches', id) } })
    pass(29 * day)
    const before = await letters(db)
    await ask()
    assert.deepEqual([await letters(db), await targets(db)], [before, []])
    pass(2 * day)
    await ask()
    assert.deepEqual([await letters(db), (await targets(db)).length], [before + 1, 1])
    assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  },
)

eachDatabase(
  'R1082 an address that nobody confirms is deleted after seven days, and one that has ended after its rest',
  async (db, _, t) => {
    const { api, token, pass, now } = await apiAt(t, db)
    const forget = () => db.transaction().execute((trx) => forgetWatchers(trx, now()))
    const left = async () => (await db.selectFrom('watchers').select('id').execute()).length
    for (const email of ['one@example.kz', 'two@example.kz', 'three@example.kz'])
      await callApi(api, postWatch, { body: { ...reader, email, estate_id: 1 } })
    const rows = await db.selectFrom('watchers').select('id').orderBy('email').execute()
    for (const { id } of rows.slice(0, 2))
      await callApi(api, confirmWatches, { body: { token: token('confirm_watches', id) } })
    await callApi(api, endWatches, { body: { token: token('own_watches', rows[0]?.id ?? '') } })
    pass(7 * day - 1)
    await forget()
    assert.equal(await left(), 3)
    pass(2)
    await forget()
    assert.equal(await left(), 2)
    pass(30 * day)
    await forget()
    assert.deepEqual(
      (await db.selectFrom('watchers').select(['id', 'state']).execute()).map(({ state }) => state),
      ['active'],
    )
  },
)

eachDatabase(
  'R1080 every language has its words of a search, and none of what the site does not know',
  async (db, _, t) => {
    const { api } = await apiAt(t, db)
    for (const language of languages) {
      const path = '/api/watches/subject?category=flat&rooms=2&price_to=45000000&complex=nowhere&payment_to=1'
      const response = await api.request(path, { headers: { 'Accept-Language': language } })
      const { data } = (await response.json()) as { data: { words: string[]; query: string } }
      assert.deepEqual([data.words.length, data.query], [2, 'rooms=2&price_to=45000000'])
    }
    assert.equal((await api.request('/api/watches/subject?estate=9999')).status, 404)
    assert.equal((await api.request('/api/watches/subject?complex=9999')).status, 404)
  },
)

eachDatabase('R1543 a view and a year say in the words of a search what they are', async (db, _, t) => {
  const { api } = await apiAt(t, db)
  const expected = {
    ru: ['сдача в 2027 году', 'вид на горы'],
    kk: ['2027 жылы тапсырылады', 'тауға қарайды'],
    en: ['handover in 2027', 'view: mountains'],
  }
  for (const language of languages) {
    const path = '/api/watches/subject?category=flat&deadline=2027&views=mountains'
    const response = await api.request(path, { headers: { 'Accept-Language': language } })
    const { data } = (await response.json()) as { data: { words: string[] } }
    assert.deepEqual(data.words, expected[language])
  }
})

eachDatabase(
  'R1082 R397 one network gets a tenth of the letters of a day, and the news and wishes count together',
  async (db, _, t) => {
    const { api } = await apiAt(t, db)
    let asked = 0
    /** How many letters more there are after so many requests for as many addresses. */
    const lettersOf = async (count: number, path: string, clientAddress: (number: number) => string) => {
      const before = await letters(db)
      for (let number = 0; number < count; number++) {
        const email = `reader${String(asked++)}@example.kz`
        const about = path === postWatch.path ? { estate_id: 1 } : {}
        const body = JSON.stringify({ email, consent: true, ...about })
        const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
        const response = await api.request(path, init, { clientAddress: clientAddress(number) })
        assert.equal(response.status, 201)
      }
      return (await letters(db)) - before
    }
    const near = (number: number) => `203.0.113.${String(number)}`
    assert.equal(await lettersOf(20, postSubscription.path, near), 20)
    assert.equal(await lettersOf(32, postWatch.path, (number) => near(50 + number)), 30)
    assert.equal(await lettersOf(1, postSubscription.path, () => near(99)), 0)
    assert.equal(await lettersOf(1, postWatch.path, () => '203.0.112.1'), 1)
  },
)

eachDatabase(
  'R1238 a letter counts against the limit of the network that asked for it, even when another network names the same address later',
  async (db, _, t) => {
    const { api } = await apiAt(t, db)
    const ask = async (reader: number, clientAddress: string, estate = 1) => {
      const body = JSON.stringify({
        email: `reader${String(reader)}@example.kz`,
        consent: true,
        estate_id: estate,
      })
      const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
      assert.equal((await api.request(postWatch.path, init, { clientAddress })).status, 201)
    }
    for (let reader = 0; reader < 50; reader++) await ask(reader, '203.0.113.1')
    // Another network asks for the same addresses, about the same and about more.
    for (let reader = 0; reader < 50; reader++) {
      await ask(reader, '198.51.100.1')
      await ask(reader, '198.51.100.1', 2)
    }
    assert.equal(await letters(db), 50)
    await ask(50, '203.0.113.2')
    assert.equal(await letters(db), 50, 'the share of the first network is used up')
    await ask(51, '198.51.100.2')
    assert.equal(await letters(db), 51, 'that of the other is not')
  },
)

eachDatabase(
  'R1302 R1238 a letter about what is confirmed already counts against the network that asked for it',
  async (db, _, t) => {
    const { api, token } = await apiAt(t, db)
    const ask = async (reader: number, clientAddress: string) => {
      const body = JSON.stringify({
        email: `reader${String(reader)}@example.kz`,
        consent: true,
        estate_id: 1,
      })
      const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
      assert.equal((await api.request(postWatch.path, init, { clientAddress })).status, 201)
    }
    for (let reader = 0; reader < 50; reader++) await ask(reader, `198.51.${String(reader)}.1`)
    for (const { id } of await db.selectFrom('watchers').select('id').execute())
      await callApi(api, confirmWatches, { body: { token: token('confirm_watches', id) } })
    await db.updateTable('deliveries').set({ state: 'delivered' }).execute()
    for (let reader = 0; reader < 50; reader++) await ask(reader, '203.0.113.1')
    assert.equal(await letters(db), 100)
    await ask(50, '203.0.113.2')
    assert.equal(await letters(db), 100, 'the share of the network that asked again is used up')
    await ask(51, '198.51.0.2')
    assert.equal(await letters(db), 101, 'those of the owners are not')
  },
)

eachDatabase('R1080 an address that would add lines to a letter is refused', async (db, _, t) => {
  const { api } = await apiAt(t, db)
  for (const email of [
    'reader@example.kz\r\nBcc: other@example.kz',
    'reader@example.kz\nSubject: x',
    '"a\r\nBcc: b"@example.kz',
    'reader@example.kz, other@example.kz',
    'Reader <reader@example.kz>',
    'reader@example.kz%0d%0aBcc:other@example.kz',
    `${'x'.repeat(244)}@example.kz`,
    `reader@${'x'.repeat(20_000)}.kz`,
  ]) {
    const { errors } = await refusedCall(api, postWatch, 422, { body: { ...reader, ...flats, email } })
    assert.deepEqual(errors, { email: ['validation.email'] }, email)
  }
  assert.deepEqual(await targets(db), [])
})

eachDatabase('R1080 a search of thousands of values is kept as a short one', async (db, _, t) => {
  const { api } = await apiAt(t, db)
  const numbers = Array.from({ length: 3_000 }, (_, number) => String(number))
  for (const values of [numbers.slice(0, 400), numbers, numbers.map((number) => `f-${number}`)])
    for (const name of ['rooms', 'features', 'complex', 'house', 'plan', 'promotion', 'near'])
      await callApi(api, postWatch, {
        body: { ...reader, category: 'flat', search: `${name}=${values.join(',')}` },
      })
  const kept = await db.selectFrom('watches').select('target').execute()
  assert.ok(kept.every(({ target }) => target.length < 200))
})

test('R1081 the token of one watcher is no key to another, and none can be made without the secret', () => {
  const [id, other] = ['01900000-0000-7000-8000-000000000006', '01900000-0000-7000-8000-000000000007']
  const token = subscriptionToken(secret, 'own_watches', id, start)
  const read = (text: string) => readSubscriptionToken(secret, 'own_watches', text, start)
  assert.deepEqual(read(token), { id, madeAt: start })
  assert.equal(read(token.replace(id, other)), 'unknown')
  assert.equal(read(subscriptionToken(`${secret}x`, 'own_watches', other, start)), 'unknown')
  assert.equal(read(subscriptionToken(secret, 'confirm_watches', id, start)), 'unknown')
})
