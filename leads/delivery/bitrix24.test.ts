import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Database } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { startBitrix24 } from '#tests/helpers/leads/bitrix24-portal.ts'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { bitrix24, type Bitrix24Settings } from './bitrix24.ts'

const attempt = (number = 1) => ({ number, signal: new AbortController().signal })
const now = () => new Date('2026-11-21T10:00:00Z')
const usual = { item: 'lead', funnel: null, responsible: null, source: null } as const
const deals: Partial<Bitrix24Settings> = { item: 'deal', funnel: 9, responsible: 6, source: 'SITE' }

async function portal(
  t: TestContext,
  settings: Partial<Bitrix24Settings> = {},
  trouble?: Parameters<typeof startBitrix24>[1],
  db?: Database,
) {
  const database = db ?? (await sqliteDatabase(t))
  await writeSetting(database, 'crm_origin', 'SAMPLE')
  const receiver = await startBitrix24(t, trouble)
  return { ...receiver, send: bitrix24({ ...usual, url: receiver.url, ...settings }, { db: database, now }) }
}

test('R790 a request becomes a lead in the words of the CRM', async (t) => {
  const { items, methods, send } = await portal(t)
  const lead = sampleLead()
  await send(lead, attempt())
  const { comments, ...fields } = items.leads[0] ?? {}
  assert.deepEqual(fields, {
    id: 1,
    title: 'Встреча: Айгүл, Алатау Парк, квартира № 114',
    name: 'Айгүл',
    fm: [
      { typeId: 'PHONE', valueType: 'WORK', value: '+77011234567' },
      { typeId: 'EMAIL', valueType: 'WORK', value: 'visitor@example.com' },
    ],
    sourceId: 'WEB',
    currencyId: 'KZT',
    opportunity: 37_500_000,
    isManualOpportunity: 'Y',
    utmSource: 'google',
    utmMedium: 'cpc',
    originatorId: 'SAMPLE',
    originId: lead.id,
  })
  assert.match(String(comments), /\[B\]Сообщение:\[\/B\] Перезвоните после шести\n/)
  assert.deepEqual(methods, ['crm.duplicate.findbycomm', 'crm.item.add'])
  assert.deepEqual(items.contacts, [], 'a new client has no contact before the lead is converted')
})

test('R790 a deal has its funnel, its responsible person, its source and a contact', async (t) => {
  const { items, send } = await portal(t, deals)
  const lead = sampleLead()
  await send(lead, attempt())
  const [made] = items.deals
  assert.deepEqual(
    ['categoryId', 'assignedById', 'sourceId', 'contactIds', 'name', 'fm'].map((name) => made?.[name]),
    [9, 6, 'SITE', [1], undefined, undefined],
  )
  const { fm, ...person } = items.contacts[0] ?? {}
  assert.deepEqual(person, {
    id: 1,
    name: 'Айгүл',
    assignedById: 6,
    sourceId: 'SITE',
    originatorId: 'SAMPLE',
    originId: lead.id,
  })
  assert.deepEqual((fm as unknown[])[0], { typeId: 'PHONE', valueType: 'WORK', value: '+77011234567' })
})

test('R790 without a unit there is no amount, without a mail address no mail', async (t) => {
  const { items, send } = await portal(t)
  const about = { ...sampleLead().about, estate: null }
  await send(sampleLead({ about, email: '' }), attempt())
  const made = JSON.stringify(items.leads[0])
  assert.doesNotMatch(made, /opportunity|currencyId|EMAIL/)
})

test('R790 what is longer than a field of the portal is whole in the comment', async (t) => {
  const name = 'Ә'.repeat(300)
  const email = `${'a'.repeat(250)}@example.com`
  const { items, send } = await portal(t)
  await send(sampleLead({ name, email }), attempt())
  const [made] = items.leads
  assert.deepEqual([String(made?.['title']).length, String(made?.['name']).length], [255, 50])
  assert.ok(String(made?.['comments']).includes(name) && String(made?.['comments']).includes(email))
})

test('R791 a client whom the portal knows is joined: a lead gets the contact, a deal the oldest one', async (t) => {
  for (const settings of [usual, deals]) {
    const { items, send } = await portal(t, settings)
    const fm = [{ typeId: 'PHONE', value: '8 (701) 123-45-67' }]
    items.contacts.push(
      { id: 1, fm: [{ typeId: 'PHONE', value: '+77770000000' }] },
      { id: 2, fm },
      { id: 3, fm },
    )
    await send(sampleLead(), attempt())
    const [made] = settings === deals ? items.deals : items.leads
    assert.deepEqual([made?.['contactIds'], made?.['fm'], items.contacts.length], [[2], undefined, 3])
  }
})

test('R791 a second request of a phone is a second deal of the same contact', async (t) => {
  const { items, send } = await portal(t, deals)
  await send(sampleLead(), attempt())
  await send(sampleLead({ id: 'second' }), attempt())
  assert.deepEqual(
    items.deals.map(({ contactIds, originId }) => [contactIds, originId]),
    [
      [[1], sampleLead().id],
      [[1], 'second'],
    ],
  )
  assert.equal(items.contacts.length, 1)
})

eachDatabase(
  'R791 requests of one phone at the same moment, of several replicas too, make one contact',
  async (db, _, t) => {
    const first = await portal(t, deals, undefined, db)
    const replica = bitrix24({ ...usual, ...deals, url: first.url }, { db, now })
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const open = new Set(ids)
    for (let number = 1; open.size > 0; number++) {
      assert.ok(number < 20)
      const sent = [...open].map(async (id, index) => {
        await (index % 2 === 0 ? first.send : replica)(sampleLead({ id }), attempt(number))
        open.delete(id)
      })
      for (const outcome of await Promise.allSettled(sent)) {
        if (outcome.status === 'rejected') {
          assert.equal(outcome.reason.message, 'another request of this phone is under way')
          assert.equal(outcome.reason.final, false)
        }
      }
    }
    assert.equal(first.items.contacts.length, 1)
    assert.deepEqual(first.items.deals.map(({ originId }) => originId).toSorted(), ids)
    assert.deepEqual(await db.selectFrom('receiver_turns').selectAll().execute(), [])
  },
)

test('R791 two clients at the same moment wait for nobody', async (t) => {
  const { items, send } = await portal(t, deals)
  await Promise.all([
    send(sampleLead(), attempt()),
    send(sampleLead({ id: 'other', phone: '+77770000000' }), attempt()),
  ])
  assert.deepEqual([items.contacts.length, items.deals.length], [2, 2])
})

test('what a visitor writes stays text in the comment, whether the portal reads BBCode or HTML', async (t) => {
  const { items, send } = await portal(t)
  await send(sampleLead({ message: '<img src=x onerror=alert(1)>\nи & ещё &lt;b&gt; &#91;' }), attempt())
  const comment = String(items.leads[0]?.['comments'])
  assert.match(comment, /‹img src=x onerror=alert\(1\)›\nи & ещё ＆lt;b＆gt; ＆#91;/)
  assert.doesNotMatch(comment, /[<>]|&#|&\w+;/)
})

test('R419 what a visitor writes is not a mark of the CRM either: its comments know [url] and [img]', async (t) => {
  const { items, send } = await portal(t)
  await send(sampleLead({ message: '[url=https://evil.example]Договор[/url]' }), attempt())
  const comment = String(items.leads[0]?.['comments'])
  assert.match(comment, /［url=https:\/\/evil\.example］Договор［\/url］/)
  assert.doesNotMatch(comment.replaceAll(/\[\/?B\]/g, ''), /[[\]]/)
})

test('R792 a repeat whose item was made makes no second one, also where the answer was lost', async (t) => {
  for (const settings of [usual, deals]) {
    let isLost = true
    const { items, send } = await portal(t, settings, (_method, call) =>
      isLost && Number(call['entityTypeId']) < 3 && 'fields' in call ? 'lost' : null,
    )
    const waiting = new AbortController()
    const first = send(sampleLead(), { number: 1, signal: waiting.signal })
    const made = () => items.leads.length + items.deals.length
    while (made() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    waiting.abort()
    await assert.rejects(first, { name: 'DeliveryFailure', message: 'interrupted' })
    isLost = false
    await send(sampleLead(), attempt(2))
    assert.equal(made(), 1)
    await send(sampleLead({ id: 'another' }), attempt(2))
    assert.equal(made(), 2)
  }
})

test('R792 a repeat that cannot look makes nothing', async (t) => {
  const { items, send } = await portal(t, {}, () => ({ status: 500, body: {} }))
  await assert.rejects(send(sampleLead(), attempt(2)), { message: 'status 500' })
  assert.equal(items.leads.length, 0)
})

test('R792 the limit of calls is a failure that passes', async (t) => {
  const db = await sqliteDatabase(t)
  const { url, leak, items } = await startBitrix24(t, undefined, 2)
  const send = bitrix24({ ...usual, ...deals, url }, { db, now })
  const message = 'status 503, QUERY_LIMIT_EXCEEDED'
  await assert.rejects(send(sampleLead(), attempt()), { message, final: false })
  leak()
  await assert.rejects(send(sampleLead(), attempt(2)), { message, final: false })
  assert.deepEqual([items.contacts.length, items.deals.length], [1, 0])
})

test('refusals are failures by their code, whatever status they come with', async (t) => {
  const error_description = 'The phone +77011234567 is wrong'
  const cases = [
    [429, { error: 'OPERATION_TIME_LIMIT', error_description }, 'status 429, OPERATION_TIME_LIMIT', false],
    [200, { error: 'OVERLOAD_LIMIT', error_description }, 'status 200, OVERLOAD_LIMIT', false],
    [
      400,
      { error: 'CRM_FIELD_ERROR_VALUE_NOT_VALID', error_description },
      'status 400, CRM_FIELD_ERROR_VALUE_NOT_VALID',
      false,
    ],
    [400, { error: '', error_description }, 'status 400', false],
    [401, { error: 'NO_AUTH_FOUND', error_description }, 'status 401, NO_AUTH_FOUND', false],
    [500, { error: 'PORTAL_DELETED', error_description }, 'status 500, PORTAL_DELETED', true],
    [200, 'an HTML page', 'status 200', false],
    [502, null, 'status 502', false],
    [400, { error: error_description }, 'status 400', false],
  ] as const
  for (const [status, body, message, final] of cases) {
    const { send } = await portal(t, {}, () => ({ status, body }))
    await assert.rejects(send(sampleLead(), attempt()), { name: 'DeliveryFailure', message, final })
  }
  const { send } = await portal(t, {}, (method) =>
    method === 'crm.item.add' ? { body: { result: { item: null } } } : null,
  )
  await assert.rejects(send(sampleLead(), attempt()), { message: 'no id of the new item came' })
})

test('R790 a summary is one item with the known contacts, or with the phones of a lead', async (t) => {
  const requests = [sampleLead(), sampleLead({ id: '2' }), sampleLead({ id: '3', phone: '+77770000000' })]
  const summary = { id: 'summary-1', form: 'summary' as const, requests }
  const { items, send } = await portal(t)
  await send(summary, attempt())
  assert.equal(items.leads[0]?.['originId'], 'summary-1')
  assert.match(String(items.leads[0]['title']), /3/)
  assert.deepEqual(
    (items.leads[0]['fm'] as { value: string }[]).map(({ value }) => value),
    ['+77011234567', '+77770000000'],
  )
  items.contacts.push({ id: 1, fm: [{ typeId: 'PHONE', value: '+77770000000' }] })
  await send({ ...summary, id: 'summary-2' }, attempt())
  assert.deepEqual([items.leads[1]?.['contactIds'], items.leads[1]?.['fm']], [[1], undefined])
  const many = Array.from({ length: 200 }, (_, index) =>
    sampleLead({ id: `${index}`, message: 'я'.repeat(900) }),
  )
  await send({ ...summary, id: 'summary-3', requests: many }, attempt())
  const comment = String(items.leads[2]?.['comments'])
  assert.ok(comment.length <= 15_001 && comment.endsWith('…'))
  assert.equal(comment.match(/\[B\]/g)?.length, comment.match(/\[\/B\]/g)?.length)
})
