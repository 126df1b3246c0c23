import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import type { Callback } from '#contract/feedback.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases.ts'
import { acceptLead, LeadNotKept } from './intake.ts'

const body: Callback = { name: 'Әлия', phone: '+77011234567' }

/** Intake with a clock that stands at `minute` past ten. */
function intake(db: Database) {
  return (minute: number, difference: Partial<Callback> = {}, idempotencyKey: string | null = null) =>
    acceptLead(
      { db, now: () => new Date(Date.UTC(2026, 10, 21, 10, 0, minute * 60)), newId: () => randomUUIDv7() },
      {
        form: 'callback',
        body: { ...body, ...difference },
        idempotencyKey,
        address: '',
        language: 'ru',
        page: '',
      },
    )
}

async function count(db: Database): Promise<number> {
  return (await db.selectFrom('leads').select('id').execute()).length
}

eachDatabase('A14 a repeat with the same Idempotency-Key is the same lead, however late', async (db) => {
  const accept = intake(db)
  const first = await accept(0, {}, 'key-1')
  assert.equal(first.repeated, false)
  assert.deepEqual(await accept(600, { message: 'снова' }, 'key-1'), { id: first.id, repeated: true })
  assert.equal(await count(db), 1)
})

eachDatabase('a key that a careless client sends for everybody loses nobody', async (db) => {
  const accept = intake(db)
  const first = await accept(0, {}, 'key-1')
  const other = await accept(0, { phone: '+77017654321' }, 'key-1')
  assert.notEqual(other.id, first.id)
  assert.equal(await count(db), 2)
})

eachDatabase(
  'A14 without a key the same phone, form and object within two minutes is one lead',
  async (db) => {
    const accept = intake(db)
    const first = await accept(0)
    assert.deepEqual(await accept(2), { id: first.id, repeated: true })
    assert.equal((await accept(2.1)).repeated, false)
    assert.equal(await count(db), 2)
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
  assert.equal(await count(db), 2)
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
