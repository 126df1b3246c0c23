import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { LeadBody } from '#contract/lead-fields.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { eachDatabase, emptyDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { at, callback, intake, leadIds, partsAt } from '#tests/helpers/leads/intake.ts'
import { KeyReused } from './duplicates.ts'
import { acceptLead, type IntakeParts, keptBefore, LeadNotKept, type LeadRequest } from './intake.ts'

const minutesOfDay = 24 * 60

/** Accepts direct calls of the API at a minute past ten. */
function calls(db: Database, more: Partial<IntakeParts> = {}) {
  return (
    minute: number,
    difference: Partial<LeadBody>,
    key: string,
    form: LeadRequest['form'] = 'callback',
  ) => acceptLead(partsAt(db, minute, more), { ...callback(difference, key), form, source: 'api' })
}

eachDatabase(
  'R393 a repeat with the same Idempotency-Key and words is the same lead for a day',
  async (db) => {
    const call = calls(db)
    const first = await call(0, {}, 'key-1')
    const page = { page_url: 'https://example.com/kk', utm_source: 'google' }
    assert.deepEqual(await call(minutesOfDay, page, 'key-1'), { id: first.id, repeated: true })
    assert.equal((await call(minutesOfDay + 1, {}, 'key-1')).repeated, false)
    assert.equal((await leadIds(db)).length, 2)
  },
)

eachDatabase(
  'R393 a key that comes again with other words is refused for a day, then forgotten',
  async (db) => {
    const call = calls(db)
    await call(0, { message: 'первое' }, 'key-1')
    for (const other of [{ message: 'второе' }, { message: 'первое', phone: '+77017654321' }])
      await assert.rejects(call(minutesOfDay, other, 'key-1'), KeyReused)
    await assert.rejects(call(1, { message: 'первое' }, 'key-1', 'questions'), KeyReused)
    assert.equal((await leadIds(db)).length, 1)
    const later = await call(minutesOfDay + 1, { message: 'второе' }, 'key-1')
    assert.equal(later.repeated, false)
    await assert.rejects(call(minutesOfDay + 2, { message: 'первое' }, 'key-1'), KeyReused)
  },
)

eachDatabase('R393 of two bodies that arrive together with one key one is kept', async (db) => {
  const call = calls(db)
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, number) => call(0, { message: `${number % 2}` }, 'key-1')),
  )
  const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []))
  assert.deepEqual([ids.length, new Set(ids).size], [4, 1])
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  )
  assert.ok(refused.every((reason) => reason instanceof KeyReused))
  assert.deepEqual(await leadIds(db), [ids[0]])
})

eachDatabase('R394 a form of our pages is never refused for its key: other words are kept', async (db) => {
  const accept = intake(db)
  const first = await accept(0, { message: 'первое' }, 'key-1')
  const second = await accept(0, { message: 'второе' }, 'key-1')
  assert.equal(second.repeated, false)
  assert.deepEqual(await accept(1, { message: 'первое' }, 'key-1'), { id: first.id, repeated: true })
  assert.deepEqual(await accept(1, { message: 'второе' }, 'key-1'), { id: second.id, repeated: true })
  assert.equal((await leadIds(db)).length, 2)
})

eachDatabase(
  'A14 without a key the same phone, form and object within two minutes is one lead',
  async (db) => {
    const accept = intake(db)
    const first = await accept(0)
    assert.deepEqual(await accept(2), { id: first.id, repeated: true })
    assert.equal((await accept(2.1)).repeated, false)
    assert.equal((await leadIds(db)).length, 2)
  },
)

eachDatabase('a request about another unit, or of another phone, is another lead', async (db) => {
  const accept = intake(db)
  const ids = [
    await accept(0),
    await accept(0.1, { estate_id: 1 }),
    await accept(0.2, { estate_id: 2 }),
    await accept(0.3, { complex_id: 1 }),
    await accept(0.4, { phone: '+77017654321' }),
  ].map(({ id }) => id)
  assert.equal(new Set(ids).size, 5)
})

eachDatabase('requests that arrive together are one lead', async (db) => {
  const accept = intake(db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(0)))
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
  assert.equal(answers.filter(({ repeated }) => !repeated).length, 1)
  const keyed = await Promise.all(Array.from({ length: 8 }, () => accept(10, {}, 'key-2')))
  assert.equal(new Set(keyed.map(({ id }) => id)).size, 1)
  assert.equal((await leadIds(db)).length, 2)
})

test('a database that cannot be written keeps nothing and says why', async (t) => {
  const db = await sqliteDatabase(t)
  await db.schema.dropTable('leads').execute()
  await assert.rejects(
    intake(db)(0),
    (error) => error instanceof LeadNotKept && /no such table/.test(String(error.cause)),
  )
})

test('a database that cannot be reached keeps nothing and says why', async (t) => {
  const db = openDatabase({ dataDir: '', databaseUrl: 'postgres://postgres@127.0.0.1:1/nowhere' })
  t.after(() => db.destroy())
  await assert.rejects(
    intake(db)(0),
    (error) => error instanceof LeadNotKept && /ECONNREFUSED/.test(String(error.cause)),
  )
})

eachDatabase(
  'a request, its file and a delivery for each channel are kept together, a repeat adds nothing',
  async (db) => {
    const file = { id: randomUUIDv7(), name: 'CV.pdf', type: 'application/pdf', size: 10, path: 'cv.pdf' }
    const parts = partsAt(db, 0, { channels: ['webhook', 'mail'] })
    const request: LeadRequest = { ...callback({ vacancy_id: 7, cover_letter: 'Здравствуйте' }), file }
    const { id } = await acceptLead(parts, { ...request, form: 'application' })
    await acceptLead(parts, { ...request, form: 'application', file: { ...file, id: randomUUIDv7() } })
    const files = await db.selectFrom('lead_files').selectAll().execute()
    assert.deepEqual(files, [{ ...file, lead_id: id }])
    const deliveries = await db.selectFrom('deliveries').selectAll().orderBy('channel').execute()
    assert.deepEqual(
      deliveries.map((row) => [row.lead_id, row.channel, row.state, row.next_attempt_at]),
      ['mail', 'webhook'].map((channel) => [id, channel, 'pending', at(0).toISOString()]),
    )
    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    assert.deepEqual([lead.vacancy_id, lead.message], [7, 'Здравствуйте'])
  },
)

eachDatabase('a delivery that cannot be written keeps nothing of the request', async (db) => {
  const parts = partsAt(db, 0, { channels: [null as never] })
  await assert.rejects(acceptLead(parts, callback()), LeadNotKept)
  assert.equal((await leadIds(db)).length, 0)
})

eachDatabase('other words are another question, the same ones are not', async (db) => {
  const ask = (message: string) => acceptLead(partsAt(db, 0), { ...callback({ message }), form: 'questions' })
  const answers = [await ask('Есть ли лифт?'), await ask('А парковка?'), await ask('Есть ли лифт?')]
  assert.deepEqual(
    answers.map(({ repeated }) => repeated),
    [false, false, true],
  )
})

eachDatabase('a request is found again by its key or, without one, by its content', async (db) => {
  const accept = intake(db)
  const keyed = await accept(0, {}, 'key')
  const request = await accept(0, { estate_id: 5 })
  const find = (minute: number, ...request: Parameters<typeof callback>) =>
    keptBefore(partsAt(db, minute), callback(...request))
  assert.equal(await find(600, {}, 'key'), keyed.id)
  assert.equal(await find(2, { estate_id: 5 }), request.id)
  assert.equal(await find(2.1, { estate_id: 5 }), null)
  assert.equal(await find(0, { estate_id: 5 }, 'other'), null)
})

test('R402 a request is on the disk of PostgreSQL when it is taken, also where the role of the site need not wait', async (t) => {
  const { databaseUrl } = await emptyDatabase(t, 'postgres')
  for (const [role, expected] of [
    ['off', 'on'],
    ['local', 'local'],
    ['remote_write', 'remote_write'],
  ] as const) {
    const url = `${databaseUrl}?options=${encodeURIComponent(`-c synchronous_commit=${role}`)}`
    const db = openDatabase({ dataDir: '', databaseUrl: url })
    t.after(() => db.destroy())
    await migrate(db)
    // What a row meets when it is written.
    await sql`create table if not exists met (setting text)`.execute(db)
    await sql`create or replace function note() returns trigger language plpgsql as
      $$ begin insert into met values (current_setting('synchronous_commit')); return new; end $$`.execute(db)
    await sql`create or replace trigger note before insert on leads for each row execute function note()`.execute(
      db,
    )
    await calls(db)(0, { message: role }, role)
    const { rows } = await sql<{ setting: string }>`delete from met returning setting`.execute(db)
    assert.deepEqual(rows, [{ setting: expected }], role)
  }
})
