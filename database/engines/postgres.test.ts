import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { openGate } from '#tests/helpers/servers/tcp-gate.ts'
import { type Database, openDatabase } from '../open.ts'

/** A database behind a gate that has answered already, and the way around the gate. */
async function behindGate(t: TestContext, timeoutMs: number) {
  const settings = await emptyDatabase(t, 'postgres')
  const gate = await openGate(t, settings.databaseUrl ?? '')
  const db = openDatabase({ ...settings, databaseUrl: gate.url, timeoutMs })
  const direct = openDatabase(settings)
  t.after(() => Promise.all([db.destroy(), direct.destroy()]))
  await one(db)
  return { gate, db, direct }
}

async function one(db: Database): Promise<void> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  assert.deepEqual(rows, [{ one: 1 }])
}

async function millisecondsOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}

test('a server that falls silent is an error soon, in a transaction too, and its connections are given up', async (t) => {
  const { gate, db } = await behindGate(t, 400)
  await Promise.all(Array.from({ length: 3 }, () => sql`select pg_sleep(0.05)`.execute(db)))
  gate.set('silent')
  const took = await millisecondsOf(
    Promise.all([
      assert.rejects(one(db), /timeout/),
      assert.rejects(
        db.transaction().execute((trx) => one(trx)),
        /timeout|stopped answering/,
      ),
    ]),
  )
  assert.ok(took < 3_000, `${took} ms`)
  gate.set('open')
  // The third connection was idle meanwhile and has missed nothing.
  for (let round = 0; round < 5; round++) await one(db)
})

test('a statement that takes too long is ended by the server, and the connection goes on', async (t) => {
  const { db } = await behindGate(t, 300)
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  await assert.rejects(sql`select pg_sleep(5)`.execute(db), /statement timeout/)
  assert.equal(await pid(), before)
})

test('whoever waits for a lock gives up', async (t) => {
  const { db, direct } = await behindGate(t, 300)
  await sql`create table things (id integer primary key)`.execute(direct)
  await direct.transaction().execute(async (trx) => {
    await sql`lock table things in access exclusive mode`.execute(trx)
    await assert.rejects(sql`select * from things`.execute(db), /timeout/)
  })
  await sql`select * from things`.execute(db)
})

test('migrations and imports may take their time', async (t) => {
  const db = openDatabase(await emptyDatabase(t, 'postgres'))
  t.after(() => db.destroy())
  const { rows } = await sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock`.execute(db)
  assert.deepEqual(rows, [{ statement: '0', lock: '0' }])
})

test('connections that break, idle, in the middle of a transaction or of a query, end nothing but themselves', async (t) => {
  const { gate, db } = await behindGate(t, 5_000)
  const query = assert.rejects(sql`select pg_sleep(10)`.execute(db), /terminat/)
  const transaction = assert.rejects(
    db.transaction().execute(async (trx) => {
      await one(trx)
      gate.set('closed')
      // No query runs on the connection at the moment when it breaks.
      await wait(50)
      await one(trx)
    }),
    /terminat|not queryable|closed/,
  )
  await Promise.all([query, transaction])
  await assert.rejects(one(db))
  gate.set('open')
  await one(db)
})
