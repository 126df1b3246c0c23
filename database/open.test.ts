import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { eachDatabase, emptyDatabase, sqliteFolder } from '#tests/helpers/databases/databases.ts'
import { engineOf } from './engines/engine.ts'
import { migrate } from './migrate.ts'
import { databaseFile, openDatabase } from './open.ts'

eachDatabase('a database and its transactions say which engine they are', async (db, engine) => {
  assert.equal(engineOf(db), engine)
  await db.transaction().execute(async (trx) => assert.equal(engineOf(trx), engine))
})

eachDatabase('numbers arrive as numbers: counts, sums and money beyond 32 bits', async (db, engine) => {
  const big = engine === 'postgres' ? sql`12345678901::bigint` : sql`12345678901`
  const { rows } =
    await sql`select count(*) as count, ${big} as big, 61.4 as decimal from content_state`.execute(db)
  assert.deepEqual(rows, [{ count: 1, big: 12_345_678_901, decimal: 61.4 }])
})

test('the embedded database makes its folder and stays there', async (t) => {
  const folder = join(sqliteFolder(t), 'deep', 'var')
  const first = openDatabase({ dataDir: folder })
  await migrate(first)
  await sql`update content_state set version = 7`.execute(first)
  await first.destroy()
  const second = openDatabase({ dataDir: folder, databaseUrl: '' })
  t.after(() => second.destroy())
  assert.deepEqual(await second.selectFrom('content_state').select('version').execute(), [{ version: 7 }])
})

test('what visitors sent is for the user who runs the site alone: the file, and what SQLite keeps beside it', async (t) => {
  const folder = sqliteFolder(t)
  const db = openDatabase({ dataDir: folder })
  t.after(() => db.destroy())
  await migrate(db)
  for (const name of readdirSync(folder)) assert.equal(statSync(join(folder, name)).mode & 0o077, 0, name)
})

test('an address that is not one of PostgreSQL is refused at once', () => {
  assert.throws(
    () => openDatabase({ dataDir: '', databaseUrl: 'mysql://localhost/site' }),
    /must begin with postgres:/,
  )
})

test('a file that is no database is an error of the first query, not of the process', async (t) => {
  const folder = sqliteFolder(t)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, databaseFile), 'This is a text, not a database. '.repeat(100))
  const db = openDatabase({ dataDir: folder })
  await assert.rejects(migrate(db), /not a database/)
  await db.destroy()
})

test('a server that nobody reaches is an error of the first query', async (t) => {
  const db = openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/site' })
  t.after(() => db.destroy())
  await assert.rejects(sql`select 1`.execute(db), /ECONNREFUSED/)
})

test('a connection that PostgreSQL ends while it is idle is reported, and the next query works', async (t) => {
  const errors: Error[] = []
  const settings = await emptyDatabase(t, 'postgres')
  const db = openDatabase({ ...settings, onError: (error) => errors.push(error) })
  const other = openDatabase(settings)
  t.after(() => Promise.all([db.destroy(), other.destroy()]))
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other)
  for (let round = 0; round < 200 && errors.length === 0; round++) await wait(10)
  assert.match(errors[0]?.message ?? '', /terminat/)
  const again = await sql<{ one: number }>`select 1 as one`.execute(db)
  assert.deepEqual(again.rows, [{ one: 1 }])
})
