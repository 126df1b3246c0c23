import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { bitrix24 } from './bitrix24.ts'

const attempt = (number = 1) => ({ number, signal: new AbortController().signal })

/** A portal that keeps entries; `trouble` returns its answers instead, while there are any. */
async function portal(t: TestContext, trouble: () => { status: number; body: unknown } | null = () => null) {
  const entries: Record<string, unknown>[] = []
  const { url, received } = await startReceiver(t, ({ path, body }) => {
    const answer = trouble()
    if (answer !== null) return answer
    const call = JSON.parse(body)
    if (path === '/rest/1/key/crm.lead.add') {
      entries.push(call.fields)
      return { body: { result: entries.length } }
    }
    assert.equal(path, '/rest/1/key/crm.lead.list')
    const found = entries.flatMap((entry, index) =>
      Object.entries(call.filter).every(([name, value]) => entry[name] === value)
        ? [{ ID: String(index + 1) }]
        : [],
    )
    return { body: { result: found, total: found.length } }
  })
  return { entries, received, send: bitrix24({ url: `${url}/rest/1/key/`, origin: async () => 'SAMPLE' }) }
}

test('a lead becomes an entry in the words of the CRM', async (t) => {
  const { entries, received, send } = await portal(t)
  const lead = sampleLead()
  await send(lead, attempt())
  const { COMMENTS, ...fields } = entries[0] ?? {}
  assert.deepEqual(fields, {
    TITLE: 'Встреча: Айгүл, Алатау Парк, квартира № 114',
    NAME: 'Айгүл',
    STATUS_ID: 'NEW',
    SOURCE_ID: 'WEB',
    PHONE: [{ VALUE: '+77011234567', VALUE_TYPE: 'WORK' }],
    EMAIL: [{ VALUE: 'visitor@example.com', VALUE_TYPE: 'WORK' }],
    CURRENCY_ID: 'KZT',
    OPPORTUNITY: 37_500_000,
    UTM_SOURCE: 'google',
    UTM_MEDIUM: 'cpc',
    ORIGINATOR_ID: 'SAMPLE',
    ORIGIN_ID: lead.id,
  })
  assert.match(String(COMMENTS), /<b>Сообщение:<\/b> Перезвоните после шести<br>/)
  assert.equal(received.length, 1)
})

test('without a unit there is no amount, without a mail address no mail', async (t) => {
  const { entries, send } = await portal(t)
  const about = { ...sampleLead().about, estate: null }
  await send(sampleLead({ about, email: '' }), attempt())
  assert.deepEqual(
    ['OPPORTUNITY', 'CURRENCY_ID', 'EMAIL'].filter((name) => name in (entries[0] ?? {})),
    [],
  )
})

test('what a visitor writes stays text in the comment, which is HTML', async (t) => {
  const { entries, send } = await portal(t)
  await send(sampleLead({ message: '<img src=x onerror=alert(1)>\nи & ещё' }), attempt())
  assert.match(String(entries[0]?.['COMMENTS']), /&lt;img src=x onerror=alert\(1\)&gt;<br>и &amp; ещё/)
})

test('R419 what a visitor writes is not a mark of the CRM either: its comments know [url] and [img]', async (t) => {
  const { entries, send } = await portal(t)
  await send(sampleLead({ message: '[url=https://evil.example]Договор[/url]' }), attempt())
  const comment = String(entries[0]?.['COMMENTS'])
  assert.match(comment, /&#91;url=https:\/\/evil\.example&#93;Договор&#91;\/url&#93;/)
  assert.doesNotMatch(comment, /[[\]]/)
})

test('a repeat of a lead whose entry was made makes no second one', async (t) => {
  const { entries, send } = await portal(t)
  await send(sampleLead(), attempt(1))
  await send(sampleLead(), attempt(2))
  assert.equal(entries.length, 1)
  await send(sampleLead({ id: 'another' }), attempt(2))
  assert.equal(entries.length, 2)
})

test('refusals are failures by their code, whatever status they come with', async (t) => {
  const description = 'The phone +77011234567 is wrong'
  const cases = [
    [
      503,
      { error: 'QUERY_LIMIT_EXCEEDED', error_description: description },
      'status 503, QUERY_LIMIT_EXCEEDED',
      false,
    ],
    [200, { error: 'OVERLOAD_LIMIT', error_description: description }, 'status 200, OVERLOAD_LIMIT', false],
    [400, { error: '', error_description: description }, 'status 400', false],
    [
      401,
      { error: 'INVALID_CREDENTIALS', error_description: description },
      'status 401, INVALID_CREDENTIALS',
      false,
    ],
    [403, { error: 'PORTAL_DELETED', error_description: description }, 'status 403, PORTAL_DELETED', true],
    [200, 'an HTML page', 'status 200', false],
    [502, null, 'status 502', false],
    [400, { error: description }, 'status 400', false],
  ] as const
  for (const [status, body, message, final] of cases) {
    const { send } = await portal(t, () => ({ status, body }))
    await assert.rejects(send(sampleLead(), attempt()), { name: 'DeliveryFailure', message, final })
  }
})

test('a repeat that cannot look makes no entry', async (t) => {
  const { entries, send } = await portal(t, () => ({ status: 500, body: {} }))
  await assert.rejects(send(sampleLead(), attempt(2)), { message: 'status 500' })
  assert.equal(entries.length, 0)
})
