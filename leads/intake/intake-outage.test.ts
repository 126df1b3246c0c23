import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { breakable } from '#tests/helpers/databases/breakable-database.ts'
import { eachDatabase, emptyDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { at, callback, intake, leadIds, partsAt } from '#tests/helpers/leads/intake.ts'
import { spoolIn } from '#tests/helpers/leads/spools.ts'
import { openGate } from '#tests/helpers/servers/tcp-gate.ts'
import { keptBefore, type IntakeParts, LeadNotKept } from './intake.ts'
import type { Spool } from '../spool/spool.ts'
import { keepLead } from './keep-lead.ts'

/** One round of the server's loop. */
function drain(db: Database, spool: Spool, channels: IntakeParts['channels'] = []) {
  return spool.drain((record) => keepLead({ db, channels, newId: () => randomUUIDv7() }, record))
}

/** A migrated PostgreSQL database, and a way to it through a gate. */
async function behindGate(t: TestContext, timeoutMs?: number) {
  const settings = await emptyDatabase(t, 'postgres')
  const direct = openDatabase(settings)
  await migrate(direct)
  const gate = await openGate(t, settings.databaseUrl ?? '')
  const db = openDatabase({ ...settings, databaseUrl: gate.url, ...(timeoutMs && { timeoutMs }) })
  t.after(() => Promise.all([direct.destroy(), db.destroy()]))
  await leadIds(db)
  return { direct, gate, db }
}

for (const state of ['fails', 'is silent'] as const) {
  eachDatabase(
    `A14 while the database ${state}, requests go to the spool, and once it is back they are in it once`,
    async (db, _engine, t) => {
      const broken = breakable(db)
      const { spool, path } = await spoolIn(t)
      const accept = intake(broken.db, { spool, timeoutMs: 1_000 })
      const before = await accept(0, { phone: '+77010000001' }, 'before')
      broken.state = state
      const first = await accept(1, { utm_source: 'google' }, 'key')
      assert.equal(first.repeated, false)
      assert.deepEqual(await accept(2, {}, 'key'), { id: first.id, repeated: true, inSpool: true })
      const request = await accept(3, { estate_id: 5 })
      assert.deepEqual(await accept(4, { estate_id: 5 }), {
        id: request.id,
        repeated: true,
        inSpool: true,
      })
      assert.equal(await keptBefore(partsAt(broken.db, 4, { spool }), callback({ estate_id: 5 })), request.id)
      assert.equal(readdirSync(path).length, 1)
      assert.deepEqual(await leadIds(db), [before.id])

      broken.state = 'works'
      const pass = await drain(db, spool, ['webhook'])
      assert.deepEqual([pass.drained, pass.failure], [2, null])
      assert.deepEqual(await leadIds(db), [before.id, first.id, request.id].toSorted())
      const lead = await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow()
      assert.deepEqual([lead.created_at, lead.consent_at], [at(1).toISOString(), at(1).toISOString()])
      const deliveries = await db.selectFrom('deliveries').select(['lead_id', 'next_attempt_at']).execute()
      assert.deepEqual(deliveries.map((row) => row.lead_id).toSorted(), [first.id, request.id].toSorted())
      assert.deepEqual(await accept(5, {}, 'key'), { id: first.id, repeated: true })
      assert.deepEqual(await accept(5, { estate_id: 5 }), { id: request.id, repeated: true })
      assert.deepEqual(readdirSync(path), [])
    },
  )
}

eachDatabase(
  'what came into the database meanwhile makes a request of the spool a repeat',
  async (db, _engine, t) => {
    const broken = breakable(db)
    const { spool } = await spoolIn(t)
    broken.state = 'fails'
    const here = intake(broken.db, { spool })
    const other = intake(db)
    await here(0, { phone: '+77010000001' }, 'key')
    await here(0, { phone: '+77010000002' })
    await here(0, { phone: '+77010000003' })
    await other(60, { phone: '+77010000001' }, 'key')
    await other(2, { phone: '+77010000002' })
    await other(2.1, { phone: '+77010000003' })
    assert.equal((await drain(db, spool)).drained, 3)
    const kept = await db.selectFrom('leads').select('phone').orderBy('phone').execute()
    // Only the third pair came further apart than two minutes.
    assert.deepEqual(
      kept.map(({ phone }) => phone.slice(-1)),
      ['1', '2', '3', '3'],
    )
  },
)

test('a request whose attempt is given up is taken back, should the database begin to answer after that', async (t) => {
  const db = await sqliteDatabase(t)
  const { spool } = await spoolIn(t)
  const writing = Promise.withResolvers<void>()
  const longWrite = db.transaction().execute(() => writing.promise)
  const { id } = await intake(db, { spool, timeoutMs: 20 })(0)
  assert.equal(spool.length, 1)
  writing.resolve()
  await longWrite
  // Writers take turns: the attempt that was given up has had its own by the end of this one.
  await db.transaction().execute(async () => {})
  assert.deepEqual(await leadIds(db), [])
  await drain(db, spool)
  assert.deepEqual(await leadIds(db), [id])
})

test('a connection that is lost while the transaction commits: answered, and in the database once', async (t) => {
  const { direct, gate, db } = await behindGate(t)
  const { spool } = await spoolIn(t)
  gate.loseAnswerTo(/\bcommit\b/)
  const { id } = await intake(db, { spool, channels: ['mail'] })(0)
  assert.equal(spool.length, 1)
  assert.deepEqual(await leadIds(direct), [id])
  await drain(db, spool, ['mail'])
  assert.deepEqual(await leadIds(direct), [id])
  assert.equal((await direct.selectFrom('deliveries').select('id').execute()).length, 1)
})

test('a server that falls silent costs a visitor its timeoutMs once', async (t) => {
  const { direct, gate, db } = await behindGate(t, 1_000)
  const { spool } = await spoolIn(t)
  gate.set('silent')
  const accept = intake(db, { spool, timeoutMs: 300 })
  const began = performance.now()
  for (let minute = 0; minute < 5; minute++) await accept(minute * 10)
  const took = performance.now() - began
  assert.ok(took > 250 && took < 2_000, `${took} ms`)
  gate.set('closed')
  gate.set('open')
  assert.equal((await drain(db, spool)).drained, 5)
  assert.equal((await leadIds(direct)).length, 5)
})

test('A14 when neither database nor spool can be written, nothing is kept and both reasons are told', async (t) => {
  const db = await sqliteDatabase(t)
  await db.schema.dropTable('leads').execute()
  const { spool } = await spoolIn(t)
  const full: Spool = { ...spool, keep: () => Promise.reject(new Error('ENOSPC')) }
  await assert.rejects(
    intake(db, { spool: full })(0),
    (error) =>
      error instanceof LeadNotKept &&
      error.cause instanceof Error &&
      error.cause.message.includes('ENOSPC') &&
      String(error.cause.cause).includes('no such table'),
  )
})

test('a spool that cannot be written any more leaves the request to the database', async (t) => {
  const db = await sqliteDatabase(t)
  const { spool } = await spoolIn(t)
  const full: Spool = { ...spool, isDatabaseAway: true, keep: () => Promise.reject(new Error('ENOSPC')) }
  const { id } = await intake(db, { spool: full })(0)
  assert.deepEqual(await leadIds(db), [id])
})
