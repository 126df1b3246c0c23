import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import type { Engine } from '#database/engines/engine.ts'
import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import { askToSubscribe } from '#database/leads/subscriptions.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { writeSetting } from '#database/settings.ts'
import { areNear } from '#leads/intake/address-network.ts'
import { refuseLine } from '#leads/spool/refused-lines.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import {
  basicRows,
  fillDatabase,
  makeEstate,
  makeLead,
  makeRow,
  type Rows,
} from '#tests/helpers/databases/rows.ts'
import { forPersonnel, keepRoutes, mailRoute } from '#tests/helpers/leads/routes.ts'
import { runCommand } from '#tests/helpers/run-command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { lastBackupFile } from '#server/bootstrap/last-backup.ts'
import type { SiteStatus } from '#server/status/site-status.ts'

const engines = ['sqlite', 'postgres'] as const

/** The command on a migrated database with these rows. */
async function site(t: TestContext, engine: Engine, rows: Rows = {}) {
  const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
  const folder = dataDir || temporaryFolder(t)
  const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
  t.after(() => db.destroy())
  await migrate(db)
  await fillDatabase(db, rows)
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' }
  const run = (args: readonly string[] = [], more: Record<string, string> = {}) =>
    runCommand('status', args, { ...settings, ...more })
  const facts = async (more: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await run(['--json'], more)
    assert.equal(stderr, '')
    return { code, status: JSON.parse(stdout) as SiteStatus }
  }
  return { db, folder, run, facts }
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const webhook = {
  LEADS_WEBHOOK_URL: 'https://crm.example.kz/leads',
  LEADS_WEBHOOK_SECRET: 'the secret of the receiver',
}
const noWay = /^No way to staff is on: a request would be stored, and nobody told\. Set LEADS_EMAIL/
/** Those of a fresh clone and of a site without a way to staff are left out. */
const exceptBuild = (alerts: readonly string[]) =>
  alerts.filter((alert) => !alert.includes('not built') && !noWay.test(alert))

for (const engine of engines) {
  test(`a healthy site has no alerts, and says what it has (${engine})`, async (t) => {
    const { run, facts, db } = await site(t, engine, {
      ...basicRows,
      estates: [makeEstate({ id: 1 }), makeEstate({ id: 2 }), makeEstate({ id: 3, status: 'sold' })],
      leads: [
        makeLead(1, { created_at: ago(60) }),
        makeLead(2, { idempotency_key: null, created_at: ago(3000) }),
      ],
      deliveries: [makeRow('deliveries', { id: '1', lead_id: makeLead(1).id, state: 'delivered' })],
      subscriptions: [makeRow('subscriptions', { state: 'active' })],
    })
    const success = { at: ago(120), read: 3, added: 2, changed: 1, withdrawn: 0, skipped: 0 }
    await noteFeedImport(db, 'yrl', { success, refusal: null })
    const { status } = await facts(webhook)
    assert.deepEqual(exceptBuild(status.alerts), [])
    assert.equal(status.database.engine, engine === 'sqlite' ? 'SQLite' : 'PostgreSQL')
    assert.deepEqual([status.database.migrations?.pending, status.database.migrations?.unknown], [[], []])
    assert.deepEqual(status.data?.units, [
      { category: 'flat', status: 'free', count: 2 },
      { category: 'flat', status: 'sold', count: 1 },
    ])
    assert.deepEqual(status.data.leads, { arrived: 1, waiting: 0, dead: 0, unsent: 0 })
    assert.deepEqual(status.data.feeds, {
      yrl: {
        success,
        refusal: null,
        trouble: null,
        held: null,
        withdrawals: [],
        skipped_before: null,
        max_age: 24,
      },
    })
    assert.deepEqual(status.data.subscriptions, { active: 1, pending: 0, left: 0 })
    assert.deepEqual(status.data.outbox, [])
    assert.deepEqual(status.channels, ['webhook'])
    assert.ok((status.disk?.free ?? 0) > 0)

    const { stdout } = await run([], webhook)
    assert.match(stdout, /^Units +flat 3: 2 free, 1 sold$/m)
    assert.match(stdout, /^Requests, 24 h +1: 1 arrived, 0 waiting, 0 given up, 0 sent nowhere$/m)
    assert.match(stdout, /^Feeds +yrl: 2 hours ago, read 3, added 2, changed 1, withdrawn 0, skipped 0$/m)
    assert.match(stdout, /^Outbox +empty$/m)
    assert.match(stdout, /^Subscriptions +1 active, 0 to be confirmed, 0 unsubscribed$/m)
    assert.doesNotMatch(stdout, /7011234567|Visitor|visitor@/)
  })

  test(`requests that do not arrive are told with their reasons (${engine})`, async (t) => {
    const { run, facts } = await site(t, engine, {
      leads: [1, 2, 3, 4].map((number) => makeLead(number, { idempotency_key: null, created_at: ago(90) })),
      deliveries: [
        makeRow('deliveries', {
          id: '1',
          lead_id: makeLead(1).id,
          state: 'dead',
          last_error: 'status 410',
          created_at: ago(90),
        }),
        makeRow('deliveries', {
          id: '2',
          lead_id: makeLead(2).id,
          state: 'pending',
          attempts: 9,
          last_error: 'status 503',
          created_at: ago(90),
        }),
        makeRow('deliveries', { id: '3', lead_id: makeLead(3).id, channel: 'mail', created_at: ago(1) }),
      ],
    })
    const { code, status } = await facts(webhook)
    assert.equal(code, 1)
    assert.deepEqual(status.data?.leads, { arrived: 0, waiting: 2, dead: 1, unsent: 1 })
    assert.deepEqual(exceptBuild(status.alerts), [
      '1 delivery waiting for mail, which is off.',
      '1 delivery by webhook given up: npm run leads -- resend --dead sends them again.',
      '1 delivery by webhook waiting, oldest 1 hour ago: look at the reasons below.',
      '1 request of the last day went to nobody, since no way to staff was on: npm run leads -- list shows them.',
    ])
    assert.deepEqual(status.data.failures, [
      { channel: 'webhook', state: 'dead', reason: 'status 410', count: 1 },
      { channel: 'webhook', state: 'pending', reason: 'status 503', count: 1 },
    ])
    const { stdout } = await run([], webhook)
    assert.match(stdout, /^Needs attention:\n {2}! 1 delivery waiting for mail/m)
    assert.match(stdout, /webhook, given up: 1 × the receiver wants no more requests \(status 410\)$/m)
  })

  test(`R405 R407 alerts name old data that need a confirmation, and copies that staff must delete elsewhere (${engine})`, async (t) => {
    const { db, facts, run } = await site(t, engine, {
      sent_copies: [makeRow('sent_copies', { deleted_at: ago(15 * 24 * 60) })],
    })
    const past = { requests: 12, files: 1, subscriptions: 0, answers: 0, trash: 0, lines: 0 }
    const retention = {
      looked_at: ago(60),
      trusted_at: ago(60),
      confirmed: null,
      waiting: { why: 'first', past },
      done: null,
      unknown_files: 7,
    } as const
    await writeSetting(db, 'retention', retention)
    const { code, status } = await facts(webhook)
    assert.equal(code, 1)
    assert.deepEqual(exceptBuild(status.alerts), [
      'Past its time: 12 requests, 1 CV. It waits for a word, since it is the first deletion, or the times have become shorter: npm run leads -- retention.',
      '7 uploads of no request, so many that none was touched: is it the right database?',
      '1 copy of deleted requests in mail or CRM for 15 days: npm run leads -- sent lists them, delete them there.',
    ])
    await writeSetting(db, 'retention', {
      ...retention,
      looked_at: ago(5 * 24 * 60),
      waiting: null,
      done: { at: ago(5 * 24 * 60), past },
      unknown_files: 0,
    })
    await db.deleteFrom('sent_copies').execute()
    const later = await facts(webhook)
    assert.deepEqual(exceptBuild(later.status.alerts), [
      'Old data were last looked for 5 days ago: the running site does it every day.',
    ])
    const { stdout } = await run([], { ...webhook, CV_KEEP_DAYS: '90' })
    assert.match(
      stdout,
      /^Kept for +requests 1095 days, CVs 90 days; looked 5 days ago\n +deleted 5 days ago: 12 requests, 1 CV$/m,
    )
  })

  test(`tables of another version are told, and left as they are (${engine})`, async (t) => {
    const { db, facts } = await site(t, engine)
    const last = { name: '0009-builder-names', timestamp: '2026-11-21T00:00:00Z' }
    await sql`delete from kysely_migration where name = ${last.name}`.execute(db)
    const older = await facts()
    assert.equal(older.code, 1)
    assert.match(older.status.alerts[0] ?? '', /older than this version \(0009-builder-names\)/)
    assert.equal(older.status.data, null)
    assert.deepEqual((await facts()).status.database.migrations?.pending, [last.name])

    await sql`insert into kysely_migration (name, timestamp) values (${last.name}, ${last.timestamp})`.execute(
      db,
    )
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${last.timestamp})`.execute(
      db,
    )
    assert.match((await facts()).status.alerts[0] ?? '', /newer version of the site \(9999-later\)/)
  })

  test(`a feed that was refused needs somebody until one is taken (${engine})`, async (t) => {
    const { db, facts } = await site(t, engine)
    const success = { at: ago(50), read: 9, added: 9, changed: 0, withdrawn: 0, skipped: 0 }
    await noteFeedImport(db, 'yrl', { success, refusal: null })
    await noteFeedImport(db, 'yrl', { refusal: { at: ago(5), why: 'The feed contains no offers.' } })
    const refused = await facts()
    assert.deepEqual(exceptBuild(refused.status.alerts), [
      'The last import of the feed «yrl» was refused: The feed contains no offers.',
    ])
    assert.equal(refused.status.data?.feeds['yrl']?.success?.read, 9)
    await noteFeedImport(db, 'yrl', { success, refusal: null })
    assert.deepEqual(exceptBuild((await facts()).status.alerts), [])
  })

  test(`R463 a feed that is old, useless or worse than before needs somebody (${engine})`, async (t) => {
    const { db, facts } = await site(t, engine)
    const success = { at: ago(60), read: 40, added: 0, changed: 0, withdrawn: 0, skipped: 2, unknown: 0 }
    const alerts = async (difference: object, note = {}) => {
      await noteFeedImport(db, 'yrl', { success: { ...success, ...difference }, ...note })
      return exceptBuild((await facts()).status.alerts)
    }
    assert.deepEqual(await alerts({}), [])
    assert.deepEqual(await alerts({ at: ago(21 * 24 * 60) }), [
      'The feed «yrl» last brought something new 21 days ago; it may be 24 hours old: look at what runs the import, and whether the feed is still renewed.',
    ])
    assert.deepEqual(await alerts({ at: ago(30 * 60) }, { max_age: 48 }), [])
    assert.deepEqual(await alerts({ skipped: 40 }), [
      'The last import of the feed «yrl» could use none of its 40 offers: a dry run shows why.',
    ])
    assert.deepEqual(await alerts({ skipped: 8 }, { skipped_before: 0.05 }), [
      'The last import of the feed «yrl» left out 20 % of its offers, an earlier one 5 %: a dry run shows why; npm run feed -- accept yrl says that it is right.',
    ])
    assert.deepEqual(await alerts({ unknown: 3 }), [
      '3 offers of the feed «yrl» have a project, a house or a status that is not known: a dry run prints what the mapping lacks.',
    ])
  })

  test(`R1706 a backup of the day before yesterday needs somebody, one of last night does not (${engine})`, async (t) => {
    const { folder, facts } = await site(t, engine)
    assert.equal((await facts()).status.backed_up_at, null)
    const made = (minutes: number) => {
      const file = join(folder, lastBackupFile)
      writeFileSync(file, '')
      utimesSync(file, new Date(ago(minutes)), new Date(ago(minutes)))
    }
    made(34 * 60)
    assert.deepEqual(exceptBuild((await facts()).status.alerts), [])
    made(50 * 60)
    const { code, status } = await facts()
    assert.equal(code, 1)
    assert.match(exceptBuild(status.alerts).join(), /^The last backup was made 2 days ago/)
  })

  test(`R460 units that a feed lost in numbers need somebody as long as they are held (${engine})`, async (t) => {
    const { db, facts } = await site(t, engine)
    await noteFeedImport(db, 'yrl', { held: { since: ago(120), units: 8, of: 10 } })
    const { code, status } = await facts()
    assert.equal(code, 1)
    assert.deepEqual(exceptBuild(status.alerts), [
      '8 units of 10 in the feed «yrl» would have gone off sale at once 2 hours ago and are held: look at the feed; npm run feed -- accept yrl withdraws them.',
    ])
    await noteFeedImport(db, 'yrl', { held: null })
    assert.deepEqual(exceptBuild((await facts()).status.alerts), [])
  })
}

test('requests that stay in the spool, and lines that were set aside, need somebody', async (t) => {
  const { folder, facts } = await site(t, 'sqlite')
  const spool = join(folder, 'lead-journal')
  mkdirSync(spool)
  const name = (minutes: number) => `${Date.parse(ago(minutes))}-a-1.jsonl`
  writeFileSync(join(spool, name(1)), '{"lead":1}\n')
  assert.deepEqual(exceptBuild((await facts()).status.alerts), [])
  writeFileSync(join(spool, name(60)), '{"lead":2}\n{"lead":3}\n{"half')
  await refuseLine(spool, '{"lead":4', Date.now())
  const { code, status } = await facts()
  assert.equal(code, 1)
  assert.deepEqual([status.spool.files, status.spool.requests, status.spool.set_aside], [2, 3, 1])
  const [stuck, aside] = exceptBuild(status.alerts)
  assert.match(stuck ?? '', /^3 requests in the spool for 1 hour/)
  assert.match(aside ?? '', /^1 line of the spool set aside/)
})

test('a database that is missing or away is told, the rest all the same, and none is made', async (t) => {
  const folder = temporaryFolder(t)
  const missing = await runCommand('status', [], { DATA_DIR: folder })
  assert.deepEqual([missing.code, missing.stderr], [1, ''])
  assert.match(missing.stdout, /! The database cannot be read: There is no database in/)
  assert.match(missing.stdout, /^Disk +[\d.]+ GB of [\d.]+ GB free/m)
  assert.equal(existsSync(join(folder, 'site.sqlite')), false)
  const away = await runCommand('status', ['--json'], {
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://kerege:hunter2@127.0.0.1:1/site',
  })
  assert.equal(away.code, 1)
  assert.match(away.stdout, /«site» at 127\.0\.0\.1:1 could not be used: .*ECONNREFUSED/)
  assert.doesNotMatch(away.stdout, /hunter2/)
})

for (const engine of engines) {
  test(`R472 a network that reached its daily limit of letters is reported, with the number of letters (${engine})`, async (t) => {
    const { facts, db } = await site(t, engine)
    const ask = async (count: number, addressOf: (index: number) => string) => {
      for (let index = 0; index < count; index += 1) {
        const at = new Date()
        const address = addressOf(index)
        const request = {
          id: randomUUIDv7(),
          email: `${index}@${address.replaceAll(':', '-')}.example`,
          language: 'ru',
          consent_version: 'subscribe-ru-1',
          consent_at: at.toISOString(),
          address,
          page_url: '',
        } as const
        const isNear = (other: string) => areNear(other, address)
        await askToSubscribe(db, request, at, () => randomUUIDv7(), isNear)
      }
    }
    await ask(49, (index) => `203.0.113.${index}`)
    await ask(10, (index) => `198.51.100.${index}`)
    const before = await facts()
    assert.deepEqual(before.status.data?.full_networks, { networks: 0, letters: 0 })
    assert.deepEqual(exceptBuild(before.status.alerts), [])
    await ask(30, (index) => `203.0.113.${100 + index}`)
    await ask(60, (index) => `2001:db8:1:${index}::1`)
    const { code, status } = await facts()
    assert.equal(code, 1)
    assert.deepEqual(status.data?.full_networks, { networks: 2, letters: 100 })
    assert.match(exceptBuild(status.alerts).join(), /^2 networks used up the 50 letters .*100 letters/)
    assert.doesNotMatch(JSON.stringify(status), /203\.0\.113/)
  })
}

test('what the command is told in vain it says in one line', async (t) => {
  const { code, stdout, stderr } = await runCommand('status', ['--jsno'], { DATA_DIR: temporaryFolder(t) })
  assert.deepEqual([code, stdout], [2, ''])
  assert.match(stderr, /^Unknown option «--jsno»\. Available: --json\n/)
})

test('R382 the status says when visitors behind a proxy share one limit, and warns where there is a proxy', async (t) => {
  const { run, facts } = await site(t, 'sqlite')
  assert.match(
    (await run()).stdout,
    /^Renders +40 at once, 120 in 60 s for one address\n +TRUST_PROXY is off/m,
  )
  const behind = { PUBLIC_URL: 'https://site.example' }
  assert.match(exceptBuild((await facts(behind)).status.alerts)[0] ?? '', /TRUST_PROXY is off/)
  const trusting = { ...behind, TRUST_PROXY: '1', RENDER_LIMIT: '0', RENDERS_AT_ONCE: '0' }
  assert.deepEqual(exceptBuild((await facts(trusting)).status.alerts), [])
  assert.match((await run([], trusting)).stdout, /^Renders +any number at once, no limit for one address$/m)
})

test('R391 files of applications that fill their ceiling are told', async (t) => {
  const { folder, run, facts } = await site(t, 'sqlite')
  mkdirSync(join(folder, 'uploads', 'trash'), { recursive: true })
  writeFileSync(join(folder, 'uploads', 'a.pdf'), Buffer.alloc(500_000))
  const ceiling = { UPLOADS_MAX_MB: '1' }
  assert.deepEqual((await facts(ceiling)).status.uploads, { bytes: 500_000, ceiling: 1024 * 1024 })
  writeFileSync(join(folder, 'uploads', 'trash', 'b.pdf'), Buffer.alloc(400_000))
  const { code, status } = await facts(ceiling)
  assert.equal(code, 1)
  assert.match(exceptBuild(status.alerts).join(), /^Files of applications take 85 % of UPLOADS_MAX_MB/)
  assert.match((await run([], ceiling)).stdout, /^Uploads +0\.0 GB of 0\.0 GB allowed$/m)
})

test('R620 the state of the site is told in Russian where staff read it', async (t) => {
  const { run } = await site(t, 'sqlite')
  const { stdout } = await run([], { STAFF_LANGUAGE: 'ru', PUBLIC_URL: 'https://site.example' })
  assert.match(stdout, /^Требует внимания:$/m)
  assert.match(stdout, /! PUBLIC_URL — https, значит, впереди прокси/)
  assert.match(stdout, /^Заявки за сутки 0: дошло 0,/m)
})

for (const engine of engines) {
  test(`R717 plans of a feed that could not be had are told with their number and source (${engine})`, async (t) => {
    const at = (name: string) => `https://crm.example/${name}.png`
    const picture = (name: string, problem: string | null) =>
      makeRow('feed_pictures', { address: at(name), problem })
    const unit = (id: number, name: string, difference: Parameters<typeof makeEstate>[0] = {}) =>
      makeEstate({ id, geo_flatnum: String(id), plan_address: at(name), ...difference })
    const { run, facts, db } = await site(t, engine, {
      ...basicRows,
      // Two units share the first picture; nobody shows that of the last, and one of another source is whole.
      estates: [
        unit(1, 'a'),
        unit(2, 'a'),
        unit(3, 'b'),
        unit(4, 'c'),
        unit(5, 'd', { status: 'withdrawn' }),
      ],
      feed_units: [1, 2, 3, 4, 5].map((id) =>
        makeRow('feed_units', { source: id === 4 ? 'other' : 'crm', external_id: `u${id}`, estate_id: id }),
      ),
      feed_pictures: [
        picture('a', 'the server answers with status 404'),
        picture('b', 'is no picture'),
        picture('c', null),
        picture('d', 'is no picture'),
      ],
    })
    const { code, status } = await facts({ STAFF_LANGUAGE: 'en' })
    assert.equal(code, 1)
    assert.deepEqual(exceptBuild(status.alerts), [
      '2 pictures of plans of the feed «crm» could not be downloaded: the list of reports in STOCK_DIR has each with its reason.',
    ])
    const { stdout } = await run([], { STAFF_LANGUAGE: 'ru' })
    assert.match(stdout, /Выгрузка «crm»: планировки не скачиваются \(картинок: 2\)/)
    await db.updateTable('feed_pictures').set({ problem: null }).execute()
    assert.deepEqual(exceptBuild((await facts({ STAFF_LANGUAGE: 'en' })).status.alerts), [])
  })
}

test('R764 a site that tells nobody of its requests says so before the first one', async (t) => {
  const { facts } = await site(t, 'sqlite')
  const isTold = async (settings: Record<string, string>) =>
    (await facts(settings)).status.alerts.some((alert) => noWay.test(alert))
  assert.equal(await isTold({}), true)
  // Letters to subscribers alone reach no staff.
  assert.equal(await isTold({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'site@homes.example' }), true)
  assert.equal(await isTold(webhook), false)
  assert.equal(await isTold({ API_BASE_URL: 'https://api.example.kz' }), false)
})

test('R890 content that was refused needs attention until it is mended', async (t) => {
  const { db, facts } = await site(t, 'sqlite')
  const publication = { commit: 'f'.repeat(40), subject: 'a year', author: 'Editor', at: ago(5), told: true }
  await writeSetting(db, 'publication', {
    ...publication,
    problem: 'awards/prize.yaml:3: year: must be a number\nawards/prize.yaml:4: title: must not be empty',
  })
  const refused = exceptBuild((await facts()).status.alerts)
  assert.equal(refused.length, 1)
  assert.match(
    refused[0] ?? '',
    /^The newest content \(f{10}\) was refused: awards\/prize\.yaml:3: .* \(\+1\)\./,
  )
  await writeSetting(db, 'publication', { ...publication, problem: 'by hand', is_stopped: true })
  const [stopped = ''] = exceptBuild((await facts()).status.alerts)
  assert.equal(
    stopped,
    `Something on the server keeps the newest content (${'f'.repeat(10)}) off the site: by hand.`,
  )
  await writeSetting(db, 'publication', { ...publication, problem: null })
  assert.deepEqual(exceptBuild((await facts()).status.alerts), [])
})

for (const engine of engines) {
  test(`R951 Bitrix24 of the settings is told, since no policy names it, and no more once there are routes (${engine})`, async (t) => {
    const { db, facts } = await site(t, engine)
    const bitrix24 = { BITRIX24_WEBHOOK_URL: 'https://company.bitrix24.kz/rest/1/key' }
    const unnamed = async () => {
      const { status } = await facts(bitrix24)
      return status.alerts.filter((alert) => alert.includes('neither policy nor consents name it'))
    }
    assert.equal((await unnamed()).length, 1)
    await keepRoutes(db, {
      sales: mailRoute('sales@example.com'),
      personnel: mailRoute('hr@example.com', forPersonnel),
    })
    assert.deepEqual(await unnamed(), [])
  })

  test(`R783 R784 status names routes, what keeps one from sending, and what waits for one that is gone (${engine})`, async (t) => {
    const { db, run, facts } = await site(t, engine, {
      leads: [makeLead(1), makeLead(2, { idempotency_key: null })],
      deliveries: [
        makeRow('deliveries', { id: '1', lead_id: makeLead(1).id, channel: 'old' }),
        makeRow('deliveries', { id: '2', lead_id: makeLead(2).id, channel: 'crm' }),
      ],
    })
    await keepRoutes(db, {
      sales: mailRoute('sales@example.com'),
      crm: { to: 'webhook', url: 'https://crm.example/', secret: '${ROUTE_NO}', own: true },
      personnel: mailRoute('hr@example.com', forPersonnel),
    })
    const { status } = await facts({ SMTP_URL: 'smtp://127.0.0.1' })
    assert.deepEqual(
      status.data?.ways.map(({ name, kind, problem }) => [name, kind, problem !== null]),
      [
        ['crm', 'webhook', true],
        ['personnel', 'mail', false],
        ['sales', 'mail', false],
      ],
    )
    const [route, gone, ...others] = exceptBuild(status.alerts)
    assert.match(
      route ?? '',
      /^The route crm cannot send, its requests wait: the secret ROUTE_NO has no value/,
    )
    assert.match(
      gone ?? '',
      /^1 delivery waiting for the route old, which is gone: npm run leads -- resend --from old --by ROUTE/,
    )
    assert.deepEqual(others, [])
    const { stdout } = await run([], { SMTP_URL: 'smtp://127.0.0.1' })
    assert.match(stdout, /Ways to staff +crm \(webhook\), personnel \(mail\), sales \(mail\)/)
  })
}
