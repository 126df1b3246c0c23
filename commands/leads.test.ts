import assert from 'node:assert/strict'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { OutgoingLead } from '#contract/outgoing-lead.ts'
import { writeJson } from '#database/engines/json.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { webhookSignature } from '#leads/delivery/webhook.ts'
import { refuseLine, refusedLines } from '#leads/spool/refused-lines.ts'
import { exactly } from '#tests/helpers/servers/call-api.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { startMailbox } from '#tests/helpers/leads/mailbox.ts'
import { startReceiver } from '#tests/helpers/servers/receiver.ts'
import { fillDatabase, makeLead, makeRow, type Row, type Rows } from '#tests/helpers/databases/rows.ts'
import { runLeads } from '#tests/helpers/leads/run-leads.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

const lead = (number: number, difference: Partial<Row<'leads'>> = {}) =>
  makeLead(number, { idempotency_key: null, ...difference })

/** The command on a database with these rows, and a way to look into it. */
async function office(t: TestContext, rows: Rows, engine: 'sqlite' | 'postgres' = 'sqlite') {
  const { dataDir, databaseUrl } = await emptyDatabase(t, engine)
  const folder = dataDir || temporaryFolder(t)
  const db = openDatabase({ dataDir: folder, databaseUrl: databaseUrl ?? null })
  t.after(() => db.destroy())
  await migrate(db)
  await fillDatabase(db, rows)
  const run = (args: readonly string[], settings: Record<string, string> = {}) =>
    runLeads(args, { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', ...settings })
  return { db, folder, run }
}

const inDays: Rows = {
  leads: [
    lead(1, { created_at: '2026-11-20T18:59:00.000Z' }),
    lead(2, { created_at: '2026-11-20T19:00:00.000Z', form: 'meets', name: 'Иван' }),
  ],
  deliveries: [
    makeRow('deliveries', {
      id: '1',
      lead_id: makeLead(2).id,
      state: 'pending',
      attempts: 3,
      last_error: 'status 500',
    }),
  ],
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`list --json prints one object a line and nothing else (${engine})`, async (t) => {
    const { run } = await office(t, inDays, engine)
    const { code, stdout, stderr } = await run(['list', '--json'])
    assert.deepEqual([code, stderr], [0, ''])
    const lines = stdout.trimEnd().split('\n')
    const leads = lines.map((line) => exactly(OutgoingLead, JSON.parse(line)) as OutgoingLead)
    assert.deepEqual(
      leads.map(({ id }) => id),
      [makeLead(1).id, makeLead(2).id],
    )
    assert.deepEqual(leads[1]?.deliveries, [
      { channel: 'webhook', state: 'pending', attempts: 3, delivered_at: null, last_error: 'status 500' },
    ])
  })
}

test('the table tells people what became of requests', async (t) => {
  const { run } = await office(t, inDays)
  const { stdout } = await run(['list', '--since', '2026-11-21', '--form', 'meets'])
  assert.equal(stdout.trimEnd().split('\n').length, 2)
  assert.match(
    stdout,
    /2026-11-21 00:00 +\+7 \(701\) 123-45-67 +Встреча: Иван +webhook: pending, 3 attempts, something is broken at the receiver \(status 500\)\n/,
  )
})

test('what the command is told in vain it says in one line', async (t) => {
  const { run } = await office(t, {})
  for (const [args, expected] of [
    [['lst'], /^Unknown command «lst»/],
    [['resend', '--id', 'nobody'], /^There is no request nobody/],
    [
      ['export', '/dev/null/leads.csv'],
      /^The file \/dev\/null\/leads\.csv cannot be written \(ENOTDIR\)\.$/m,
    ],
  ] as const) {
    const { code, stdout, stderr } = await run(args)
    assert.deepEqual([code, stdout], [2, ''], args.join(' '))
    assert.match(stderr, expected)
    assert.doesNotMatch(stderr, /\n +at /)
  }
  const help = await run(['--help'])
  assert.deepEqual([help.code, help.stderr], [0, ''])
  assert.match(help.stdout, /resend \[--id ID\]/)
})

test('where there is no database the command makes none', async (t) => {
  const folder = temporaryFolder(t)
  const { code, stderr } = await runLeads(['list'], { DATA_DIR: folder })
  assert.equal(code, 1)
  assert.match(stderr, /^There is no database in .* yet: npm start makes one/)
  assert.equal(existsSync(join(folder, 'site.sqlite')), false)
})

test('requests that are still in the spool are told of', async (t) => {
  const { run, folder } = await office(t, {})
  mkdirSync(join(folder, 'lead-journal'))
  const { body, ...row } = lead(7)
  const line = JSON.stringify({ lead: { ...row, body: JSON.parse(body) }, file: null })
  writeFileSync(join(folder, 'lead-journal', '1795255200000-a-1.jsonl'), `${line}\n`)
  const { stdout, stderr } = await run(['list', '--json'])
  assert.equal(stdout, '')
  assert.match(stderr, /^1 more in the spool/m)
  const forgotten = await run(['forget', '--phone', '8 701 123 45 67'])
  assert.equal(forgotten.code, 1)
  assert.match(forgotten.stderr, /^1 more in the spool: run this again/m)
  // By mail too: both ways identify a person.
  const mail = row.email.toUpperCase()
  assert.ok(mail.includes('@'))
  for (const words of [
    ['copy', '--email', mail],
    ['correct', '--email', mail, '--name', 'X'],
  ])
    assert.match((await run(words)).stderr, /^1 more in the spool: run this again/m)
})

test('R408 a request that the database refused belongs to a person too, whole or torn, with its CV', async (t) => {
  const { run, folder } = await office(t, {})
  const spool = join(folder, 'lead-journal')
  const uploads = join(folder, 'uploads')
  for (const path of [spool, uploads]) mkdirSync(path)
  const phone = '+77011234567'
  const file = { id: 'a', name: 'CV.pdf', type: 'application/pdf', size: 2, path: 'a.pdf' }
  writeFileSync(join(uploads, file.path), 'CV')
  for (const line of [
    JSON.stringify({ ...makeRecord(1, { phone }), file }),
    JSON.stringify(makeRecord(2)),
    `{"lead":{"phone":"${phone}","email":"Visi`,
    '{"lead":{"phone":"+7701000',
  ]) {
    await refuseLine(spool, line, Date.now())
  }
  const person = ['--phone', '8 701 123 45 67']
  for (const words of [
    ['copy', ...person],
    ['correct', ...person, '--name', 'X'],
  ]) {
    const { code, stderr } = await run(words)
    assert.equal(code, 1)
    assert.equal(
      stderr.match(/^The database refused a request of this person.*\/refused\/.*\.json$/gm)?.length,
      2,
    )
  }
  const { code, stdout } = await run(['forget', ...person])
  assert.equal(code, 0)
  assert.match(stdout, /^Deleted: requests 2, deliveries 0, files 1, subscriptions 0, watchers 0$/m)
  assert.deepEqual(readdirSync(uploads), [])
  assert.deepEqual(
    (await refusedLines(spool)).map(({ record }) => record?.lead.id ?? null).toSorted(),
    [makeRecord(2).lead.id, null].toSorted(),
  )
})

test('the export opens in a spreadsheet and calculates nothing', async (t) => {
  const { run, folder } = await office(t, {
    leads: [
      lead(1, {
        name: '=HYPERLINK("http://evil.example")',
        message: '@SUM(A1)\nвторая "строка"; да, и запятая',
        body: writeJson<Record<string, unknown>>({ university: '-1+1', utm_source: '+cmd', newest: 1 }),
      }),
    ],
  })
  const { stdout, stderr, code } = await run(['export'])
  assert.deepEqual([code, stderr], [0, '1 request.\n'])
  assert.ok(stdout.startsWith('\ufeffid;created_at;kazakhstan_time;form;name;phone'))
  assert.match(stdout, /;"'=HYPERLINK\(""http:\/\/evil\.example""\)";'\+77011234567;/)
  assert.match(stdout, /;"'@SUM\(A1\)\nвторая ""строка""; да, и запятая";/)
  assert.match(stdout, /;'-1\+1;/)
  assert.match(stdout, /;'\+cmd;/)
  assert.match(stdout, /"\{""newest"":1\}"/)
  const file = join(folder, 'leads.csv')
  const written = await run(['export', file, '--separator', ','])
  assert.equal(written.stderr, `1 request written to ${file}.\n`)
  assert.ok(readFileSync(file, 'utf8').startsWith('\ufeffid,created_at,'))
  assert.equal(statSync(file).mode & 0o077, 0)
})

test('R412 an export for one reader stays so in a file that others could read', async (t) => {
  const { run, folder } = await office(t, { leads: [lead(1)] })
  const file = join(folder, 'leads.csv')
  writeFileSync(file, 'what was there before, and longer than the export. '.repeat(100))
  chmodSync(file, 0o644)
  assert.equal((await run(['export', file])).code, 0)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.doesNotMatch(readFileSync(file, 'utf8'), /what was there before/)
})

test('resend brings the dead, the waiting and the never written to a receiver that is back', async (t) => {
  const { run, db } = await office(t, {
    leads: [lead(1), lead(2), lead(3)],
    deliveries: [
      makeRow('deliveries', { id: '1', lead_id: makeLead(1).id, state: 'dead', attempts: 25 }),
      makeRow('deliveries', {
        id: '2',
        lead_id: makeLead(2).id,
        next_attempt_at: '2099-01-01T00:00:00.000Z',
      }),
    ],
  })
  let asked = 0
  const { url, received } = await startReceiver(t, () => ({ status: ++asked % 2 === 0 ? 503 : 200 }))
  const { code, stdout, stderr } = await run(['resend'], {
    LEADS_WEBHOOK_URL: `${url}/leads`,
    LEADS_WEBHOOK_SECRET: 'the secret of the receiver',
  })
  assert.deepEqual([code, stdout], [0, 'webhook: 3 delivered now, 0 pending, 0 dead\n'])
  assert.equal(stderr, 'webhook: something is broken at the receiver (status 503)\n')
  const kept = new Map(received.map((one) => [one.headers['idempotency-key'], one]))
  assert.equal(kept.size, 3)
  for (const { body, headers } of kept.values()) {
    assert.equal(headers['x-signature'], webhookSignature('the secret of the receiver', body))
    exactly(OutgoingLead, JSON.parse(body))
  }
  const left = await db.selectFrom('deliveries').select('id').where('state', '<>', 'delivered').execute()
  assert.deepEqual(left, [])
})

test('resend --dead leaves alone what waits by itself, --id means one request', async (t) => {
  const { run } = await office(t, {
    leads: [lead(1), lead(2), lead(3)],
    deliveries: [1, 2].map((number) =>
      makeRow('deliveries', { id: `${number}`, lead_id: makeLead(number).id, state: 'dead', attempts: 25 }),
    ),
  })
  const { url, received } = await startReceiver(t)
  const settings = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: 'the secret of the receiver' }
  await run(['resend', '--id', makeLead(1).id], settings)
  assert.equal(received.length, 1)
  await run(['resend', '--dead'], settings)
  assert.equal(received.length, 2)
})

test('resend says what is left when a receiver stays away, and what way is off', async (t) => {
  const { run } = await office(t, {
    leads: [lead(1)],
    deliveries: [
      makeRow('deliveries', { id: '1', lead_id: makeLead(1).id }),
      makeRow('deliveries', { id: '2', lead_id: makeLead(1).id, channel: 'mail' }),
    ],
  })
  const { url } = await startReceiver(t, () => ({ status: 410 }))
  const { code, stdout } = await run(['resend', '--wait', '0'], { BITRIX24_WEBHOOK_URL: `${url}/rest/1/key` })
  assert.equal(code, 1)
  assert.match(
    stdout,
    /^bitrix24: 0 delivered now, 1 pending, 0 dead\nmail is off: 1 wait\nwebhook is off: 1 wait\n$/,
  )
  const nothing = await run(['resend'])
  assert.equal(nothing.code, 1)
  assert.match(nothing.stderr, /^No way to staff is on/)
})

test('A28 resend sends the letters that waited for a mail server', async (t) => {
  const { run, db } = await office(t, {
    subscriptions: [makeRow('subscriptions', {})],
    deliveries: [
      makeRow('deliveries', {
        lead_id: null,
        subscription_id: makeRow('subscriptions', {}).id,
        channel: 'letter',
        attempts: 0,
      }),
    ],
  })
  const { url, letters } = await startMailbox(t)
  const { code, stdout } = await run(['resend'], { SMTP_URL: url, PUBLIC_URL: 'https://kerege.kz' })
  assert.deepEqual(
    [code, stdout],
    [
      0,
      'letter: 1 delivered now, 0 pending, 0 dead\n' +
        ['digest', 'chat_letter', 'chat_digest']
          .map((channel) => `${channel}: 0 delivered now, 0 pending, 0 dead\n`)
          .join(''),
    ],
  )
  assert.deepEqual(letters[0]?.to, ['reader@example.com'])
  assert.match(letters[0]?.text ?? '', /https:\/\/kerege\.kz\/kk\/contents\/subscribe\/confirm\?token=/)
  assert.equal((await db.selectFrom('deliveries').select('state').executeTakeFirst())?.state, 'delivered')
})

test('R411 a person who was forgotten stands in no byte of the embedded database', async (t) => {
  const phone = '+77017654321'
  const { run, folder } = await office(t, {
    leads: Array.from({ length: 30 }, (_, number) =>
      lead(number + 1, number % 3 === 0 ? { phone, message: `${phone} `.repeat(200) } : {}),
    ),
  })
  const bytes = () =>
    ['', '-wal']
      .map((end) => join(folder, `site.sqlite${end}`))
      .map((path) => (existsSync(path) ? readFileSync(path, 'latin1') : ''))
      .join('')
  assert.ok(bytes().includes(phone))
  assert.equal((await run(['forget', '--phone', phone])).code, 0)
  assert.equal(bytes().includes(phone), false)
})

test('forget deletes a person and their files, and says what is not here', async (t) => {
  const { run, db, folder } = await office(t, {
    leads: [lead(1), lead(2), lead(3, { phone: '+77010000000', email: '' })],
    lead_files: [
      makeRow('lead_files', { id: '1', lead_id: makeLead(1).id, path: 'here.pdf' }),
      makeRow('lead_files', { id: '2', lead_id: makeLead(2).id, path: 'elsewhere.pdf' }),
    ],
    deliveries: [makeRow('deliveries', { lead_id: makeLead(1).id })],
    subscriptions: [makeRow('subscriptions', { email: 'visitor@example.com' })],
  })
  mkdirSync(join(folder, 'uploads'))
  writeFileSync(join(folder, 'uploads', 'here.pdf'), 'CV')
  const { code, stdout, stderr } = await run(['forget', '--email', 'Visitor@example.com'])
  assert.equal(stdout, 'Deleted: requests 2, deliveries 1, files 1, subscriptions 1, watchers 0\n')
  assert.match(stderr, /^Not on this machine, .*elsewhere\.pdf/m)
  assert.equal(code, 1)
  assert.equal(existsSync(join(folder, 'uploads', 'here.pdf')), false)
  assert.equal((await db.selectFrom('leads').select('id').execute()).length, 1)
  const again = await run(['forget', '--phone', '+7 701 000 00 00'])
  assert.deepEqual(
    [again.code, again.stdout],
    [0, 'Deleted: requests 1, deliveries 0, files 0, subscriptions 0, watchers 0\n'],
  )
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R405 R407 staff see what is past its time, say their word, and learn where it was sent (${engine})`, async (t) => {
    const { run, db } = await office(
      t,
      {
        leads: [
          lead(1, { created_at: '2020-01-01T00:00:00.000Z' }),
          lead(2, { created_at: new Date().toISOString() }),
        ],
        deliveries: [
          makeRow('deliveries', {
            lead_id: makeLead(1).id,
            channel: 'bitrix24',
            state: 'delivered',
            attempts: 1,
            delivered_at: '2020-01-01T10:00:00.000Z',
          }),
        ],
      },
      engine,
    )
    const before = await run(['retention'])
    assert.equal(
      before.stdout,
      'Kept for: requests 1095 days, CVs 180 days\nPast its time: 1 request\nNothing was deleted yet.\n',
    )
    const confirmed = await run(['retention', '--confirm'])
    assert.deepEqual([confirmed.code, confirmed.stdout], [0, 'Deleted: 1 request\n'])
    assert.match(confirmed.stderr, /npm run leads -- sent lists them/)
    const left = await db.selectFrom('leads').select('id').execute()
    assert.deepEqual(left, [{ id: makeLead(2).id }])
    const listed = `bitrix24  request ${makeLead(1).id}, sent on 2020-01-01\n`
    assert.equal((await run(['sent'])).stdout, listed)
    assert.equal((await run(['sent', '--deleted'])).stdout, listed)
    assert.deepEqual((await run(['sent'])).stdout, '')
  })
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R631 the deletion of old data refuses a data folder of another database (${engine})`, async (t) => {
    const { run, folder } = await office(t, {}, engine)
    mkdirSync(join(folder, 'uploads/trash'), { recursive: true })
    const files = ['uploads/0199f0f0-0000-7000-8000-000000000001.pdf', 'uploads/trash/old.body']
    for (const file of files) {
      writeFileSync(join(folder, file), 'CV')
      utimesSync(join(folder, file), new Date(0), new Date(0))
    }
    // The folder has files of requests, and the database has no request.
    const { code, stdout, stderr } = await run(['retention', '--confirm'])
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /belongs to another database/)
    for (const file of files) assert.ok(existsSync(join(folder, file)), file)
    assert.equal((await run(['adopt-database'])).code, 0)
    assert.equal((await run(['retention', '--confirm'])).code, 0)
    assert.equal(existsSync(join(folder, 'uploads/trash/old.body')), false)
  })
}

test('R631 old rows are deleted also where there is no data folder', async (t) => {
  const { run, folder } = await office(
    t,
    { leads: [lead(1, { created_at: '2020-01-01T00:00:00.000Z' })] },
    'postgres',
  )
  const { stdout } = await run(['retention', '--confirm'], { DATA_DIR: join(folder, 'none') })
  assert.equal(stdout, 'Deleted: 1 request\n')
})

test('R407 what was sent of a person who was forgotten is listed too', async (t) => {
  const { run } = await office(t, {
    leads: [lead(1)],
    deliveries: [
      makeRow('deliveries', { id: '1', lead_id: makeLead(1).id, state: 'dead', attempts: 25 }),
      makeRow('deliveries', { id: '2', lead_id: makeLead(1).id, channel: 'mail' }),
    ],
  })
  const { stderr } = await run(['forget', '--phone', '8 701 123 45 67'])
  assert.match(stderr, /npm run leads -- sent lists them/)
  assert.equal((await run(['sent'])).stdout, `webhook   request ${makeLead(1).id}, may have arrived\n`)
})

test('R620 the commands for requests speak Russian where staff read it', async (t) => {
  const { run } = await office(t, inDays)
  const listed = await run(['list'], { STAFF_LANGUAGE: 'ru' })
  assert.match(listed.stdout, /^Время +Телефон +Заявка +Каналы$/m)
  const unknown = await run(['lost'], { STAFF_LANGUAGE: 'ru' })
  assert.match(unknown.stderr, /^Нет команды «lost»\. Есть: list,/)
  const help = await run(['--help'], { STAFF_LANGUAGE: 'ru' })
  assert.match(help.stdout, /^Заявки посетителей\.$/m)
})
