import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeLead } from '#tests/helpers/databases/rows.ts'
import { readJson, storableText, writeJson } from '../engines/json.ts'
import { insertLead, type NewLead } from './leads.ts'

function lead(number: number, difference: Partial<NewLead> = {}): NewLead {
  return { ...makeLead(number), idempotency_key: null, ...difference, body: difference.body ?? {} } as NewLead
}

eachDatabase('R191 a request is kept whole', async (db) => {
  const body = { name: 'Айгүл', consent: true, nested: { utm_source: 'instagram' } }
  const kept = lead(1, { body, idempotency_key: 'key' })
  assert.deepEqual(await insertLead(db, kept), { id: kept.id, repeated: false })
  const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual({ ...row, body: readJson(row.body) }, kept)
})

eachDatabase('A14 a repeat with the same key writes nothing and gives the id of the first', async (db) => {
  const first = lead(1, { idempotency_key: 'key' })
  await insertLead(db, first)
  const repeat = await insertLead(db, lead(2, { idempotency_key: 'key', name: 'Other' }))
  assert.deepEqual(repeat, { id: first.id, repeated: true })
  const rows = await db.selectFrom('leads').select('name').execute()
  assert.deepEqual(rows, [{ name: first.name }])
})

eachDatabase('the same request arriving many times at once is kept once', async (db) => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) => insertLead(db, lead(number, { idempotency_key: 'key' }))),
  )
  assert.equal(new Set(answers.map((answer) => answer.id)).size, 1)
  assert.equal(answers.filter((answer) => !answer.repeated).length, 1)
  assert.equal((await db.selectFrom('leads').select('id').execute()).length, 1)
})

eachDatabase('a request written again from the spool, with the same id, is one request', async (db) => {
  await insertLead(db, lead(1))
  assert.deepEqual(await insertLead(db, lead(1)), { id: lead(1).id, repeated: true })
})

eachDatabase('requests without a key are all kept', async (db) => {
  await Promise.all([insertLead(db, lead(1)), insertLead(db, lead(2))])
  assert.equal((await db.selectFrom('leads').select('id').execute()).length, 2)
})

eachDatabase('a request about a unit that is gone is kept', async (db) => {
  const { repeated } = await insertLead(db, lead(1, { complex_id: 404, house_id: 404, estate_id: 404 }))
  assert.equal(repeated, false)
})

eachDatabase('characters that a database cannot store do not lose a request', async (db) => {
  const message = 'до\0 шести \uD83D'
  const { id } = await insertLead(db, lead(1, { message, body: { message, list: [message] } }))
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const stored = 'до шести \uFFFD'
  assert.equal(row.message, stored)
  assert.deepEqual(readJson(row.body), { message: stored, list: [stored] })
})

eachDatabase('R414 nothing that drives a terminal is kept with a request', async (db) => {
  const message = 'до\u001B[2J шести\u009B\u0007\r\nи\tпосле'
  const { id } = await insertLead(db, lead(1, { message, body: { message } }))
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.equal(row.message, 'до[2J шести\r\nи\tпосле')
  assert.deepEqual(readJson(row.body), { message: row.message })
})

test('ordinary text is stored as it is, emoji and all', () => {
  assert.equal(storableText('Қайырлы күн 👋 «295а/1»'), 'Қайырлы күн 👋 «295а/1»')
})

test('undefined cannot be written as JSON', () => {
  assert.throws(() => writeJson(undefined), TypeError)
})
