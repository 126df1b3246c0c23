import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { openGate } from '#tests/helpers/servers/tcp-gate.ts'
import { until } from '#tests/helpers/until.ts'
import { listenerName, listenForContent } from './content-listener.ts'
import { bumpContentVersion } from './content-state.ts'
import { migrate } from '../migrate.ts'
import { type Database, openDatabase } from '../open.ts'

/** Quick enough for tests; the heart beats so seldom that only the tests of it depend on it. */
const rhythm = { heartbeat: 60_000, answer: 5_000, pauses: { first: 20, longest: 200 } }

/** A migrated database and the count of messages that its listener received; the listener is already connected. */
async function listening(
  t: TestContext,
  databaseUrl: string,
  { heardAt = databaseUrl, hurry = {} }: { heardAt?: string; hurry?: Partial<typeof rhythm> } = {},
) {
  const db = openDatabase({ dataDir: '', databaseUrl })
  t.after(() => db.destroy())
  await migrate(db)
  const heard = { changes: 0, errors: 0 }
  const listener = listenForContent({
    databaseUrl: heardAt,
    onChange: () => heard.changes++,
    onError: () => heard.errors++,
    rhythm: { ...rhythm, ...hurry },
  })
  t.after(listener.close)
  await until(async () => heard.changes === 1)
  return { db, heard }
}

async function newDatabase(t: TestContext): Promise<string> {
  return (await emptyDatabase(t, 'postgres')).databaseUrl ?? ''
}

const bump = (db: Database) => db.transaction().execute((trx) => bumpContentVersion(trx))

test('every change of content is heard once, and one that is taken back is not', async (t) => {
  const { db, heard } = await listening(t, await newDatabase(t))
  await bump(db)
  await until(async () => heard.changes === 2)
  const takenBack = db.transaction().execute(async (trx) => {
    await bumpContentVersion(trx)
    throw new Error('taken back')
  })
  await assert.rejects(takenBack, /taken back/)
  await bump(db)
  await until(async () => heard.changes >= 3)
  // Messages of one server arrive in order: that of the second commit would have come before.
  await wait(50)
  assert.deepEqual(heard, { changes: 3, errors: 0 })
})

test('a connection that is ended by the server is made again, and what was missed is looked for', async (t) => {
  const { db, heard } = await listening(t, await newDatabase(t))
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${listenerName} and datname = current_database()`.execute(db)
  assert.equal(rows.length, 1)
  await until(async () => heard.changes === 2)
  await bump(db)
  await until(async () => heard.changes === 3)
  assert.equal(heard.errors, 1)
})

test('a connection that goes silent is found by its heartbeat and replaced', async (t) => {
  const databaseUrl = await newDatabase(t)
  const gate = await openGate(t, databaseUrl)
  const hurry = { heartbeat: 50, answer: 500 }
  const { db, heard } = await listening(t, databaseUrl, { heardAt: gate.url, hurry })
  gate.set('silent')
  await bump(db)
  await until(async () => heard.errors >= 1)
  assert.equal(heard.changes, 1, 'nothing came through')
  gate.set('open')
  await until(async () => heard.changes === 2)
  await bump(db)
  await until(async () => heard.changes === 3)
})

test('a server that is restarted is listened to again', async (t) => {
  const postgres = await startPostgres({ fsync: false })
  t.after(postgres.stop)
  const { db, heard } = await listening(t, postgres.url)
  await postgres.halt()
  // The connection that broke, and at least one that could not be made.
  await until(async () => heard.errors >= 2)
  await postgres.resume()
  await until(async () => heard.changes === 2)
  await bump(db)
  await until(async () => heard.changes === 3)
})

test('it closes while the server is away', async (t) => {
  let changes = 0
  const listener = listenForContent({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/site',
    onChange: () => changes++,
    rhythm,
  })
  t.after(listener.close)
  await wait(50)
  await listener.close()
  assert.equal(changes, 0)
})
