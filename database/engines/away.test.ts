import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eachDatabase, emptyDatabase, sqliteFolder } from '#tests/helpers/databases/databases.ts'
import { damageDatabase } from '#tests/helpers/damaged-file.ts'
import { makeLead } from '#tests/helpers/databases/rows.ts'
import { openGate } from '#tests/helpers/servers/tcp-gate.ts'
import { isDatabaseAway } from './away.ts'
import { migrate } from '../migrate.ts'
import { databaseFile, openDatabase } from '../open.ts'

/** The error of an attempt. */
async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => assert.fail('it should have failed'),
    (error: unknown) => error,
  )
}

test('a PostgreSQL that cannot be reached, breaks off, is too slow or goes down is away', async (t) => {
  const { databaseUrl } = await emptyDatabase(t, 'postgres')
  const gate = await openGate(t, databaseUrl ?? '')
  const db = openDatabase({ dataDir: '', databaseUrl: gate.url, timeoutMs: 200 })
  t.after(() => db.destroy())
  assert.ok(isDatabaseAway(await failureOf(sql`select pg_sleep(5)`.execute(db))), 'too slow')
  const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  assert.ok(isDatabaseAway(await failureOf(ended)), 'going down')
  gate.set('silent')
  assert.ok(isDatabaseAway(await failureOf(sql`select 1`.execute(db))), 'silent')
  gate.set('closed')
  assert.ok(isDatabaseAway(await failureOf(sql`select 1`.execute(db))), 'broken off')
  for (const url of ['postgres://nobody@127.0.0.1:1/site', 'postgres:///site?host=/nowhere']) {
    const nobody = openDatabase({ dataDir: '', databaseUrl: url })
    t.after(() => nobody.destroy())
    assert.ok(isDatabaseAway(await failureOf(sql`select 1`.execute(nobody))), url)
  }
})

test('an embedded database that is locked, full or damaged is away', async (t) => {
  const folder = sqliteFolder(t)
  const db = openDatabase({ dataDir: folder })
  t.after(() => db.destroy())
  await migrate(db)
  const file = join(folder, databaseFile)
  const other = new DatabaseSync(file, { timeout: 0 })
  t.after(() => other.close())
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('leads').values(makeLead(1)).execute()
    assert.ok(isDatabaseAway(await failureOf((async () => other.exec('begin immediate'))())), 'locked')
  })
  // As few pages as it has: what does not fit into the free ones is refused as a full disk refuses it.
  const fill = 'pragma max_page_count = 1; create table other as select hex(randomblob(5000000)) as text'
  assert.ok(isDatabaseAway(await failureOf((async () => other.exec(fill))())), 'full')
  damageDatabase(folder)
  assert.ok(isDatabaseAway(await failureOf(db.selectFrom('articles').selectAll().execute())), 'damaged')
})

eachDatabase('a mistake of ours is not a database that is away', async (db) => {
  const lead = makeLead(1)
  await db.insertInto('leads').values(lead).execute()
  const failures = [
    await failureOf(sql`select * from nowhere`.execute(db)),
    await failureOf(sql`select nothing from leads`.execute(db)),
    await failureOf(db.insertInto('leads').values(lead).execute()),
  ]
  for (const failure of failures) assert.equal(isDatabaseAway(failure), false, String(failure))
  assert.equal(isDatabaseAway(new TypeError('not a function')), false)
  assert.equal(
    isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })),
    false,
  )
  assert.equal(isDatabaseAway('something'), false)
})
