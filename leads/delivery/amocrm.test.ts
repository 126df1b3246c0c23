import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Database } from '#database/open.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { startAmoCrm } from '#tests/helpers/leads/amocrm-account.ts'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { until } from '#tests/helpers/until.ts'
import { amoCrm, type AmoCrmSettings } from './amocrm.ts'

const attempt = (number = 1) => ({ number, signal: new AbortController().signal })
const start = Date.parse('2026-11-21T10:00:00Z')
const day = 86_400_000

const integration = {
  clientId: 'integration',
  clientSecret: 'secret',
  redirectUri: 'https://example.com',
  code: 'code-1',
}

const lost = {
  name: 'DeliveryFailure',
  final: false,
  message:
    'amoCRM gives no access: make a new authorisation code and put it into the settings (docs/crm.md, «amoCRM»)',
}

async function account(
  t: TestContext,
  {
    db,
    trouble,
    ...settings
  }: Partial<AmoCrmSettings> & { db?: Database; trouble?: Parameters<typeof startAmoCrm>[1] } = {},
) {
  const database = db ?? (await sqliteDatabase(t))
  const receiver = await startAmoCrm(t, trouble)
  let time = start
  const now = () => new Date(time)
  const sender = (difference: Partial<AmoCrmSettings> = {}) =>
    amoCrm(
      {
        url: receiver.url,
        access: { token: 'long-lived' },
        source: 'example.com',
        textField: 77,
        pipeline: null,
        ...settings,
        ...difference,
      },
      { db: database, now },
    )
  const pass = (milliseconds: number) => void (time += milliseconds)
  return { ...receiver, sender, send: sender(), pass }
}

test('R793 a request stands among the unsorted ones with form, client, unit, words and UTM', async (t) => {
  const { requests, send, received } = await account(t, { pipeline: 5 })
  await send(sampleLead(), attempt())
  assert.equal(received[0]?.headers.authorization, 'Bearer long-lived')
  const [made] = requests
  const { custom_fields_values, ...lead } = made?.embedded.leads[0] ?? {}
  const sent = Date.parse(sampleLead().created_at) / 1000
  assert.deepEqual(
    [made?.source_uid, made?.source_name, made?.pipeline_id, made?.created_at, made?.metadata],
    [
      'example.com',
      'example.com',
      5,
      sent,
      {
        form_id: 'meets',
        form_name: 'Встреча',
        form_page: 'https://example.com/kk/properties/apartments',
        form_sent_at: sent,
        referer: 'https://example.org/',
      },
    ],
  )
  assert.deepEqual(lead, {
    name: `Встреча: Айгүл, Алатау Парк, квартира № 114 № ${sampleLead().id}`,
    price: 37_500_000,
  })
  const [words, ...utm] = custom_fields_values as { field_id?: number; values: { value: string }[] }[]
  assert.equal(words?.field_id, 77)
  assert.match(
    words.values[0]?.value ?? '',
    /^Имя: Айгүл\nТелефон: .+\nПочта: .+\nСообщение: Перезвоните после шести\n/,
  )
  assert.deepEqual(utm, [
    { field_code: 'UTM_SOURCE', values: [{ value: 'google' }] },
    { field_code: 'UTM_MEDIUM', values: [{ value: 'cpc' }] },
  ])
  assert.deepEqual(made?.embedded.contacts, [
    {
      name: 'Айгүл',
      custom_fields_values: [
        { field_code: 'PHONE', values: [{ value: '+77011234567', enum_code: 'WORK' }] },
        { field_code: 'EMAIL', values: [{ value: 'visitor@example.com', enum_code: 'WORK' }] },
      ],
    },
  ])
})

test('R793 a summary is one request with every phone once', async (t) => {
  const { requests, send } = await account(t)
  const list = [
    sampleLead(),
    sampleLead({ id: '2' }),
    sampleLead({ id: '3', phone: '+77770000000', email: '' }),
  ]
  await send({ id: 'summary-1', form: 'summary', requests: list }, attempt())
  const [made] = requests
  assert.equal(made?.embedded.contacts.length, 2)
  assert.equal(made.embedded.leads[0]?.['name'], 'Заявки сверх лимита: 3 № summary-1')
  const many = Array.from({ length: 200 }, () => sampleLead({ message: 'я'.repeat(900) }))
  await send({ id: 'summary-2', form: 'summary', requests: many }, attempt())
  assert.ok(JSON.stringify(requests[1]?.embedded.leads).length < 16_000)
})

test('R793 refusals are failures that pass, with the field that is wrong and no word of the visitor', async (t) => {
  const errors = [
    { code: 'NotSupportedChoice', path: 'custom_fields_values.0.field_id', detail: '+77011234567' },
  ]
  const quoting = [{ code: '+77011234567', path: '+77011234567' }]
  const cases = [
    [
      400,
      { 'validation-errors': [{ errors }] },
      'status 400, NotSupportedChoice custom_fields_values.0.field_id',
    ],
    [400, { 'validation-errors': [{ errors: quoting }], detail: '+77011234567' }, 'status 400'],
    [402, { title: 'Payment Required' }, 'status 402, the account is not paid'],
    [403, { title: 'Forbidden' }, 'status 403, the account or the address of this server is blocked'],
    [429, { title: 'Too Many Requests' }, 'status 429, too many calls'],
    [200, 'an HTML page', 'status 200, amoCRM took nothing'],
    [500, null, 'status 500'],
  ] as const
  for (const [status, body, message] of cases) {
    const { send } = await account(t, { trouble: () => ({ status, body }) })
    await assert.rejects(send(sampleLead(), attempt()), { name: 'DeliveryFailure', message, final: false })
  }
})

test('R793 no more than five calls go out in a second', async (t) => {
  const { requests, send } = await account(t)
  const began = performance.now()
  await Promise.all(Array.from({ length: 6 }, () => send(sampleLead(), attempt())))
  assert.equal(requests.length, 6)
  assert.ok(performance.now() - began >= 990)
})

test('R794 a long-lived token that is refused is told to staff', async (t) => {
  const { send, forgetAccess } = await account(t)
  forgetAccess()
  await assert.rejects(send(sampleLead(), attempt()), {
    message: 'status 401, amoCRM refuses the long-lived token, make a new one',
    final: false,
  })
})

eachDatabase(
  'R794 a code begins the access, and each refresh token is used once by all replicas together',
  async (db, _, t) => {
    const { requests, asked, sender, pass, forgetAccess } = await account(t, { db, access: integration })
    const replicas = [sender(), sender(), sender()]
    await replicas[0]?.(sampleLead(), attempt())
    assert.equal(asked.tokens, 1)
    for (const change of [() => pass(day), forgetAccess]) {
      change()
      const before: number = asked.tokens
      let open = 12
      for (let number = 1; open > 0; number++) {
        assert.ok(number < 20)
        const sent = Array.from({ length: open }, (_, index) =>
          replicas[index % 3]?.(sampleLead({ id: `${before} ${number} ${index}` }), attempt()),
        )
        for (const outcome of await Promise.allSettled(sent)) {
          if (outcome.status === 'fulfilled') open--
          else assert.equal(outcome.reason.message, 'another process renews the access to amoCRM')
        }
      }
      assert.equal(asked.tokens, before + 1)
    }
    assert.equal(requests.length, 25)
    const kept = await db.selectFrom('amocrm_access').selectAll().execute()
    assert.deepEqual(
      kept.map(({ refresh_token, refused_at }) => [refresh_token, refused_at]),
      [['refresh-3', null]],
    )
  },
)

eachDatabase(
  'R794 a process that died with the new tokens leaves a word to staff, whose new code puts it right',
  async (db, _, t) => {
    let isDying = false
    const { requests, asked, sender, pass, addCode } = await account(t, {
      db,
      access: integration,
      trouble: (path) => (isDying && path.startsWith('/oauth2') ? 'lost' : null),
    })
    await sender()(sampleLead(), attempt())
    pass(day)
    isDying = true
    void sender()(sampleLead(), attempt()).catch(() => {})
    await until(async () => asked.tokens === 2)
    isDying = false

    await assert.rejects(sender()(sampleLead(), attempt()), {
      message: 'another process renews the access to amoCRM',
    })
    pass(120_000)
    await assert.rejects(sender()(sampleLead(), attempt()), lost)
    const after = asked.tokens
    await assert.rejects(sender()(sampleLead(), attempt(2)), lost)
    assert.equal(asked.tokens, after, 'amoCRM is not asked again and again')
    addCode('code-2')
    await sender({ access: { ...integration, code: 'code-2' } })(sampleLead(), attempt(3))
    assert.equal(requests.length, 2)
  },
)

eachDatabase('R794 a renewal of which amoCRM has not heard is done again', async (db, _, t) => {
  let status = 502
  const { requests, sender, pass } = await account(t, {
    db,
    access: integration,
    trouble: (path) => (status !== 200 && path.startsWith('/oauth2') ? { status } : null),
  })
  await assert.rejects(sender()(sampleLead(), attempt()), {
    message: 'status 502, amoCRM gives no new token',
  })
  status = 200
  await sender()(sampleLead(), attempt(2))
  pass(day)
  status = 503
  await assert.rejects(sender()(sampleLead(), attempt()), {
    message: 'status 503, amoCRM gives no new token',
  })
  status = 200
  await sender()(sampleLead(), attempt(2))
  assert.equal(requests.length, 2)
})

eachDatabase(
  'R794 a wrong secret is put right without a new code, a wrong code puts no good access away',
  async (db, _, t) => {
    const { requests, sender, pass } = await account(t, { db })
    const wrong = sender({ access: { ...integration, clientSecret: 'wrong' } })
    const right = sender({ access: integration })
    await assert.rejects(wrong(sampleLead(), attempt()), lost)
    await assert.rejects(right(sampleLead(), attempt(2)), lost)
    pass(3_600_000)
    await right(sampleLead(), attempt(3))
    const typo = sender({ access: { ...integration, code: 'typo' } })
    await assert.rejects(typo(sampleLead(), attempt()), lost)
    await right(sampleLead({ id: 'another' }), attempt())
    assert.equal(requests.length, 2)
  },
)

eachDatabase(
  'R794 tokens that could not be written at once are written by the next delivery',
  async (db, _, t) => {
    let isAway = false
    const { requests, asked, url } = await account(t, { db })
    const away = new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (isAway && name === 'insertInto' && args[0] === 'amocrm_access')
            throw new Error('the database is away')
          return value.apply(target, args) as unknown
        }
      },
    })
    const now = () => new Date(start)
    const settings = { url, access: integration, source: 'example.com', textField: 77, pipeline: null }
    const send = amoCrm(settings, { db: away, now })
    isAway = true
    await assert.rejects(send(sampleLead(), attempt()), { message: 'the database is away' })
    isAway = false
    await send(sampleLead(), attempt(2))
    assert.deepEqual([asked.tokens, requests.length], [1, 1])
  },
)
