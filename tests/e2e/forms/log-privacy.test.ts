import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { databaseFile, openDatabase } from '#database/open.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { emptyDatabase } from '../../helpers/databases/databases.ts'
import { startMailbox } from '../../helpers/leads/mailbox.ts'
import { markedPerson, phoneSpellings, tracesOf } from '../../helpers/leads/marked-person.ts'
import { badCalls, goodCalls, pagePosts } from '../../helpers/leads/marked-requests.ts'
import { startReceiver } from '../../helpers/servers/receiver.ts'
import { fillDatabase } from '../../helpers/databases/rows.ts'
import { sampleSite } from '../../helpers/servers/sample-api.ts'
import { type RunningProcess, startSite } from '../../helpers/servers/server.ts'
import { openGate } from '../../helpers/servers/tcp-gate.ts'
import { until } from '../../helpers/until.ts'

const secret = 'a secret of at least thirty-two letters'

/** A database with the sample content, and its possible failures while a site uses it. */
type Breakable = {
  settings: Record<string, string>
  /** Refuses rows of leads for good, in words that quote them. */
  refuseRows(): Promise<void>
  takeRowsAgain(): Promise<void>
  /** Breaks it until the returned function is called. */
  takeAway(): Promise<() => void>
}

async function filled(t: TestContext, engine: Engine) {
  const settings = await emptyDatabase(t, engine)
  const db = openDatabase(settings)
  await migrate(db)
  await fillDatabase(db, sampleSite)
  await db.destroy()
  return settings
}

const quoting = `the row "${markedPerson.name}" with phone "${phoneSpellings[0]}" and ${markedPerson.email}`

async function sqlite(t: TestContext): Promise<Breakable> {
  const { dataDir } = await filled(t, 'sqlite')
  const other = new DatabaseSync(join(dataDir, databaseFile), { timeout: 10_000 })
  t.after(() => other.close())
  return {
    settings: { DATA_DIR: dataDir },
    async refuseRows() {
      other.exec(
        `create trigger no_leads before insert on leads begin select raise(abort, '${quoting}'); end`,
      )
    },
    async takeRowsAgain() {
      other.exec('drop trigger no_leads')
    },
    async takeAway() {
      other.exec('begin immediate')
      return () => other.exec('commit')
    },
  }
}

async function postgres(t: TestContext): Promise<Breakable> {
  const { databaseUrl = '' } = await filled(t, 'postgres')
  const gate = await openGate(t, databaseUrl ?? '')
  const say = async (sentence: string) => {
    const client = new pg.Client(databaseUrl ?? '')
    await client.connect()
    await client.query(sentence)
    await client.end()
  }
  return {
    settings: { DATABASE_URL: gate.url },
    // PostgreSQL puts the whole row into the detail of such an error.
    refuseRows: () => say(`alter table leads add constraint no_leads check (name = '') not valid`),
    takeRowsAgain: () => say('alter table leads drop constraint no_leads'),
    async takeAway() {
      gate.set('closed')
      return () => gate.set('open')
    },
  }
}

/** Sends requests one after another and gives back their statuses. */
async function sendAll(site: RunningProcess, requests: readonly { path: string; init: RequestInit }[]) {
  const statuses: number[] = []
  for (const { path, init } of requests) {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    statuses.push(response.status)
  }
  return statuses
}

const Ready = z.object({ figures: z.object({ lead_journal: z.int() }) })

async function waiting(site: RunningProcess): Promise<number> {
  return Ready.parse(await (await fetch(`${site.url}/readyz`)).json()).figures.lead_journal
}

for (const [engine, open] of [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const) {
  test(`nothing of a visitor stands in the log, whatever they send and whatever breaks (${engine})`, async (t) => {
    const { settings, ...database } = await open(t)
    const echo = { description: quoting, error: quoting }
    let answers = 0
    // Every third delivery fails, in words about the visitor, as receivers like to answer.
    const reply = () =>
      (answers += 1) % 3 === 0 ? { status: 500, body: echo } : { body: { result: { item: { id: 1 } } } }
    const [webhook, bitrix] = [await startReceiver(t, reply), await startReceiver(t, reply)]
    const mailbox = await startMailbox(t, {
      recipient: (address) => (address.startsWith('staff') ? null : { code: 550, text: quoting }),
      letter: () => ((answers += 1) % 3 === 0 ? { code: 451, text: quoting } : null),
    })
    const site = await startSite(t, {
      ...settings,
      LOG_LEVEL: 'debug',
      TRUST_PROXY: 'on',
      SECRET_KEY: secret,
      LEADS_LIMIT_PHONE: '60/10m',
      SMTP_URL: mailbox.url,
      LEADS_EMAIL: 'staff@kerege.example',
      LEADS_WEBHOOK_URL: webhook.url,
      LEADS_WEBHOOK_SECRET: 'signs what goes to the receiver',
      BITRIX24_WEBHOOK_URL: bitrix.url,
    })
    const token = formToken(secret, new Date(Date.now() - 60_000))

    assert.deepEqual(
      (await sendAll(site, goodCalls())).filter((status) => status !== 201),
      [],
    )
    const posted = await sendAll(site, pagePosts(token))
    assert.equal(posted.filter((status) => status === 303).length, 7)
    assert.equal(posted.filter((status) => status === 422).length, 2)
    const refused = await sendAll(site, badCalls())
    assert.ok(refused.filter((status) => status >= 400 && status < 500).length > 18, refused.join())
    assert.ok(
      refused.every((status) => status < 500),
      refused.join(),
    )
    const sent = () => webhook.received.length + bitrix.received.length + mailbox.letters.length
    await until(async () => sent() > 10)
    assert.ok(webhook.received.some(({ body }) => tracesOf(body).includes(markedPerson.name)))

    await database.refuseRows()
    const unkept = await sendAll(site, goodCalls().slice(0, 3))
    assert.ok(
      unkept.every((status) => status === 201 || status === 503),
      unkept.join(),
    )
    await wait(1_000)
    await database.takeRowsAgain()
    const giveBack = await database.takeAway()
    const kept = await sendAll(site, [...goodCalls().slice(0, 6), ...badCalls().slice(18)])
    assert.deepEqual(kept.slice(0, 6), [201, 201, 201, 201, 201, 201])
    giveBack()
    await until(async () => (await waiting(site)) === 0)

    // Above the limit, until the site says no.
    let status = 0
    for (let round = 0; round < 80 && status !== 429; round += 1)
      status = (await sendAll(site, goodCalls().slice(2, 3)))[0] ?? 0
    assert.equal(await site.end('SIGTERM'), 0)

    const said = site.output()
    assert.ok((said.match(/"message":"request"|"msg":"request"/g)?.length ?? 0) > 40, 'requests leave lines')
    assert.match(said, /"delivered"/)
    assert.match(said, /a delivery (?:failed|is dead)/)
    assert.match(said, /they are kept in the spool/)
    assert.match(said, /"refused"/)
    for (const line of said.split('\n')) assert.deepEqual(tracesOf(line), [], line)
  })
}
