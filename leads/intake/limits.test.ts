import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { eachDatabase, emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { openGate } from '#tests/helpers/servers/tcp-gate.ts'
import { leadLimits, TooMany } from './limits.ts'

const tenMinutes = 600
const phone = '+77011234567'
const address = '203.0.113.7'

function limitsOf(t: TestContext, db: Database, difference: Partial<Parameters<typeof leadLimits>[0]> = {}) {
  const limits = leadLimits({
    db,
    address: { requests: 6, seconds: tenMinutes },
    phone: { requests: 3, seconds: tenMinutes },
    secret: 'a secret of the site',
    onError: (error) => assert.fail(String(error)),
    ...difference,
  })
  t.after(limits.close)
  return limits
}

/** Seconds until the next request is taken, 0 when this one is. */
async function waitOf(taking: Promise<unknown>): Promise<number> {
  try {
    await taking
    return 0
  } catch (error) {
    if (error instanceof TooMany) return error.retryAfter
    throw error
  }
}

const otherPhone = (number: number) => `+770100000${String(number).padStart(2, '0')}`

eachDatabase(
  'A14 a phone has its number of requests in a window, and others are not touched',
  async (db, _, t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
    const limits = limitsOf(t, db)
    for (let request = 0; request < 3; request++) assert.equal(await waitOf(limits.take('', phone)), 0)
    t.mock.timers.tick(100_500)
    assert.equal(await waitOf(limits.take('', phone)), 500)
    assert.equal(await waitOf(limits.take('', otherPhone(1))), 0)
    t.mock.timers.tick(499_400)
    assert.equal(await waitOf(limits.take('', phone)), 1)
    t.mock.timers.tick(101)
    assert.equal(await waitOf(limits.take('', phone)), 0, 'a new window begins')
  },
)

eachDatabase('A14 an address has its number of requests, whatever phones they name', async (db, _, t) => {
  const limits = limitsOf(t, db)
  for (let request = 0; request < 6; request++) {
    assert.equal(await waitOf(limits.take(address, otherPhone(request))), 0)
  }
  assert.ok((await waitOf(limits.take(address, otherPhone(7)))) > 0)
  assert.equal(await waitOf(limits.take('203.0.113.8', otherPhone(7))), 0)
})

eachDatabase('IPv6 addresses count by their network, and an unknown address not at all', async (db, _, t) => {
  const limits = limitsOf(t, db, { phone: null })
  for (let request = 0; request < 6; request++) {
    assert.equal(await waitOf(limits.take(`2001:db8:1:2::${request}`, phone)), 0)
  }
  assert.ok((await waitOf(limits.take('2001:db8:1:2:ffff::1', phone))) > 0)
  assert.equal(await waitOf(limits.take('2001:db8:1:3::1', phone)), 0)
  for (let request = 0; request < 9; request++) assert.equal(await waitOf(limits.take('', phone)), 0)
})

eachDatabase('a request that is refused or taken back counts nowhere', async (db, _, t) => {
  const limits = limitsOf(t, db)
  for (let request = 0; request < 3; request++) await limits.take(address, phone)
  for (let request = 0; request < 5; request++) assert.ok((await waitOf(limits.take(address, phone))) > 0)
  for (let request = 0; request < 5; request++) {
    const giveBack = await limits.take(address, otherPhone(1))
    await giveBack()
    await giveBack()
  }
  for (let request = 0; request < 3; request++) await limits.take(address, otherPhone(1))
  assert.ok((await waitOf(limits.take(address, otherPhone(2)))) > 0, 'six were counted for the address')
})

eachDatabase('the writing of a mail address does not matter', async (db, _, t) => {
  const limits = limitsOf(t, db, { phone: { requests: 1, seconds: tenMinutes } })
  await limits.take('', 'aliya@example.kz')
  assert.ok((await waitOf(limits.take('', 'Aliya@Example.kz'))) > 0)
})

eachDatabase('a limit that is off refuses nobody', async (db, _, t) => {
  const limits = limitsOf(t, db, { address: null, phone: null })
  for (let request = 0; request < 20; request++) await limits.take(address, phone)
  assert.deepEqual(await db.selectFrom('lead_limits').selectAll().execute(), [])
})

eachDatabase('requests that come together are counted one by one', async (db, _, t) => {
  const limits = limitsOf(t, db)
  const waits = await Promise.all(Array.from({ length: 9 }, () => waitOf(limits.take('', phone))))
  assert.equal(waits.filter((seconds) => seconds === 0).length, 3)
})

eachDatabase(
  'replicas share their counts on PostgreSQL, and nothing personal is stored',
  async (db, engine, t) => {
    const replicas = [limitsOf(t, db), limitsOf(t, db)]
    for (const limits of replicas) await limits.take(address, phone)
    await replicas[0]?.take(address, phone)
    const waits = await Promise.all(replicas.map((limits) => waitOf(limits.take(address, phone))))
    assert.deepEqual(
      waits.map((seconds) => seconds > 0),
      engine === 'postgres' ? [true, true] : [false, false],
    )
    const kept = await db.selectFrom('lead_limits').selectAll().execute()
    assert.equal(kept.length, engine === 'postgres' ? 2 : 0)
    assert.doesNotMatch(JSON.stringify(kept), /7011234567|203\.0/)
  },
)

eachDatabase('counts whose window has ended are deleted', async (db, engine, t) => {
  const limits = limitsOf(t, db, { address: { requests: 6, seconds: 1 }, sweepEvery: 100 })
  await limits.take(address, phone)
  const left = async () => (await db.selectFrom('lead_limits').select('key').execute()).map(({ key }) => key)
  assert.equal((await left()).length, engine === 'postgres' ? 2 : 0)
  const end = performance.now() + 5_000
  while ((await left()).length > 1 && performance.now() < end) await wait(50)
  assert.match((await left()).join(' '), engine === 'postgres' ? /^phone:\S+$/ : /^$/)
  // The database of the test closes first.
  await limits.close()
})

test('a database that is away leaves each process with limits of its own, and says so', async (t) => {
  const db = openDatabase({ dataDir: '', databaseUrl: 'postgres://postgres@127.0.0.1:1/nowhere' })
  t.after(() => db.destroy())
  const errors: unknown[] = []
  const limits = limitsOf(t, db, { onError: (error) => errors.push(error) })
  for (let request = 0; request < 3; request++) assert.equal(await waitOf(limits.take(address, phone)), 0)
  assert.ok((await waitOf(limits.take(address, phone))) > 0)
  assert.match(errors.map(String).join(), /ECONNREFUSED/)
})

test('while the shared counts are silent only the first request waits for them', async (t) => {
  const { databaseUrl } = await emptyDatabase(t, 'postgres')
  const gate = await openGate(t, databaseUrl ?? '')
  const db = openDatabase({ dataDir: '', databaseUrl: gate.url })
  t.after(() => db.destroy())
  await migrate(db)
  const limits = limitsOf(t, db, { onError() {} })
  await limits.take(address, phone)
  gate.set('silent')
  const started = performance.now()
  for (let request = 0; request < 3; request++) assert.equal(await waitOf(limits.take(address, phone)), 0)
  assert.ok(performance.now() - started < 3_000, `${performance.now() - started} ms for three requests`)
})

eachDatabase(
  'R342 a request over the limit of its phone is held, and counts for its address',
  async (db, _, t) => {
    const limits = limitsOf(t, db)
    const held: boolean[] = []
    for (let request = 0; request < 6; request++) held.push((await limits.takeOrHold(address, phone)).held)
    assert.deepEqual(held, [false, false, false, true, true, true])
    await assert.rejects(limits.takeOrHold(address, phone), TooMany)
  },
)

eachDatabase('R392 the networks around an IPv6 address have a limit, too', async (db, _, t) => {
  const limits = limitsOf(t, db, { phone: null })
  /** How many of 70 requests are taken, each from another network of those that `address` writes. */
  const taken = async (address: (number: number) => string) => {
    const waits: number[] = []
    for (let number = 0; number < 70; number++) waits.push(await waitOf(limits.take(address(number), phone)))
    return waits.filter((seconds) => seconds === 0).length
  }
  assert.equal(await taken((number) => `2001:db8:1:${(256 + number).toString(16)}::1`), 12, 'one /56')
  assert.equal(await taken((number) => `2001:db8:2:${(256 * number).toString(16)}::1`), 24, 'one /48')
  assert.equal(await taken((number) => `2001:db8:${(3 + number).toString(16)}::1`), 70, 'many of /48')
})

eachDatabase('R390 the files of an address have a number of bytes for a day', async (db, _, t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  const megabyte = 1024 * 1024
  const limits = limitsOf(t, db, { address: null, phone: null, dayBytes: 20 * megabyte })
  const send = (from: string, bytes: number) => waitOf(limits.takeOrHold(from, phone, bytes))
  assert.equal(await send(address, 9 * megabyte), 0)
  assert.equal(await send(address, 9 * megabyte), 0)
  assert.equal(await send(address, 9 * megabyte), 24 * 3600)
  assert.equal(await send(address, megabyte), 0, 'what is refused does not count')
  assert.equal(await send(address, 0), 0, 'a request without a file is taken')
  assert.equal(await send('203.0.113.8', 9 * megabyte), 0)
  const kept = await limits.takeOrHold(address, phone, megabyte)
  await kept.giveBack()
  assert.equal(await send(address, megabyte), 0, 'what was not kept is given back')
  assert.ok((await send(address, megabyte)) > 0)
  t.mock.timers.tick(24 * 3_600_000)
  assert.equal(await send(address, 9 * megabyte), 0, 'a new day')
})
