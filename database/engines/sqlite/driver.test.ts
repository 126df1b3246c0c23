import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { sqliteDatabase, sqliteFolder } from '#tests/helpers/databases/databases.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { migrate } from '../../migrate.ts'
import { type Database, databaseFile, openDatabase } from '../../open.ts'

const city = (id: number) => makeRow('cities', { id, slug: `city-${id}` })
const ids = async (db: Database) =>
  (await db.selectFrom('cities').select('id').orderBy('id').execute()).map((row) => row.id)

async function pragma(db: Database, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

test('commits are on disk when they are acknowledged: WAL, synchronous=FULL, foreign keys on', async (t) => {
  const db = await sqliteDatabase(t)
  assert.equal(await pragma(db, 'journal_mode'), 'wal')
  assert.equal(await pragma(db, 'synchronous'), 2)
  assert.equal(await pragma(db, 'foreign_keys'), 1)
})

test('pages read the old state while a transaction writes, and the new one after it', async (t) => {
  const db = await sqliteDatabase(t)
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('cities').values(city(1)).execute()
    assert.deepEqual(await ids(trx), [1])
    assert.deepEqual(await ids(db), [])
  })
  assert.deepEqual(await ids(db), [1])
})

test('R984 a read that was compiled before shows the columns that were added since', async (t) => {
  const db = await sqliteDatabase(t)
  await db.insertInto('cities').values(city(1)).execute()
  const read = async () =>
    (await db.selectFrom('cities').selectAll().execute()).map((row) => Object.keys(row))
  const before = await read()
  await sql`alter table cities add column twin text default 'Aktau'`.execute(db)
  assert.deepEqual(
    await read(),
    before.map((columns) => [...columns, 'twin']),
  )
})

test('a transaction that throws leaves nothing', async (t) => {
  const db = await sqliteDatabase(t)
  const broken = db.transaction().execute(async (trx) => {
    await trx.insertInto('cities').values(city(1)).execute()
    throw new Error('broken')
  })
  await assert.rejects(broken, /broken/)
  assert.deepEqual(await ids(db), [])
  await db.insertInto('cities').values(city(2)).execute()
  assert.deepEqual(await ids(db), [2])
})

test('writers of one process take turns', async (t) => {
  const db = await sqliteDatabase(t)
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  await Promise.all(
    numbers.map((id) =>
      id % 2 === 0
        ? db.insertInto('cities').values(city(id)).execute()
        : db.transaction().execute(async (trx) => {
            await wait(1)
            await trx.insertInto('cities').values(city(id)).execute()
          }),
    ),
  )
  assert.deepEqual(await ids(db), numbers)
})

test('a writer waits for another process without stopping this one', async (t) => {
  const folder = sqliteFolder(t)
  const db = openDatabase({ dataDir: folder })
  t.after(() => db.destroy())
  await migrate(db)
  const other = new DatabaseSync(join(folder, databaseFile))
  t.after(() => other.close())
  other.exec('begin immediate')

  let written = false
  const inTransaction = db.transaction().execute((trx) => trx.insertInto('cities').values(city(1)).execute())
  const alone = db.insertInto('cities').values(city(2)).execute()
  void Promise.any([inTransaction, alone]).finally(() => {
    written = true
  })
  // If SQLite itself waited, this timer could not fire before its timeoutMs is over.
  const before = performance.now()
  await wait(100)
  assert.ok(performance.now() - before < 1_000)
  assert.equal(written, false)
  assert.deepEqual(await ids(db), [])
  other.exec('commit')
  await Promise.all([inTransaction, alone])
  assert.deepEqual(await ids(db), [1, 2])
})

test('a read-only transaction sees one state and cannot write', async (t) => {
  const db = await sqliteDatabase(t)
  await db.insertInto('cities').values(city(1)).execute()
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      assert.deepEqual(await ids(snapshot), [1])
      await db.insertInto('cities').values(city(2)).execute()
      assert.deepEqual(await ids(snapshot), [1])
      await assert.rejects(snapshot.insertInto('cities').values(city(3)).execute(), /readonly/)
    })
  assert.deepEqual(await ids(db), [1, 2])
})

test('a stream that is read slowly does not keep other reads at the old state', async (t) => {
  const db = await sqliteDatabase(t)
  await db
    .insertInto('cities')
    .values([city(1), city(2)])
    .execute()
  const streamed: number[] = []
  for await (const row of db.selectFrom('cities').select('id').orderBy('id').stream()) {
    streamed.push(row.id)
    if (row.id === 1) await db.insertInto('cities').values(city(3)).execute()
    assert.deepEqual(await ids(db), [1, 2, 3])
  }
  assert.deepEqual(streamed, [1, 2])
})

test('closing waits for the transaction that is under way', async (t) => {
  const folder = sqliteFolder(t)
  const db = openDatabase({ dataDir: folder })
  await migrate(db)
  const writing = db.transaction().execute(async (trx) => {
    await wait(50)
    await trx.insertInto('cities').values(city(1)).execute()
  })
  await wait(10)
  await db.destroy()
  await writing
  const again = openDatabase({ dataDir: folder })
  t.after(() => again.destroy())
  assert.deepEqual(await ids(again), [1])
})
