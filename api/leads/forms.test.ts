import assert from 'node:assert/strict'
import { postCallback, postMeets, postQuestion, postReserve } from '#contract/feedback.ts'
import { postSubscription } from '#contract/subscriptions.ts'
import type { Database } from '#database/open.ts'
import { callApi, refusedCall } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'

const visitor = { name: 'Әлия', phone: '+77011234567', consent: true }
const now = () => new Date('2026-11-21T10:00:00Z')

function onlyLead(db: Database) {
  return db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
}

async function countLeads(db: Database): Promise<number> {
  return (await db.selectFrom('leads').select('id').execute()).length
}

eachDatabase(
  'R190 R196 A16 a request to meet is kept with its day, hours, office and kind',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { now })
    const request = { date: '2026-11-25', time_slot: '9:00 – 11:00', office_id: '1', format: 'online' }
    const { data } = await callApi(api, postMeets, { body: { ...visitor, ...request, consent: true } })
    const lead = await onlyLead(db)
    assert.deepEqual([lead.id, lead.form], [data.id, 'meets'])
    assert.match(lead.consent_version, /^meets-ru-[0-9a-f]{8}$/)
    const { date, time_slot, office_id, format } = JSON.parse(lead.body)
    assert.deepEqual([date, time_slot, office_id, format], ['2026-11-25', '09:00-11:00', 1, 'online'])
  },
)

eachDatabase(
  'R1070 a request to meet keeps the shortlist that came along, and a list that cannot be read costs no lead',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { now })
    const lists: readonly (readonly [unknown, unknown])[] = [
      [
        [5, 3, 5],
        [5, 3],
      ],
      ['5, 3', [5]],
      ['5,3', [5, 3]],
      ['all of them', undefined],
      [Array.from({ length: 200 }, (_, id) => id + 1), undefined],
      [{ 0: 5 }, undefined],
    ]
    for (const [index, [list, kept]] of lists.entries()) {
      const phone = `+7701123450${index}`
      await callApi(api, postMeets, { body: { ...visitor, phone, estate_ids: list as number[] } })
      const lead = await db.selectFrom('leads').select('body').where('phone', '=', phone).executeTakeFirst()
      assert.deepEqual(JSON.parse(lead?.body ?? '{}').estate_ids, kept, JSON.stringify(list))
    }
  },
)

eachDatabase(
  'R190 a meeting needs no day or place, and an unknown office costs no lead',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db, { now })
    await callApi(api, postMeets, { body: visitor })
    const empty = { date: '', time_slot: '', office_id: '', format: '' }
    await callApi(api, postMeets, { body: { ...visitor, phone: '+77011234568', ...empty } })
    const stale = { office_id: 999_999 }
    await callApi(api, postMeets, { body: { ...visitor, phone: '+77011234569', ...stale } })
    assert.equal(await countLeads(db), 3)
    const last = await db
      .selectFrom('leads')
      .select('body')
      .where('phone', '=', '+77011234569')
      .executeTakeFirst()
    assert.equal(JSON.parse(last?.body ?? '').office_id, 999_999)
  },
)

eachDatabase('R147 A14 R1541 a day or time to meet that cannot be meant is refused', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { now })
  const wrongDate = { date: ['validation.date'] }
  const otherDay = { date: ['validation.meeting_day'] }
  const wrongTime = { time_slot: ['validation.date'] }
  const pastTime = { date: ['validation.meeting_time'] }
  const cases: [object, Record<string, string[]>][] = [
    [{ date: '2026-11-21', time_slot: '13:00-15:00' }, pastTime],
    [{ date: '2026-11-20' }, otherDay],
    [{ date: '2027-02-20' }, otherDay],
    [{ date: '2026-11-31' }, wrongDate],
    [{ date: '25.11.2026' }, wrongDate],
    [{ date: 20_261_125 }, wrongDate],
    [{ time_slot: '24:00' }, wrongTime],
    [{ time_slot: '18:00-10:00' }, wrongTime],
    [{ time_slot: 'утром' }, wrongTime],
    [{ time_slot: ['10:00'] }, wrongTime],
    [{ time_slot: '03:00' }, { time_slot: ['validation.choice'] }],
    [{ time_slot: '18:00-19:30' }, { time_slot: ['validation.choice'] }],
    [
      { date: '2026-11-20', time_slot: 'x', phone: '701' },
      { ...otherDay, ...wrongTime, phone: ['validation.phone_short'] },
    ],
  ]
  for (const [fields, expected] of cases) {
    const { errors } = await refusedCall(api, postMeets, 422, { body: { ...visitor, ...fields } })
    assert.deepEqual(errors, expected, JSON.stringify(fields))
  }
  for (const [step, date] of ['2026-11-21', '2027-02-19'].entries())
    await callApi(api, postMeets, {
      body: { ...visitor, phone: `+7701123456${step}`, date, time_slot: '15:00-17:00' },
    })
  assert.equal(await countLeads(db), 2)
})

eachDatabase('R147 R192 R196 a question is kept with its words and needs them', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const message of [undefined, null, '', '  ']) {
    const { errors } = await refusedCall(api, postQuestion, 422, { body: { ...visitor, message } })
    assert.deepEqual(errors, { message: ['validation.required'] })
  }
  for (const message of ['x'.repeat(2001), 7, { a: 1 }]) {
    const { errors } = await refusedCall(api, postQuestion, 422, { body: { ...visitor, message } })
    assert.deepEqual(errors, { message: ['validation.message'] })
  }
  await callApi(api, postQuestion, { body: { ...visitor, message: ' Когда сдаётся дом? ', complex_id: 1 } })
  const lead = await onlyLead(db)
  assert.deepEqual([lead.form, lead.message, lead.complex_id], ['questions', 'Когда сдаётся дом?', 1])
  assert.match(lead.consent_version, /^questions-ru-/)
})

eachDatabase(
  'R193 R196 a request about a unit is kept with the unit and the way of paying',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    await callApi(api, postReserve, { body: { ...visitor, estate_id: '7', payment_method: 'installment' } })
    const lead = await onlyLead(db)
    assert.deepEqual([lead.form, lead.estate_id], ['reserves', 7])
    assert.equal(JSON.parse(lead.body).payment_method, 'installment')
    assert.match(lead.consent_version, /^reserves-ru-/)
    const estate = await db.selectFrom('estates').select(['status', 'price']).where('id', '=', 7).execute()
    assert.deepEqual(estate, [{ status: 'free', price: 27_000_000 }], 'it books nothing')
  },
)

eachDatabase('R193 any listed unit can be asked about', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const estate_id of [1, unit.garage, unit.reserved])
    await callApi(api, postReserve, { body: { ...visitor, estate_id } })
  assert.equal(await countLeads(db), 3)
})

eachDatabase('R147 R193 a unit that is not on sale cannot be asked about', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  for (const estate_id of [
    unit.sold,
    unit.withdrawn,
    unit.hidden,
    999_999,
    0,
    -1,
    1.5,
    'first',
    2 ** 40,
    [1],
  ]) {
    const { message, errors } = await refusedCall(api, postReserve, 422, { body: { ...visitor, estate_id } })
    assert.equal(message, 'validation.failed')
    assert.deepEqual(errors, { estate_id: ['validation.estate'] }, String(estate_id))
  }
  for (const estate_id of [undefined, null, '', ' ']) {
    const { errors } = await refusedCall(api, postReserve, 422, { body: { ...visitor, estate_id } })
    assert.deepEqual(errors, { estate_id: ['validation.required'] }, String(estate_id))
  }
  assert.equal(await countLeads(db), 0)
})

eachDatabase(
  'each form keeps requests of its own: the same visitor may send all of them',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const body = { ...visitor, estate_id: 1, message: 'Здравствуйте' }
    for (const endpoint of [postMeets, postQuestion, postReserve]) {
      const first = await callApi(api, endpoint, { body })
      const second = await callApi(api, endpoint, { body })
      assert.deepEqual(second, first)
    }
    assert.equal(await countLeads(db), 3)
  },
)

eachDatabase('R343 a choice or an id that is none is refused by its field', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { now })
  const choice = 'validation.choice'
  const cases = [
    [postReserve, { estate_id: 7, payment_method: 'zz' }, 'payment_method'],
    [postMeets, { format: 'zz' }, 'format'],
    [postMeets, { office_id: 'x' }, 'office_id'],
    [postCallback, { estate_id: 'abc' }, 'estate_id'],
    [postCallback, { complex_id: '-1' }, 'complex_id'],
    [postCallback, { house_id: 1.5 }, 'house_id'],
  ] as const
  for (const [call, fields, field] of cases) {
    const { errors } = await refusedCall(api, call, 422, { body: { ...visitor, ...fields } })
    assert.deepEqual(errors, { [field]: [choice] })
  }
  assert.equal(await countLeads(db), 0)
})

eachDatabase('R343 a number as phone is a phone, as name it is no name', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { errors } = await refusedCall(api, postCallback, 422, { body: { ...visitor, name: 12 } })
  assert.deepEqual(errors, { name: ['validation.name'] })
  await callApi(api, postCallback, { body: { ...visitor, phone: 77_011_234_567 } })
  assert.equal((await onlyLead(db)).phone, '+77011234567')
})

eachDatabase('R413 no token of a letter is kept with a request', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { leads: { site: 'https://example.com' } })
  const link = 'https://example.com/kk/contents/subscribe/leave?token=aaaa.bbbb'
  const calls = [
    { page_url: link, referrer: link },
    { page_url: `https://example.com/callback?from=${encodeURIComponent(link)}` },
    {},
  ]
  for (const [index, fields] of calls.entries()) {
    const body = { ...visitor, phone: `+7701000000${index}`, ...fields }
    const headers = { Referer: link, 'Content-Type': 'application/json' }
    const sent = await api.request(postCallback.path, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(sent.status, 201)
  }
  const headers = { Referer: link, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email: 'reader@example.kz', consent: true })
  const { status } = await api.request(postSubscription.path, { method: 'POST', headers, body })
  assert.equal(status, postSubscription.success)
  const leads = await db.selectFrom('leads').select(['page_url', 'referrer', 'body']).execute()
  const subscriptions = await db.selectFrom('subscriptions').select('page_url').execute()
  assert.deepEqual([leads.length, subscriptions.length], [3, 1])
  assert.doesNotMatch(JSON.stringify([leads, subscriptions]), /aaaa/)
  assert.ok([...leads, ...subscriptions].every(({ page_url }) => page_url.startsWith('https://example.com/')))
})

eachDatabase('R343 only a page of the site is kept as the page of a request', async (db, _, t) => {
  const { api } = await sampleApi(t, db, { leads: { site: 'https://example.com' } })
  const pages = [
    ['javascript:alert(1)', ''],
    ['https://evil.example/', ''],
    ['https://example.com/about', 'https://example.com/about'],
  ] as const
  for (const [index, [page_url, kept]] of pages.entries()) {
    const phone = `+7701000000${index}`
    await callApi(api, postCallback, {
      body: { ...visitor, phone, page_url, referrer: 'javascript:alert(1)' },
    })
    const lead = await db.selectFrom('leads').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow()
    assert.deepEqual([lead.page_url, lead.referrer], [kept, ''])
    assert.doesNotMatch(lead.body, /javascript|evil/)
  }
})
