import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, databaseFile, type DatabaseSettings, openDatabase } from '#database/open.ts'
import { type Copy, emptyPostgres, postgresCopy } from './postgres-copies.ts'
import { tablesInOrder } from './rows.ts'

type Body = (db: Database, engine: Engine, t: TestContext) => Promise<void>

/** One test per engine, each with an empty migrated database of its own. */
export function eachDatabase(name: string, body: Body): void {
  test(`${name} (SQLite)`, async (t) => body(await sqliteDatabase(t), 'sqlite', t))
  test(`${name} (PostgreSQL)`, async (t) => body(await postgresDatabase(t), 'postgres', t))
}

/** An empty migrated database in a temporary file, removed after the test. */
export async function sqliteDatabase(t: TestContext): Promise<Database> {
  const folder = newFolder()
  copyFileSync(join(await (migrated ??= migratedFolder()), databaseFile), join(folder, databaseFile))
  const db = openDatabase({ dataDir: folder })
  t.after(async () => {
    await db.destroy()
    await remove(folder)
  })
  return db
}

/** The migrated database that the tests of this process copy: migrating takes ten times as long. */
let migrated: Promise<string> | undefined

async function migratedFolder(): Promise<string> {
  const folder = newFolder()
  const db = openDatabase({ dataDir: folder })
  await migrate(db).finally(() => db.destroy())
  return folder
}

after(async () => {
  if (migrated !== undefined) await remove(await migrated)
})

/** Databases of this process that a test has given back, emptied. Making one takes twenty times as long. */
const idle: Copy[] = []

after(async () => {
  for (const copy of idle.splice(0)) await copy.drop()
})

/**
 * An empty migrated database on the server of `TEST_DATABASE_URL`, emptied after the test. Without that server the
 * test fails: a promise untested on PostgreSQL must not look tested. A test that changes the tables themselves
 * takes an `emptyDatabase`.
 */
async function postgresDatabase(t: TestContext): Promise<Database> {
  const copy = idle.pop() ?? (await postgresCopy(testServer(), newName()))
  const db = openDatabase({ dataDir: '', databaseUrl: copy.url })
  t.after(async () => {
    await emptyTables(db)
    await db.destroy()
    idle.push(copy)
  })
  return db
}

async function emptyTables(db: Database): Promise<void> {
  const tables = tablesInOrder.toReversed().filter((table) => table !== 'content_state')
  // One message for all: forty would take longer than many a test.
  await sql.raw(tables.map((table) => `delete from ${table}`).join(';')).execute(db)
  await db.updateTable('content_state').set({ version: 1 }).execute()
}

/** Settings of a database on one engine that has no tables yet, removed after the test. */
export async function emptyDatabase(t: TestContext, engine: Engine): Promise<DatabaseSettings> {
  if (engine === 'sqlite') return { dataDir: sqliteFolder(t) }
  const copy = await emptyPostgres(testServer(), newName())
  t.after(copy.drop)
  return { dataDir: '', databaseUrl: copy.url }
}

/** A folder for an embedded database, removed after the test. */
export function sqliteFolder(t: TestContext): string {
  const folder = newFolder()
  t.after(() => remove(folder))
  return folder
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sqlite-'))
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

function testServer(): string {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return server
  throw new Error(
    'TEST_DATABASE_URL is not set, so this cannot be tested on PostgreSQL. `npm test` sets it; by hand, run ' +
      '`node tests/helpers/databases/postgres.ts` in another terminal and export what it prints.',
  )
}

function newName(): string {
  return `test_${randomUUID().replaceAll('-', '')}`
}
