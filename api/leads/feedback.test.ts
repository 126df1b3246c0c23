import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postCallback } from '#contract/feedback.ts'
import { outgoingLead } from '#database/leads/outgoing-leads.ts'
import { leadLines } from '#leads/delivery/lead-lines.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { staffRu } from '#texts/staff/leads.ts'
import { texts } from '#texts/texts.ts'

const visitor = { name: 'Әлия Серікқызы', phone: '8 (701) 123-45-67' }

eachDatabase(
  'R119 R120 R191 the payload of the specification alone is accepted and kept',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const tracking = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'осень', utm_term: 'квартира' }
    const { data, message } = await callApi(api, postCallback, {
      body: { ...visitor, email: '', ...tracking },
    })
    assert.equal(message, 'feedback.sent')
    assert.match(data.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual(
      [lead.id, lead.name, lead.phone, lead.email],
      [data.id, visitor.name, '+77011234567', ''],
    )
    assert.deepEqual(JSON.parse(lead.body), { ...visitor, phone: '+77011234567', ...tracking })
  },
)

eachDatabase('R197 A19 a callback without a mail address is kept with an empty one', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, postCallback, { body: visitor })
  const leads = await db.selectFrom('leads').select(['id', 'form', 'email']).execute()
  assert.deepEqual(leads, [{ id: data.id, form: 'callback', email: '' }])
})

eachDatabase('A14 consent is kept with its text version, moment, address and language', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { now: () => new Date('2026-11-21T10:00:00Z') })
  const response = await api.request(
    '/api/feedback/callback',
    {
      method: 'POST',
      body: new URLSearchParams({ ...visitor, consent: 'on', locale: 'kk' }),
      headers: { 'Accept-Language': 'en', Referer: 'https://example.com/kk/properties' },
    },
    { clientAddress: '203.0.113.7' },
  )
  assert.equal(response.status, 201)
  const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([lead.consent_given, lead.consent_at], [1, '2026-11-21T10:00:00.000Z'])
  assert.match(lead.consent_version, /^callback-kk-/)
  assert.deepEqual([lead.address, lead.language], ['203.0.113.7', 'kk'])
  assert.equal(lead.page_url, 'https://example.com/kk/properties')
})

eachDatabase('R341 A47 a direct call that says nothing of consent is kept as not asked', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  await callApi(api, postCallback, { body: visitor })
  await callApi(api, postCallback, { body: { ...visitor, consent: true } })
  const [silent, given] = await db.selectFrom('leads').selectAll().orderBy('id').execute()
  assert.ok(silent !== undefined && given !== undefined)
  assert.deepEqual(
    [silent.source, silent.consent_given, silent.consent_version, silent.consent_at],
    ['api', 0, '', ''],
  )
  assert.deepEqual([given.source, given.consent_given], ['api', 1])
  const [first, second] = [await outgoingLead(db, silent.id), await outgoingLead(db, given.id)]
  assert.deepEqual([first?.consent, first?.source], [{ state: 'not_asked', version: null, at: null }, 'api'])
  assert.equal(second?.consent.state, 'given')
  assert.ok(first !== null && leadLines(first).some(([, value]) => value === staffRu.consents.not_asked))
})

eachDatabase('R340 other words from the same phone are kept as a request of their own', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const first = await callApi(api, postCallback, { body: { ...visitor, message: 'первое' } })
  await callApi(api, postCallback, { body: { ...visitor, message: 'второе' } })
  await callApi(api, postCallback, { body: { ...visitor, name: 'Айгерим', message: 'первое' } })
  const again = await callApi(api, postCallback, { body: { ...visitor, message: 'первое' } })
  assert.equal(again.data.id, first.data.id)
  const kept = await db.selectFrom('leads').select(['name', 'message']).orderBy('id').execute()
  assert.deepEqual(kept, [
    { name: visitor.name, message: 'первое' },
    { name: visitor.name, message: 'второе' },
    { name: 'Айгерим', message: 'первое' },
  ])
})

eachDatabase('R393 a key that comes again with other words is refused and says why', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const call = (message: string) => ({
    body: { ...visitor, message },
    headers: { 'Idempotency-Key': 'key-1' },
  })
  const first = await callApi(api, postCallback, call('первое'))
  const refused = await refusedCall(api, postCallback, 409, call('второе'))
  assert.deepEqual(refused, { message: 'feedback.key_reused' })
  assert.deepEqual(await callApi(api, postCallback, call('первое')), first)
  assert.deepEqual(await db.selectFrom('leads').select('message').execute(), [{ message: 'первое' }])
})

eachDatabase(
  'R366 A14 consent that is refused, or is no true in JSON, refuses the request; nothing is kept',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    for (const consent of [false, 'false', '', null, 0, 1, 'no', 'true', 'on']) {
      const { errors } = await refusedCall(api, postCallback, 422, { body: { ...visitor, consent } })
      assert.deepEqual(errors, { consent: ['validation.consent'] }, String(consent))
    }
    assert.deepEqual(await db.selectFrom('leads').select('id').execute(), [])
  },
)

eachDatabase(
  'R141 A14 a number and a name as they were copied are kept in the usual spelling',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const copied = ['+7.701.123.45.60', '\u202A+7 701 123-45-61\u202C', '+87011234562', '8 (701) 123-45-63']
    for (const phone of copied) await callApi(api, postCallback, { body: { name: 'Jean\u2011Luc', phone } })
    const leads = await db.selectFrom('leads').select(['name', 'phone']).orderBy('phone').execute()
    const kept = copied.map((_, index) => ({ name: 'Jean-Luc', phone: `+7701123456${index}` }))
    assert.deepEqual(leads, kept)
  },
)

eachDatabase('R143 every field that needs attention is named with its message key', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const cases: [Record<string, unknown>, Record<string, string[]>][] = [
    [{}, { name: ['validation.required'], phone: ['validation.required'] }],
    [
      { name: ' ', phone: '' },
      { name: ['validation.required'], phone: ['validation.required'] },
    ],
    [{ ...visitor, phone: '+7 (701) 123-45-6' }, { phone: ['validation.phone_short'] }],
    [{ ...visitor, phone: '87001112233x' }, { phone: ['validation.phone'] }],
    [{ ...visitor, phone: '8 700 111-22-33 доб. 12' }, { phone: ['validation.phone_long'] }],
    [{ ...visitor, name: 'R2D2' }, { name: ['validation.name'] }],
    [{ ...visitor, email: 'not a mail' }, { email: ['validation.email'] }],
    [{ ...visitor, email: `${'a'.repeat(250)}@b.kz` }, { email: ['validation.email'] }],
    [{ ...visitor, message: 'x'.repeat(2001) }, { message: ['validation.message'] }],
    [{ ...visitor, message: { a: 1 } }, { message: ['validation.message'] }],
    [
      { name: 7, phone: [] },
      { name: ['validation.name'], phone: ['validation.required'] },
    ],
  ]
  for (const [body, expected] of cases) {
    const { message, errors } = await refusedCall(api, postCallback, 422, { body })
    assert.equal(message, 'validation.failed')
    assert.deepEqual(errors, expected)
  }
})

eachDatabase('text that no visitor typed never costs a lead', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const body = {
    ...visitor,
    utm_source: '💡'.repeat(500),
    page_url: `https://a.kz/${'x'.repeat(5000)}`,
    locale: 'de',
    utm_term: 5,
    gclid: { a: 1 },
  }
  await callApi(api, postCallback, { body: { ...body, message: 'до\0после\ud800' } })
  const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([lead.page_url.length, lead.language, lead.message], [2000, 'ru', 'допосле\ufffd'])
})

test('A14 without a database the answer is 503 and the log holds nothing personal', async (t) => {
  const db = await sqliteDatabase(t)
  const { api, log } = await sampleApi(t, db)
  await db.schema.dropTable('leads').execute()
  const { message } = await refusedCall(api, postCallback, 503, {
    body: { ...visitor, email: 'aliya@example.kz' },
  })
  assert.equal(message, 'feedback.unavailable')
  assert.deepEqual(
    log.lines.map(({ level }) => level),
    ['error'],
  )
  const written = JSON.stringify(log.lines)
  assert.match(written, /no such table/)
  assert.doesNotMatch(written, /Әлия|701|1234567|aliya/)
})

test('no request leaves a phone, name or mail in the log', async (t) => {
  const { api, log } = await sampleApi(t, await sqliteDatabase(t))
  const email = 'aliya@example.kz'
  await callApi(api, postCallback, { body: { ...visitor, email } })
  await refusedCall(api, postCallback, 422, { body: { ...visitor, email, consent: false } })
  await refusedCall(api, postCallback, 422, { body: { ...visitor, phone: '701 123', email: 'aliya@' } })
  await api.request(`/api/feedback/callback?phone=${visitor.phone}&email=${email}`)
  await api.request(`/api/estates/${visitor.phone}`)
  await api.request(`/api/find/${email}`)
  assert.equal(log.lines.length, 5)
  assert.doesNotMatch(JSON.stringify(log.lines), /Әлия|701|1234567|aliya|%D3%98/)
})

test('A20 every message key of the API has a text', () => {
  for (const key of [
    'feedback.sent',
    'feedback.unavailable',
    'validation.failed',
    'validation.body',
    'error.unexpected',
  ])
    assert.ok(Object.hasOwn(texts.ru, key), key)
})
