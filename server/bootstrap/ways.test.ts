import assert from 'node:assert/strict'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { OutgoingLead } from '#contract/outgoing-lead.ts'
import type { Database } from '#database/open.ts'
import { acceptLead, type LeadRequest } from '#leads/intake/intake.ts'
import { exactly } from '#tests/helpers/servers/call-api.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { startAmoCrm } from '#tests/helpers/leads/amocrm-account.ts'
import { startBitrix24 } from '#tests/helpers/leads/bitrix24-portal.ts'
import { startMacroCrm } from '#tests/helpers/leads/macrocrm-server.ts'
import { partsAt } from '#tests/helpers/leads/intake.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { fillTowns, forPersonnel, keepRoutes, mailRoute, request } from '#tests/helpers/leads/routes.ts'
import { botToken, startTelegram } from '#tests/helpers/leads/telegram-server.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { startDelivery } from './delivery.ts'
import { parseEnv } from '../env.ts'

const webhookSecret = 'the secret of the receiver'

/** A site that delivers with these settings, and its data folder. */
function site(t: TestContext, db: Database, settings: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder(t)
  const lines: string[] = []
  const say = (facts: object, message: string) => void lines.push(`${JSON.stringify(facts)} ${message}`)
  const env = parseEnv({ DATA_DIR: folder, ...settings })
  const log = { info: say, warn: say, error: say }
  const delivery = startDelivery({ db, env, publicUrl: 'https://example.kz', secret: 'secret', log })
  t.after(() => delivery.close())
  return {
    ...delivery,
    folder,
    lines,
    async send(each: LeadRequest): Promise<string> {
      const { id } = await acceptLead(partsAt(db, 0, { channels: delivery.channels }), each)
      delivery.wake()
      return id
    },
    keepSecrets(text: string) {
      writeFileSync(join(folder, 'secrets.env'), text)
      chmodSync(join(folder, 'secrets.env'), 0o600)
    },
  }
}

async function states(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['channel', 'state', 'kind'])
    .orderBy('channel')
    .orderBy('id')
    .execute()
  return rows.map(({ channel, state, kind }) => `${channel} ${state} ${kind}`)
}

const isDone = (db: Database) => async () => (await states(db)).every((state) => state.includes('delivered'))

eachDatabase('R780 each kind of route brings a request to its receiver', async (db, _, t) => {
  const mailbox = await startMailbox(t)
  const hook = await startReceiver(t)
  const portal = await startBitrix24(t)
  const account = await startAmoCrm(t)
  const macro = await startMacroCrm(t)
  const chat = await startTelegram(t)
  await fillTowns(db)
  const { send, keepSecrets } = site(t, db, { SMTP_URL: mailbox.url, ROUTE_BOT: botToken })
  keepSecrets(`HOOK=${webhookSecret}\nPORTAL=key\nAMO=long-lived\nMACRO=secret\n`)
  const receiver = {
    name: { ru: 'Облако', kk: 'Бұлт', en: 'Cloud' },
    country: { ru: 'Казахстан', kk: 'Қазақстан', en: 'Kazakhstan' },
  }
  await keepRoutes(db, {
    mail: { to: 'mail', addresses: ['a@example.com', 'b@example.com'], own: true },
    hook: { to: 'webhook', url: `${hook.url}/leads`, secret: '${HOOK}', own: true },
    portal: {
      to: 'bitrix24',
      url: portal.url.replace('/key/', '/${PORTAL}/'),
      item: 'deal',
      funnel: 3,
      own: true,
    },
    account: {
      to: 'amocrm',
      url: account.url,
      access: { token: '${AMO}' },
      source: 'Sample',
      text_field: 5,
      pipeline: 7,
      receiver,
    },
    macro: { to: 'macrocrm', url: macro.url, domain: 'example.com', secret: '${MACRO}', own: true },
    chat: { to: 'telegram', token: '${ROUTE_BOT}', chat: '-100200', server: chat.url, receiver },
    personnel: mailRoute('hr@example.com', forPersonnel),
  })
  const id = await send(request('callback', { name: 'Айгүл', complex_id: 1, phone: '+77015554433' }))
  await until(isDone(db))
  assert.deepEqual(await states(db), [
    'account delivered amocrm',
    'chat delivered telegram',
    'hook delivered webhook',
    'macro delivered macrocrm',
    'mail delivered mail',
    'portal delivered bitrix24',
  ])
  assert.deepEqual(
    mailbox.letters.map(({ to }) => to),
    [['a@example.com', 'b@example.com']],
  )
  assert.equal(hook.received[0]?.headers['idempotency-key'], id)
  assert.deepEqual([portal.items.deals[0]?.['originId'], portal.items.deals[0]?.['categoryId']], [id, 3])
  assert.equal(account.requests[0]?.pipeline_id, 7)
  assert.equal(macro.requests[0]?.['phone'], '+77015554433')
  assert.match(chat.messages[0]?.shown ?? '', new RegExp(id))
  // Without a word of the route a chat gets no name and no phone.
  assert.doesNotMatch(JSON.stringify(chat.messages), /Айгүл|555/)
})

eachDatabase('R781 the CV of an application goes to personnel and to nobody else', async (db, _, t) => {
  const mailbox = await startMailbox(t)
  const hook = await startReceiver(t)
  const { send } = site(t, db, {
    SMTP_URL: mailbox.url,
    LEADS_EMAIL: 'office@example.com',
    ROUTE_HOOK: webhookSecret,
  })
  await keepRoutes(db, {
    all: mailRoute('sales@example.com'),
    hook: { to: 'webhook', url: hook.url, secret: '${ROUTE_HOOK}', own: true, rest: true },
    personnel: mailRoute('hr@example.com', { carries: { applications: true } }),
  })
  const file = { id: 'file-1', name: 'CV.pdf', type: 'application/pdf', size: 8, path: 'file-1.pdf' }
  await send({ ...request('application'), file })
  await send(request('callback'))
  await until(async () => (await states(db)).length === 3 && (await isDone(db)()))
  const about = (subject: string | undefined) => /Отклик/.test(subject ?? '')
  assert.deepEqual(
    mailbox.letters.map(({ to, headers }) => `${to.join()} ${about(headers['subject'])}`).toSorted(),
    ['hr@example.com false', 'hr@example.com true', 'sales@example.com false'],
  )
  assert.equal(hook.received.length, 0)
})

eachDatabase('R785 routes that an import brings serve at once, without a new start', async (db, _, t) => {
  const mailbox = await startMailbox(t)
  const { send } = site(t, db, { SMTP_URL: mailbox.url, LEADS_EMAIL: 'office@example.com' })
  const personnel = mailRoute('hr@example.com', forPersonnel)
  await send(request('callback'))
  await until(async () => mailbox.letters.length === 1)
  await keepRoutes(db, { sales: mailRoute('sales@example.com'), personnel })
  await send(request('callback'))
  await until(async () => mailbox.letters.length === 2)
  await keepRoutes(db, { sales: mailRoute('other@example.com'), personnel })
  await send(request('callback'))
  await until(async () => mailbox.letters.length === 3)
  assert.deepEqual(
    mailbox.letters.map(({ to }) => to.join()),
    ['office@example.com', 'sales@example.com', 'other@example.com'],
  )
})

eachDatabase(
  'R782 what waits for a way of the settings goes there, also when there are routes',
  async (db, _, t) => {
    const mailbox = await startMailbox(t)
    const { url, received } = await startReceiver(t)
    await fillDatabase(db, {
      leads: [1, 2].map((number) => makeLead(number, { idempotency_key: null })),
      deliveries: [
        // As a version without routes wrote them.
        makeRow('deliveries', { id: '1', lead_id: makeLead(1).id, channel: 'mail', kind: null }),
        makeRow('deliveries', {
          id: '2',
          lead_id: makeLead(2).id,
          channel: 'webhook',
          kind: null,
          attempts: 3,
        }),
      ],
    })
    await keepRoutes(db, {
      sales: mailRoute('sales@example.com'),
      personnel: mailRoute('hr@example.com', forPersonnel),
    })
    const { send } = site(t, db, {
      SMTP_URL: mailbox.url,
      LEADS_EMAIL: 'office@example.com',
      LEADS_WEBHOOK_URL: url,
      LEADS_WEBHOOK_SECRET: webhookSecret,
    })
    await until(isDone(db))
    await send(request('callback'))
    await until(async () => mailbox.letters.length === 2 && (await isDone(db)()))
    assert.deepEqual(
      mailbox.letters.map(({ to }) => to.join()),
      ['office@example.com', 'sales@example.com'],
    )
    assert.equal(received.length, 1)
    assert.deepEqual(await states(db), [
      'mail delivered mail',
      'sales delivered mail',
      'webhook delivered webhook',
    ])
  },
)

eachDatabase(
  'R783 a route without the value of its secret waits, says so, and goes on when the value is there',
  async (db, _, t) => {
    const { url, received } = await startReceiver(t)
    await keepRoutes(db, {
      hook: { to: 'webhook', url: `${url}/\${PATH_KEY}`, secret: '${ROUTE_HOOK}', own: true },
      personnel: mailRoute('hr@example.com', forPersonnel),
    })
    const { send, ways, keepSecrets, folder, lines } = site(t, db, {
      ROUTE_HOOK: webhookSecret,
      // Only names that begin with ROUTE_ come from the environment.
      PATH_KEY: 'of-the-environment',
      SECRET_KEY: 'a secret of the site that nobody may send elsewhere',
    })
    await send(request('callback'))
    const problem = async () => (await ways()).ways.map((way) => way.problem)
    assert.match(
      (await problem())[0] ?? '',
      /the secret PATH_KEY has no value: write «PATH_KEY=…» into secrets\.env/,
    )
    assert.match((await problem())[1] ?? '', /there is no mail server: set SMTP_URL/)
    assert.deepEqual(await states(db), ['hook pending webhook'])
    keepSecrets('PATH_KEY=secret-path\n')
    chmodSync(join(folder, 'secrets.env'), 0o644)
    assert.match((await problem())[0] ?? '', /Others may read .*secrets\.env/)
    assert.equal(received.length, 0)
    chmodSync(join(folder, 'secrets.env'), 0o600)
    await until(isDone(db))
    assert.equal(received[0]?.path, '/secret-path')
    const [row] = await db.selectFrom('deliveries').select('attempts').execute()
    assert.equal(row?.attempts, 1)
    assert.doesNotMatch(JSON.stringify([lines, await problem()]), /secret-path|the secret of the receiver/)
  },
)

eachDatabase('R784 what waits for a route that is gone is kept as it is', async (db, _, t) => {
  const mailbox = await startMailbox(t)
  const personnel = mailRoute('hr@example.com', forPersonnel)
  await keepRoutes(db, {
    old: { to: 'webhook', url: 'https://crm.example/', secret: '${ROUTE_GONE}', own: true },
    personnel,
  })
  const { send } = site(t, db, { SMTP_URL: mailbox.url })
  await send(request('callback'))
  await keepRoutes(db, { sales: mailRoute('sales@example.com'), personnel })
  await send(request('callback'))
  await until(async () => (await states(db)).some((state) => state.startsWith('sales delivered')))
  assert.deepEqual(await states(db), ['old pending webhook', 'sales delivered mail'])
  const row = await db
    .selectFrom('deliveries')
    .select(['attempts', 'last_error'])
    .where('channel', '=', 'old')
    .executeTakeFirst()
  assert.deepEqual(row, { attempts: 0, last_error: null })
})

eachDatabase('R789 a route that carries nothing personal gets number, form and subject', async (db, _, t) => {
  const { url, received } = await startReceiver(t)
  await fillTowns(db)
  await keepRoutes(db, {
    board: { to: 'webhook', url, secret: '${ROUTE_HOOK}', own: true, carries: { personal: false } },
    sales: mailRoute('sales@example.com'),
    personnel: mailRoute('hr@example.com', forPersonnel),
  })
  const mailbox = await startMailbox(t)
  const { send } = site(t, db, { ROUTE_HOOK: webhookSecret, SMTP_URL: mailbox.url })
  const id = await send(
    request('reserves', {
      name: 'Айгүл',
      phone: '+77015554433',
      email: 'a@example.com',
      message: 'Звоните +77015554433',
      estate_id: 1,
      payment: 'mortgage',
      gclid: 'gclid-1',
    }),
  )
  await until(isDone(db))
  const lead = exactly(OutgoingLead, JSON.parse(received[0]?.body ?? '')) as OutgoingLead
  assert.deepEqual([lead.id, lead.form, lead.about.estate?.number], [id, 'reserves', '114'])
  assert.doesNotMatch(received[0]?.body ?? '', /Айгүл|555|a@example|gclid-1/)
})
