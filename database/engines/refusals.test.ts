import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { openDatabase } from '../open.ts'
import { isRefusedRow } from './refusals.ts'

/** The error of an attempt. */
async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => assert.fail('it should have failed'),
    (error: unknown) => error,
  )
}

eachDatabase('a row that breaks a rule of its table is refused for good', async (db, engine) => {
  const lead = makeLead(1)
  const rows = [
    { ...lead, consent_given: 2 as never },
    { ...lead, name: null as never },
    { ...lead, body: '{half' as never },
    { ...lead, complex_id: 'first' as never },
    { ...lead, complex_id: 1e10 },
  ]
  // SQLite has no smaller integers than those of 64 bits.
  for (const row of engine === 'sqlite' ? rows.slice(0, 4) : rows)
    assert.ok(isRefusedRow(await failureOf(db.insertInto('leads').values(row).execute())))
  const orphan = makeRow('lead_files', { lead_id: 'nobody' })
  assert.ok(isRefusedRow(await failureOf(db.insertInto('lead_files').values(orphan).execute())))
})

eachDatabase('a database that is not as it should be refuses nothing for good', async (db) => {
  const failures = [
    await failureOf(sql`select * from nowhere`.execute(db)),
    await failureOf(sql`select nothing from leads`.execute(db)),
    await failureOf(
      db
        .transaction()
        .setAccessMode('read only')
        .execute((trx) => trx.deleteFrom('leads').execute()),
    ),
  ]
  for (const failure of failures) assert.equal(isRefusedRow(failure), false, String(failure))
})

test('a database that is away refuses nothing for good', async (t) => {
  const nobody = openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/site' })
  const closed = await sqliteDatabase(t)
  // A connection that was never open cannot be closed.
  await sql`select 1`.execute(closed)
  await Promise.all([nobody.destroy(), closed.destroy()])
  const away = openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/site' })
  t.after(() => away.destroy())
  for (const db of [away, closed])
    assert.equal(isRefusedRow(await failureOf(sql`select 1`.execute(db))), false)
  assert.equal(isRefusedRow(new TypeError('not a function')), false)
  assert.equal(isRefusedRow('something'), false)
})
