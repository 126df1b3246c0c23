import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { outboxFigures } from '#database/leads/outbox-stats.ts'
import type { Database } from '#database/open.ts'
import { acceptLead, type LeadRequest } from '#leads/intake/intake.ts'
import { parseEnv } from '#server/env.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { partsAt } from '#tests/helpers/leads/intake.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { fillTowns, forPersonnel, keepRoutes, mailRoute, request } from '#tests/helpers/leads/routes.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { UsageError } from '../command-context.ts'
import { parseSubcommand } from './subcommands.ts'

/** The commands on a database with these settings. */
function office(t: TestContext, db: Database, settings: Readonly<Record<string, string>>) {
  const env = parseEnv({
    DATA_DIR: temporaryFolder(t),
    SECRET_KEY: 'a secret of the tests, long enough to be one',
    ...settings,
  })
  return async (name: string, ...args: string[]) => {
    let [printed, said] = ['', '']
    const print = async (text: string) => void (printed += text)
    const isWell = await parseSubcommand(name, args)({ env, db, print, say: (text) => (said += `${text}\n`) })
    return { isWell, printed, said }
  }
}

async function accept(db: Database, ...requests: LeadRequest[]): Promise<string[]> {
  const ids = []
  for (const each of requests) ids.push((await acceptLead(partsAt(db, 0), each)).id)
  return ids
}

const personnel = mailRoute('hr@example.com', forPersonnel)

eachDatabase(
  'R787 leads -- test lists the routes, and sends a sample that is no request of a person',
  async (db, _, t) => {
    let status = 200
    const { url, received } = await startReceiver(t, () => ({ status }))
    const mailbox = await startMailbox(t)
    await keepRoutes(db, {
      hook: { to: 'webhook', url, secret: '${ROUTE_HOOK}', own: true },
      gone: { to: 'webhook', url: 'http://127.0.0.1:1/', secret: '${ROUTE_HOOK}', own: true },
      keyless: { to: 'webhook', url, secret: '${ROUTE_NO}', own: true },
      personnel,
    })
    const run = office(t, db, { SMTP_URL: mailbox.url, ROUTE_HOOK: 'secret' })

    const list = await run('test')
    assert.equal(list.isWell, false)
    assert.match(
      list.printed,
      /^gone \(webhook\)\nhook \(webhook\)\nkeyless \(webhook\): the secret ROUTE_NO has no value.*\npersonnel \(mail\)\n$/,
    )

    const sent = await run('test', 'hook')
    const sample = JSON.parse(received[0]?.body ?? '')
    assert.equal(sent.isWell, true)
    assert.equal(sent.printed, `hook: the receiver took the sample, request ${sample.id}. Delete it there.\n`)
    assert.deepEqual([sample.name, sample.phone, sample.email], ['ПРОБА', '+77000000000', ''])
    assert.match(sample.message, /^ПРОБА/)

    // Personnel gets a sample of what it takes.
    assert.equal((await run('test', 'personnel')).isWell, true)
    assert.deepEqual(mailbox.letters[0]?.to, ['hr@example.com'])
    assert.match(mailbox.letters[0]?.headers['subject'] ?? '', /^Отклик на вакансию: ПРОБА$/)

    status = 401
    const refused = await run('test', 'hook')
    assert.deepEqual(
      [refused.isWell, refused.printed],
      [false, 'hook: the sample did not arrive: the receiver does not take the key (status 401)\n'],
    )
    assert.match((await run('test', 'gone')).printed, /^gone: the sample did not arrive: no connection\n$/)
    const keyless = await run('test', 'keyless')
    assert.equal(keyless.isWell, false)
    assert.match(keyless.printed, /^keyless: nothing was sent: the secret ROUTE_NO has no value/)
    await assert.rejects(
      run('test', 'nowhere'),
      (error) => error instanceof UsageError && /gone, hook/.test(error.message),
    )
    assert.equal((await db.selectFrom('leads').select('id').execute()).length, 0)
  },
)

eachDatabase(
  'R787 R1594 without routes leads -- test knows the ways of the settings, and says what to set where there is none',
  async (db, _, t) => {
    const mailbox = await startMailbox(t)
    const none = await office(t, db, {})('test')
    assert.equal(none.isWell, false)
    assert.match(none.printed, /^No way to staff is on\. Set SMTP_URL and LEADS_EMAIL/)
    const run = office(t, db, { SMTP_URL: mailbox.url, LEADS_EMAIL: 'sales@example.com' })
    assert.equal((await run('test')).printed, 'mail (mail)\n')
    assert.equal((await run('test', 'mail')).isWell, true)
    assert.deepEqual(mailbox.letters[0]?.to, ['sales@example.com'])
  },
)

eachDatabase('R784 resend sends by another route what waits for one that is gone', async (db, _, t) => {
  const mailbox = await startMailbox(t)
  await keepRoutes(db, {
    old: {
      to: 'webhook',
      url: 'http://127.0.0.1:1/',
      secret: '${ROUTE_GONE}',
      own: true,
      carries: { applications: true },
    },
  })
  const [call, visit] = await accept(db, request('callback'), request('meets'), request('application'))
  await db
    .updateTable('deliveries')
    .set({ state: 'dead', attempts: 25 })
    .where('lead_id', '=', visit ?? '')
    .execute()
  await keepRoutes(db, { sales: mailRoute('sales@example.com'), personnel })
  const run = office(t, db, { SMTP_URL: mailbox.url })

  const waiting = await run('resend', '--wait', '1')
  assert.deepEqual([waiting.isWell, waiting.printed], [true, waiting.printed])
  assert.equal(mailbox.letters.length, 0)
  assert.match(waiting.printed, /old is off: 2 wait/)

  await assert.rejects(run('resend', '--from', 'old'), UsageError)
  await assert.rejects(run('resend', '--from', 'old', '--by', 'nowhere'), UsageError)
  const one = await run('resend', '--from', 'old', '--by', 'sales', '--id', call ?? '')
  assert.match(one.printed, /^1 of old go by sales\n/)
  const sales = await run('resend', '--from', 'old', '--by', 'sales')
  assert.match(sales.printed, /^1 of old go by sales\n/)
  // The application is no business of sales.
  assert.match(sales.said, /^1 stay with old/)
  await run('resend', '--from', 'old', '--by', 'personnel')
  assert.deepEqual(
    mailbox.letters
      .map(({ to, headers }) => `${to.join()} ${(headers['subject'] ?? '').split(':')[0]}`)
      .toSorted(),
    ['hr@example.com Отклик на вакансию', 'sales@example.com Встреча', 'sales@example.com Обратный звонок'],
  )
  // The old rows stay, since an attempt may have arrived; nobody is asked to do anything about them.
  const rows = await db.selectFrom('deliveries').select(['channel', 'state', 'moved_to']).execute()
  assert.deepEqual(
    rows
      .filter(({ channel }) => channel === 'old')
      .map(({ state, moved_to }) => `${state} ${moved_to}`)
      .toSorted(),
    ['dead personnel', 'dead sales', 'dead sales'],
  )
  assert.deepEqual(await outboxFigures(db), [])
  assert.equal((await run('resend')).isWell, true)
  assert.equal(mailbox.letters.length, 3)
  const list = await run('list')
  assert.match(list.printed, /old: moved to sales; sales: delivered/)
})

eachDatabase(
  'R784 resend finds a route for requests that none took, and doubles no other',
  async (db, _, t) => {
    const mailbox = await startMailbox(t)
    await fillTowns(db)
    // Requests of a time without any way, and one that an earlier way had.
    await accept(db, request('callback'), request('student_application'))
    await keepRoutes(db, { before: mailRoute('before@example.com'), personnel })
    const [had] = await accept(db, request('questions'))
    await db
      .updateTable('deliveries')
      .set({ state: 'delivered' })
      .where('lead_id', '=', had ?? '')
      .execute()
    await keepRoutes(db, { sales: mailRoute('sales@example.com'), personnel })
    const run = office(t, db, { SMTP_URL: mailbox.url })
    assert.equal((await run('resend')).isWell, true)
    assert.deepEqual(mailbox.letters.map(({ to }) => to.join()).toSorted(), [
      'hr@example.com',
      'sales@example.com',
    ])
  },
)
