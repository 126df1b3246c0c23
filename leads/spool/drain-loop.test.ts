import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { Database } from '#database/open.ts'
import { breakable } from '#tests/helpers/databases/breakable-database.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { leadIds } from '#tests/helpers/leads/intake.ts'
import { spoolIn } from '#tests/helpers/leads/spools.ts'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { keepLead } from '../intake/keep-lead.ts'
import { drainLoop } from './drain-loop.ts'
import type { Drained } from './spool-drain.ts'

const pauses = { usual: 5, longest: 20 }

/** A loop with short pauses, and its passes. */
function loopOf(t: TestContext, db: Database, spool: Parameters<typeof drainLoop>[0]['spool']) {
  const passes: Drained[] = []
  const errors: unknown[] = []
  const loop = drainLoop({
    db,
    channels: ['webhook'],
    newId: () => randomUUIDv7(),
    spool,
    onPass: (pass) => passes.push(pass),
    onError: (error) => errors.push(error),
    pauses,
  })
  t.after(loop.close)
  return { loop, passes, errors }
}

eachDatabase(
  'what an earlier process left is in the database soon after the start',
  async (db, _engine, t) => {
    const path = temporaryFolder(t)
    const records = [makeRecord(1), makeRecord(2)]
    const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
    writeFileSync(join(path, '1763719200000-earlier-1.jsonl'), lines)
    const { spool } = await spoolIn(t, path)
    const { passes } = loopOf(t, db, spool)
    await until(async () => passes.length > 0)
    assert.deepEqual(
      await leadIds(db),
      records.map(({ lead }) => lead.id),
    )
    assert.equal((await db.selectFrom('deliveries').select('id').execute()).length, 2)
    assert.deepEqual(passes, [{ drained: 2, setAside: 0, failure: null, isAway: false }])
  },
)

eachDatabase(
  'R393 what was accepted is kept, though its key belongs to other words by now',
  async (db, _engine, t) => {
    const first = makeRecord(1, { idempotency_key: 'key' })
    await keepLead({ db, channels: [], newId: () => randomUUIDv7() }, first)
    const { spool } = await spoolIn(t)
    const second = makeRecord(2, { idempotency_key: 'key' })
    await spool.keep(second)
    const { passes } = loopOf(t, db, spool)
    await until(async () => passes.length > 0)
    assert.deepEqual(passes, [{ drained: 1, setAside: 0, failure: null, isAway: false }])
    assert.deepEqual(await leadIds(db), [first.lead.id, second.lead.id])
  },
)

eachDatabase(
  'a database that comes back gets everything, and a line that it refuses is set aside',
  async (db, _engine, t) => {
    const broken = breakable(db)
    const { spool, path } = await spoolIn(t)
    const { passes } = loopOf(t, broken.db, spool)
    broken.state = 'fails'
    for (let number = 1; number <= 10; number++) await spool.keep(makeRecord(number))
    await spool.keep(makeRecord(11, { complex_id: 'first' as never }))
    await spool.keep(makeRecord(12, { consent_given: 2 as never }))
    await until(async () => passes.filter(({ isAway }) => isAway).length > 3)
    broken.state = 'works'
    await until(async () => spool.length === 0)
    assert.equal((await leadIds(db)).length, 10)
    assert.equal(
      passes.reduce((sum, { setAside }) => sum + setAside, 0),
      2,
    )
    await until(async () => readdirSync(path).join() === 'refused')
  },
)

test('the longer the database is down, the less often it is asked, up to a limit', async (t) => {
  const broken = breakable(await sqliteDatabase(t))
  broken.state = 'fails'
  const { spool } = await spoolIn(t)
  const { passes } = loopOf(t, broken.db, spool)
  for (let number = 0; number < 5; number++) await spool.keep(makeRecord(number))
  await until(async () => passes.length > 0)
  const before = passes.length
  const began = performance.now()
  await until(async () => passes.length >= before + 10)
  assert.ok(performance.now() - began > 120, `${performance.now() - began} ms`)
})

test('a folder that cannot be used is told, and tried again', async (t) => {
  const db = await sqliteDatabase(t)
  const { spool } = await spoolIn(t)
  let isBroken = true
  const { errors, passes } = loopOf(t, db, {
    ...spool,
    drain: (...parts) => (isBroken ? Promise.reject(new Error('EIO')) : spool.drain(...parts)),
  })
  await until(async () => errors.length > 1)
  isBroken = false
  await spool.keep(makeRecord(1))
  await until(async () => passes.length > 0)
  assert.equal((await leadIds(db)).length, 1)
})

eachDatabase('R418 what a killed process left is in the database within half a minute', async (db, _, t) => {
  const path = temporaryFolder(t)
  const { spool } = await spoolIn(t, path)
  let ahead = 0
  const loop = drainLoop({
    db,
    channels: [],
    newId: () => randomUUIDv7(),
    spool,
    pauses,
    now: () => Date.now() + ahead,
  })
  t.after(loop.close)
  const record = makeRecord(1)
  writeFileSync(join(path, '1763719200000-killed-1.jsonl'), `${JSON.stringify(record)}\n`)
  ahead = 30_000
  await until(async () => (await leadIds(db)).includes(record.lead.id))
})

test('while the database is down no process takes the files of another', async (t) => {
  const broken = breakable(await sqliteDatabase(t))
  broken.state = 'fails'
  const path = temporaryFolder(t)
  const { spool } = await spoolIn(t, path)
  await spool.keep(makeRecord(1))
  let now = Date.now()
  const passes: Drained[] = []
  const loop = drainLoop({
    db: broken.db,
    channels: [],
    newId: () => randomUUIDv7(),
    spool,
    onPass: (pass) => passes.push(pass),
    pauses,
    now: () => (now += 60_000),
  })
  t.after(loop.close)
  writeFileSync(join(path, '1763719200000-other-1.jsonl'), `${JSON.stringify(makeRecord(2))}\n`)
  await until(async () => passes.length > 3)
  assert.ok(readdirSync(path).includes('1763719200000-other-1.jsonl'))
})

test('files of a process that is gone are looked for from time to time', async (t) => {
  const db = await sqliteDatabase(t)
  const { spool } = await spoolIn(t)
  const looks: number[] = []
  let now = 1_000_000
  const loop = drainLoop({
    db,
    channels: [],
    newId: () => randomUUIDv7(),
    spool: { ...spool, takeOver: async (before) => void looks.push(before) },
    pauses,
    now: () => (now += 10_000),
  })
  t.after(loop.close)
  await until(async () => looks.length > 1)
  assert.ok(looks.every((before, index) => index === 0 || before - (looks[index - 1] ?? 0) >= 10_000))
})

test('after closing nothing is asked any more', async (t) => {
  const db = await sqliteDatabase(t)
  const { spool } = await spoolIn(t)
  const { loop, passes } = loopOf(t, db, spool)
  await loop.close()
  await spool.keep(makeRecord(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.deepEqual(passes, [])
})
