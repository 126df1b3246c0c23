import assert from 'node:assert/strict'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { readRetention } from '#database/leads/retention-state.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead, makeRow, type Row, type Rows } from '#tests/helpers/databases/rows.ts'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { refusedLines } from '../spool/refused-lines.ts'
import { openSpoolFolder } from '../spool/spool-folder.ts'
import { lookForPastTime, runRetention } from './retention.ts'

const start = new Date('2026-11-23T03:00:00.000Z')
const keep = { leads: 1095, cv: 180 }
const days = (count: number) => new Date(start.getTime() + count * 24 * 3_600_000)
const ago = (count: number) => days(-count).toISOString()

/** A request that came so many days before the start. */
const lead = (number: number, age: number) =>
  makeLead(number, { idempotency_key: null, created_at: ago(age) })

const file = (number: number) =>
  makeRow('lead_files', { id: `${number}`, lead_id: makeLead(number).id, path: `${number}.pdf` })

const delivery = (id: string, number: number, difference: Partial<Row<'deliveries'>>) =>
  makeRow('deliveries', { id, lead_id: makeLead(number).id, state: 'delivered', attempts: 1, ...difference })

/** Young requests, so that a few old ones are less than 5 % of all. */
const young = Array.from({ length: 100 }, (_, number) => lead(number + 1000, 1))

async function site(t: TestContext, db: Database, rows: Rows) {
  await fillDatabase(db, rows)
  const dataDir = temporaryFolder(t)
  const uploads = join(dataDir, 'uploads')
  const spool = join(dataDir, 'lead-journal')
  await mkdir(join(uploads, 'trash'), { recursive: true })
  await mkdir(spool)
  for (const { path } of rows.lead_files ?? []) await writeFile(join(uploads, path), 'CV')
  const run = (now: Date, confirmed = false, days = keep) =>
    runRetention({ db, uploads, spool, keep: days, now }, confirmed)
  const look = (now: Date) => lookForPastTime({ db, uploads, spool, keep, now })
  const leads = async () =>
    (await db.selectFrom('leads').select('id').orderBy('id').execute()).map(({ id }) => id)
  return { uploads, spool, run, look, leads }
}

eachDatabase('R404 what is past its time goes, everywhere, and nothing younger', async (db, _engine, t) => {
  const subscription = (id: string, difference: Partial<Row<'subscriptions'>>) =>
    makeRow('subscriptions', { id, email: `${id}@example.com`, consent_at: ago(40), ...difference })
  const { run, look, leads, uploads } = await site(t, db, {
    leads: [lead(1, 1096), lead(2, 1094), lead(3, 181), lead(4, 179), ...young],
    lead_files: [file(1), file(3), file(4)],
    subscriptions: [
      subscription('left-long-ago', { state: 'left', left_at: ago(1096) }),
      subscription('left', { state: 'left', left_at: ago(1094) }),
      subscription('active', { state: 'active', consent_at: ago(2000) }),
      subscription('never-confirmed', {}),
      subscription('asked-lately', { consent_at: ago(29) }),
      subscription('waits-for-mail', {}),
      subscription('got-a-letter', {}),
    ],
    deliveries: [
      delivery('1', 1, { delivered_at: ago(1096) }),
      delivery('2', 1, { channel: 'bitrix24', state: 'dead', last_error: 'status 500' }),
      delivery('3', 1, { channel: 'mail', state: 'pending', attempts: 0 }),
      delivery('4', 3, { channel: 'mail', delivered_at: ago(181), created_at: ago(181) }),
      delivery('5', 3, { delivered_at: ago(181), created_at: ago(181) }),
      delivery('6', 2, { state: 'dead', last_error: 'status 410', created_at: ago(31) }),
      delivery('7', 4, { state: 'dead', last_error: 'status 410', created_at: ago(29) }),
      delivery('8', 1, {
        lead_id: null,
        subscription_id: 'waits-for-mail',
        channel: 'letter',
        state: 'pending',
      }),
      delivery('9', 1, {
        lead_id: null,
        subscription_id: 'got-a-letter',
        channel: 'letter',
        delivered_at: ago(29),
      }),
    ],
  })
  await writeFile(join(uploads, 'trash', 'old.pdf'), 'x')
  await utimes(join(uploads, 'trash', 'old.pdf'), days(-31), days(-31))
  await writeFile(join(uploads, 'trash', 'young.pdf'), 'x')
  await utimes(join(uploads, 'trash', 'young.pdf'), days(-29), days(-29))

  const past = { requests: 1, files: 2, subscriptions: 2, answers: 1, trash: 1, lines: 0 }
  assert.deepEqual(await look(start), past)
  const state = await run(start, true)
  assert.deepEqual(state?.done, { at: start.toISOString(), past })
  const left = [2, 3, 4].map((number) => makeLead(number).id)
  assert.deepEqual(
    (await leads()).filter((id) => left.includes(id) || id === makeLead(1).id),
    left,
  )
  assert.deepEqual((await readdir(uploads)).toSorted(), ['4.pdf', 'trash'])
  assert.deepEqual(await readdir(join(uploads, 'trash')), ['young.pdf'])
  const subscriptions = await db.selectFrom('subscriptions').select('id').orderBy('id').execute()
  assert.deepEqual(
    subscriptions.map(({ id }) => id),
    ['active', 'asked-lately', 'got-a-letter', 'left', 'waits-for-mail'],
  )
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'last_error'])
    .where('lead_id', 'is not', null)
    .orderBy('id')
    .execute()
  assert.deepEqual(deliveries, [
    { id: '4', last_error: null },
    { id: '5', last_error: null },
    { id: '6', last_error: null },
    { id: '7', last_error: 'status 410' },
  ])
  const copies = await db
    .selectFrom('sent_copies')
    .selectAll()
    .orderBy('lead_id')
    .orderBy('channel')
    .execute()
  const deleted_at = start.toISOString()
  assert.deepEqual(copies, [
    { lead_id: makeLead(1).id, channel: 'bitrix24', what: 'request', sent_at: null, deleted_at },
    { lead_id: makeLead(1).id, channel: 'webhook', what: 'request', sent_at: ago(1096), deleted_at },
    { lead_id: makeLead(3).id, channel: 'mail', what: 'cv', sent_at: ago(181), deleted_at },
  ])
  assert.deepEqual(await look(start), {
    ...past,
    requests: 0,
    files: 0,
    subscriptions: 0,
    answers: 0,
    trash: 0,
  })
})

eachDatabase(
  'R405 the first deletion waits for a word, and so does one by shorter times; later ones go by themselves',
  async (db, _engine, t) => {
    const { run, leads } = await site(t, db, {
      leads: [lead(1, 1096), lead(2, 1094), lead(3, 1000), ...young],
    })
    const all = young.length + 3
    assert.deepEqual((await run(start))?.waiting?.why, 'first')
    assert.equal(await run(days(0.5)), null)
    assert.equal((await run(days(1)))?.waiting?.past.requests, 1)
    assert.equal((await leads()).length, all)
    assert.equal((await run(days(1), true))?.waiting, null)
    assert.equal((await leads()).length, all - 1)
    const later = await run(days(2))
    assert.deepEqual([later?.waiting, later?.done?.past.requests], [null, 1])
    assert.equal((await leads()).length, all - 2)
    const shorter = { leads: 900, cv: 180 }
    assert.equal((await run(days(3), false, shorter))?.waiting?.why, 'first')
    assert.equal((await leads()).length, all - 2)
    assert.equal((await run(days(4), false, { leads: 2000, cv: 180 }))?.waiting, null)
  },
)

eachDatabase(
  'R405 a deletion of more than one request in twenty waits for a word, CVs counted',
  async (db, _engine, t) => {
    const { run, leads, uploads } = await site(t, db, {
      leads: [
        ...young.slice(0, 94),
        ...[1, 2, 3, 4, 5, 6].map((number) => lead(number, number < 4 ? 1095.5 : 181)),
      ],
      lead_files: [file(4), file(5), file(6)],
    })
    await run(days(-2), true)
    assert.equal((await run(start))?.waiting?.why, 'share')
    assert.equal((await leads()).length, 100)
    assert.equal((await readdir(uploads)).length, 4)
    await fillDatabase(db, { leads: Array.from({ length: 20 }, (_, number) => lead(number + 2000, 1)) })
    assert.equal((await run(days(1)))?.waiting, null)
    assert.deepEqual([(await leads()).length, await readdir(uploads)], [117, ['trash']])
  },
)

eachDatabase(
  'R405 a clock that jumps deletes nothing, and one that comes back needs no word',
  async (db, _engine, t) => {
    const { run, leads } = await site(t, db, { leads: [lead(1, 1090), ...young] })
    await run(start, true)
    for (const now of [days(400), days(401), days(-30)]) {
      const state = await run(now)
      // Thirty days ago nothing was past its time: nothing is in doubt.
      assert.equal(state?.waiting?.why ?? null, now < start ? null : 'clock')
      assert.equal((await leads()).length, 101)
    }
    await run(start, true)
    assert.equal((await run(days(400)))?.waiting?.why, 'clock')
    const back = await run(days(1))
    assert.deepEqual([back?.waiting, (await leads()).length], [null, 101])
    assert.equal((await run(days(6)))?.done?.past.requests, 1)
  },
)

eachDatabase(
  'R405 a clock that jumps is not trusted because nothing was past its time then',
  async (db, _engine, t) => {
    const { run, leads, uploads } = await site(t, db, {
      leads: [lead(1, 99.5), ...young],
      lead_files: [file(1)],
    })
    await run(start, true)
    assert.equal((await run(days(80)))?.waiting, null)
    for (const now of [days(81), days(82)]) assert.equal((await run(now))?.waiting?.why, 'clock')
    assert.deepEqual((await readdir(uploads)).toSorted(), ['1.pdf', 'trash'])
    assert.equal((await run(days(1)))?.waiting, null)
    assert.equal((await run(days(80)))?.waiting, null)
    assert.equal((await run(days(81), true))?.done?.past.files, 1)
    assert.equal((await run(days(82)))?.waiting, null)
    assert.equal((await leads()).length, 101)
  },
)

eachDatabase(
  'R405 of several replicas one deletes, and all that it deletes is deleted at once',
  async (db, _engine, t) => {
    const { run, leads } = await site(t, db, { leads: [lead(1, 1094.5), ...young] })
    await run(days(0), true)
    const runs = await Promise.all(Array.from({ length: 6 }, () => run(days(1))))
    assert.equal(runs.filter((state) => state !== null).length, 1)
    assert.equal((await leads()).length, 100)
    assert.equal((await readRetention(db)).done?.past.requests, 1)
  },
)

eachDatabase('R404 a new site looks every day and has nothing to confirm', async (db, _engine, t) => {
  const { run } = await site(t, db, { leads: [lead(1, 3)] })
  for (const day of [0, 1, 2]) {
    const state = await run(days(day))
    assert.deepEqual([state?.waiting, state?.done, state?.looked_at], [null, null, days(day).toISOString()])
  }
})

eachDatabase(
  'R404 what was asked in the name of an address that has left goes when nobody has confirmed it',
  async (db, _engine, t) => {
    const asked = (id: string, age: number) =>
      makeRow('subscriptions', {
        id,
        email: `${id}@example.com`,
        state: 'left',
        left_at: ago(100),
        asked_language: 'en',
        asked_consent_version: '1',
        asked_consent_at: ago(age),
        asked_address: '198.51.100.7',
        asked_page_url: 'https://example.com/en',
      })
    const letter = makeRow('deliveries', {
      lead_id: null,
      subscription_id: 'just-written-to',
      channel: 'letter',
      state: 'delivered',
      delivered_at: ago(29),
    })
    const { run, look } = await site(t, db, {
      leads: young,
      subscriptions: [asked('long-ago', 31), asked('lately', 29), asked('just-written-to', 31)],
      deliveries: [letter],
    })
    assert.equal((await look(start)).subscriptions, 1)
    assert.equal((await run(start))?.waiting?.past.subscriptions, 1)
    assert.equal((await run(start, true))?.done?.past.subscriptions, 1)
    const rows = await db
      .selectFrom('subscriptions')
      .select(['id', 'asked_consent_at', 'asked_address', 'asked_page_url', 'asked_language'])
      .orderBy('id')
      .execute()
    assert.deepEqual(
      rows.map(({ id, ...kept }) => [id, Object.values(kept).every((value) => value === null)]),
      [
        ['just-written-to', false],
        ['lately', false],
        ['long-ago', true],
      ],
    )
  },
)

eachDatabase(
  'R404 lines that the spool has set aside go in their time, the CV of one before it, and torn ones after a month',
  async (db, _engine, t) => {
    const { run, look, uploads, spool } = await site(t, db, { leads: young })
    const cv = (number: number) => ({
      id: makeLead(number).id,
      name: 'CV.pdf',
      type: 'application/pdf',
      size: 2,
      path: `${makeLead(number).id}.pdf`,
    })
    const ages = [1096, 1094, 181, 179] as const
    for (const [number, age] of ages.entries()) {
      const file = cv(number)
      await writeFile(join(uploads, file.path), 'CV')
      const record = { ...makeRecord(number, { created_at: ago(age) }), file }
      await (await openSpoolFolder(spool)).setAside(JSON.stringify(record))
    }
    for (const age of [31, 29]) {
      const folder = await openSpoolFolder(spool, () => days(-age).getTime())
      await folder.setAside(`{"lead":{"id":"${age} days`)
    }
    const aside = async () =>
      (await refusedLines(spool))
        .map(({ text }) => /created_at":"([^"]+)|(\d+ days)/.exec(text)?.slice(1).join(''))
        .toSorted()

    const past = { requests: 0, files: 3, subscriptions: 0, answers: 0, trash: 0, lines: 2 }
    assert.deepEqual(await look(start), past)
    assert.deepEqual((await run(start, true))?.done?.past, past)
    assert.deepEqual((await readdir(uploads)).toSorted(), [cv(3).path, 'trash'].toSorted())
    assert.deepEqual(await aside(), [ago(1094), ago(181), ago(179), '29 days'].toSorted())
    assert.deepEqual(await look(start), { ...past, files: 0, lines: 0 })
  },
)

eachDatabase(
  'R825 who looked at what goes after 90 days, also while old requests wait for a word, and not by a wrong clock',
  async (db, _engine, t) => {
    const look = (id: string, age: number) => makeRow('staff_looks', { id, at: ago(age) })
    const { run } = await site(t, db, {
      leads: [lead(1, 2000)],
      staff_looks: [look('old', 91), look('young', 89)],
    })
    const kept = async () =>
      (await db.selectFrom('staff_looks').select('id').orderBy('id').execute()).map(({ id }) => id)
    assert.equal((await run(start))?.waiting?.why, 'first')
    assert.deepEqual(await kept(), ['young'])
    assert.equal((await run(days(30)))?.waiting?.why, 'clock')
    assert.deepEqual(await kept(), ['young'])
  },
)
