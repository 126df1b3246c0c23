import assert from 'node:assert/strict'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { silentLog } from '#api/http/log.ts'
import type { Engine } from '#database/engines/engine.ts'
import { openDatabase } from '#database/open.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { fillDatabase, makeLead } from '#tests/helpers/databases/rows.ts'
import { runLeads } from '#tests/helpers/leads/run-leads.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { openLocalData } from './open-local-data.ts'
import { StartError } from '../start-error.ts'

type Place = { DATA_DIR: string; DATABASE_URL: string | null }

/** Opens the data as a start does, and closes it. */
async function start(place: Place): Promise<void> {
  const { close } = await openLocalData(place, silentLog)
  await close()
}

/** A data folder with the id of its database, and a way of that engine to open another database. */
async function startedPlace(t: TestContext, engine: Engine) {
  const DATA_DIR = temporaryFolder(t)
  const newUrl = async () =>
    engine === 'sqlite' ? null : ((await emptyDatabase(t, 'postgres')).databaseUrl ?? null)
  const place: Place = { DATA_DIR, DATABASE_URL: await newUrl() }
  await start(place)
  /** The same folder with a new empty database. */
  async function another(): Promise<Place> {
    if (engine === 'sqlite') {
      for (const end of ['', '-wal', '-shm']) await rm(join(DATA_DIR, `site.sqlite${end}`), { force: true })
    }
    return { DATA_DIR, DATABASE_URL: await newUrl() }
  }
  return { place, another }
}

const isRefused = (error: unknown) =>
  error instanceof StartError &&
  /belongs to another database/.test(error.message) &&
  /adopt-database/.test(error.message) &&
  error.message.split('\n').length === 2

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R223 a data folder starts with its own database, and with another one only after a word (${engine})`, async (t) => {
    const { place, another } = await startedPlace(t, engine)
    await start(place)
    const other = await another()
    await assert.rejects(start(other), isRefused)
    await assert.rejects(start(other), isRefused)
    const settings = { DATA_DIR: other.DATA_DIR, DATABASE_URL: other.DATABASE_URL ?? '' }
    const adopted = await runLeads(['adopt-database'], settings)
    assert.equal(adopted.code, 0, adopted.stderr)
    await start(other)
    if (engine === 'postgres') await assert.rejects(start(place), isRefused)
  })
}

test('R223 a site that forgot its DATABASE_URL does not go on with an empty database beside the files', async (t) => {
  const { place } = await startedPlace(t, 'postgres')
  await assert.rejects(start({ ...place, DATABASE_URL: null }), isRefused)
})

test('R223 a new folder, a copy and an installation that knows no id yet start by themselves', async (t) => {
  const { place } = await startedPlace(t, 'sqlite')
  const copy = temporaryFolder(t)
  await cp(place.DATA_DIR, copy, { recursive: true })
  await start({ ...place, DATA_DIR: copy })
  await rm(join(copy, 'database-id'))
  await start({ ...place, DATA_DIR: copy })
  const ids = await Promise.all(
    [place.DATA_DIR, copy].map((folder) => readFile(join(folder, 'database-id'), 'utf8')),
  )
  assert.equal(ids[0], ids[1])
  await rm(copy, { recursive: true })
  await start({ ...place, DATA_DIR: copy })
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`R403 a folder with files of requests does not start with a database that has none, id or no id (${engine})`, async (t) => {
    for (const file of ['uploads/01900000-0000-7000-8000-000000000001.pdf', 'lead-journal/1-a.jsonl']) {
      const { place } = await startedPlace(t, engine)
      await rm(join(place.DATA_DIR, 'database-id'))
      await mkdir(join(place.DATA_DIR, dirname(file)))
      await writeFile(join(place.DATA_DIR, file), 'x')
      await assert.rejects(start(place), isRefused, file)
      const db = openDatabase({ dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL })
      await fillDatabase(db, { leads: [makeLead(1)] })
      await db.destroy()
      await start(place)
    }
  })
}

test('R223 replicas that share a folder start together', async (t) => {
  const place = {
    DATA_DIR: temporaryFolder(t),
    DATABASE_URL: (await emptyDatabase(t, 'postgres')).databaseUrl ?? '',
  }
  await Promise.all([start(place), start(place), start(place)])
})
