import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Engine } from '#database/engines/engine.ts'
import { migrate } from '#database/migrate.ts'
import { type DatabaseSettings, openDatabase } from '#database/open.ts'
import { lastBackup } from '#server/bootstrap/last-backup.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { postgresBinaries } from '#tests/helpers/databases/postgres-binaries.ts'
import { fillDatabase, makeLead } from '#tests/helpers/databases/rows.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

const run = promisify(execFile)

type Place = DatabaseSettings & { dataDir: string }

/** A place for a site: its data folder, and its database, which has no tables yet. */
async function newPlace(t: TestContext, engine: Engine): Promise<Place> {
  const dataDir = temporaryFolder(t)
  return engine === 'sqlite' ? { dataDir } : { ...(await emptyDatabase(t, 'postgres')), dataDir }
}

/** Runs a script of this folder for a place and returns its output. */
async function script(
  name: 'backup' | 'restore',
  folder: string,
  { dataDir, databaseUrl }: Place,
  settings: Record<string, string> = {},
  options: readonly string[] = [],
) {
  // Only links to the server may be the ones found here.
  const binaries = dirname(realpathSync(join(await postgresBinaries(), 'postgres')))
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    NODE: process.execPath,
    PG_DUMP: join(binaries, 'pg_dump'),
    PG_RESTORE: join(binaries, 'pg_restore'),
    ...settings,
  }
  const { stdout } = await run('bash', [join(import.meta.dirname, `${name}.sh`), ...options, folder], { env })
  return stdout.trim()
}

async function leadCount(place: Place): Promise<number> {
  const db = openDatabase(place)
  try {
    return (await db.selectFrom('leads').select('id').execute()).length
  } finally {
    await db.destroy()
  }
}

const newLead = (number: number) => makeLead(number, { idempotency_key: null })

/** The backup of a site with leads, a file of one of them and a line of its spool, made while more leads come. */
async function backupOfBusySite(t: TestContext, engine: Engine): Promise<string> {
  const place = await newPlace(t, engine)
  const db = openDatabase(place)
  await migrate(db)
  const leads = Array.from({ length: 50 }, (_, number) => newLead(number + 1))
  await fillDatabase(db, { leads })
  for (const folder of ['uploads', 'lead-journal']) mkdirSync(join(place.dataDir, folder))
  writeFileSync(join(place.dataDir, 'uploads/cv'), 'a file of a request')
  writeFileSync(join(place.dataDir, 'lead-journal/1.jsonl'), '{"lead":1}\n')
  const over = new AbortController()
  const writing = (async () => {
    for (let number = 1_000; !over.signal.aborted; number++) {
      await fillDatabase(db, { leads: [newLead(number)] })
      await wait(5)
    }
  })()
  try {
    return await script('backup', temporaryFolder(t), place)
  } finally {
    over.abort()
    await writing
    await db.destroy()
  }
}

test('no command of a backup has the password of the database among its arguments, which all users can see', async (t) => {
  const folder = temporaryFolder(t)
  const recorder = join(folder, 'pg_dump')
  writeFileSync(recorder, `#!/bin/sh\nprintf '%s\\n' "$*" "$PGPASSWORD" > "${folder}/seen"\nexit 1\n`, {
    mode: 0o755,
  })
  const plain = 'postgres://site@db.example:5432/site'
  // The driver of the site takes the password from the query, too.
  for (const [databaseUrl, shown, secret] of [
    ['postgres://site:s%27e%5Cc%25ret@db.example:5432/site', plain, String.raw`s'e\c%ret`],
    [`${plain}?password=s%27e%5Cc%25ret+`, plain, String.raw`s'e\c%ret `],
    [
      `${plain}?sslmode=require&password=a%26b&application_name=x`,
      `${plain}?sslmode=require&application_name=x`,
      'a&b',
    ],
  ] as const) {
    const place = { dataDir: temporaryFolder(t), databaseUrl }
    await assert.rejects(script('backup', temporaryFolder(t), place, { PG_DUMP: recorder }))
    const [args = '', password] = readFileSync(join(folder, 'seen'), 'utf8').split('\n')
    assert.equal(args.split(' ').at(-1), shown)
    assert.equal(password, secret)
  }
})

for (const engine of ['sqlite', 'postgres'] as const satisfies readonly Engine[]) {
  test(`a backup of a running site on ${engine} comes back whole in an empty place`, async (t) => {
    const backup = await backupOfBusySite(t, engine)
    assert.equal(statSync(backup).mode & 0o077, 0, 'others may not read it')

    const other = await newPlace(t, engine)
    await script('restore', backup, other)
    assert.ok((await leadCount(other)) >= 50)
    assert.equal(readFileSync(join(other.dataDir, 'uploads/cv'), 'utf8'), 'a file of a request')
    assert.equal(readFileSync(join(other.dataDir, 'lead-journal/1.jsonl'), 'utf8'), '{"lead":1}\n')
    const db = openDatabase(other)
    t.after(() => db.destroy())
    await migrate(db)
  })

  test(`a backup on ${engine} is not brought back over what is there`, async (t) => {
    const backup = await backupOfBusySite(t, engine)
    const other = await newPlace(t, engine)
    await script('restore', backup, other)
    const before = await leadCount(other)
    await assert.rejects(script('restore', backup, other), /is not empty: move it away first/)
    for (const folder of ['uploads', 'lead-journal']) rmSync(join(other.dataDir, folder), { recursive: true })
    await assert.rejects(script('restore', backup, other), /is there already|already exists/)
    assert.equal(await leadCount(other), before)
  })

  test(`on ${engine} the database alone comes back beside the files and the spool that have stayed`, async (t) => {
    const backup = await backupOfBusySite(t, engine)
    const other = await newPlace(t, engine)
    for (const folder of ['uploads', 'lead-journal']) mkdirSync(join(other.dataDir, folder))
    writeFileSync(join(other.dataDir, 'uploads/later'), 'a file that came after the backup')
    writeFileSync(join(other.dataDir, 'lead-journal/2.jsonl'), '{"lead":2}\n')
    await script('restore', backup, other, {}, ['--database-only'])
    assert.ok((await leadCount(other)) >= 50)
    assert.deepEqual(readdirSync(join(other.dataDir, 'uploads')), ['later'])
    assert.deepEqual(readdirSync(join(other.dataDir, 'lead-journal')), ['2.jsonl'])
    await assert.rejects(
      script('restore', backup, other, {}, ['--database-only']),
      /is there already|already exists/,
    )
  })
}

test('a damaged backup is not brought back', async (t) => {
  const backup = await backupOfBusySite(t, 'sqlite')
  appendFileSync(join(backup, 'site.sqlite'), 'one byte more')
  const other = await newPlace(t, 'sqlite')
  await assert.rejects(script('restore', backup, other), /The backup is damaged/)
  assert.deepEqual(readdirSync(other.dataDir), [])
})

test('a backup that fails leaves nothing that looks like one', async (t) => {
  const target = temporaryFolder(t)
  await assert.rejects(script('backup', target, { dataDir: temporaryFolder(t) }), /there is no database/)
  assert.deepEqual(readdirSync(target), [])
})

test('before the first request there are no folders of requests, and the backup is whole all the same', async (t) => {
  const place = await newPlace(t, 'sqlite')
  const db = openDatabase(place)
  await migrate(db)
  await db.destroy()
  const other = await newPlace(t, 'sqlite')
  await script('restore', await script('backup', temporaryFolder(t), place), other)
  assert.equal(await leadCount(other), 0)
})

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A folder of backups and other things, and a site to back up. */
async function oldBackups(t: TestContext, ages: readonly number[]) {
  const place = await newPlace(t, 'sqlite')
  const db = openDatabase(place)
  await migrate(db)
  await db.destroy()
  const target = temporaryFolder(t)
  const names = ages.map(daysAgo)
  for (const name of [...names, 'notes', '.20200101T000000Z.partial']) mkdirSync(join(target, name))
  writeFileSync(join(target, '20200101T000000Z'), 'a file, no backup')
  return { place, target, names }
}

const others = ['.20200101T000000Z.partial', '20200101T000000Z', 'notes']

test('R409 a backup removes those past BACKUP_KEEP_DAYS, thirty by default, and nothing else', async (t) => {
  const { place, target, names } = await oldBackups(t, [40, 31, 29, 10])
  const made = await script('backup', target, place)
  assert.deepEqual(readdirSync(target).toSorted(), [...others, names[2], names[3], basename(made)].toSorted())
  const next = await oldBackups(t, [40, 9, 8, 6])
  const last = await script('backup', next.target, next.place, { BACKUP_KEEP_DAYS: '7' })
  assert.deepEqual(
    readdirSync(next.target).toSorted(),
    [...others, next.names[2], next.names[3], basename(last)].toSorted(),
  )
})

test('R1706 a backup that succeeds leaves its time for the site, one that fails does not', async (t) => {
  const place = await newPlace(t, 'sqlite')
  await assert.rejects(script('backup', temporaryFolder(t), place))
  assert.equal(await lastBackup(place.dataDir), null)
  const db = openDatabase(place)
  await migrate(db)
  await db.destroy()
  await script('backup', temporaryFolder(t), place)
  const first = await lastBackup(place.dataDir)
  assert.ok(first !== null)
  await script('backup', temporaryFolder(t), place)
  assert.ok(Number(await lastBackup(place.dataDir)) > first.getTime())
})

test('R409 a clock that is wrong leaves three backups, and a backup that fails leaves all', async (t) => {
  const { place, target, names } = await oldBackups(t, [400, 390, 380, 370])
  await assert.rejects(script('backup', target, { dataDir: temporaryFolder(t) }), /there is no database/)
  await assert.rejects(script('backup', target, place, { BACKUP_KEEP_DAYS: 'all' }), /BACKUP_KEEP_DAYS/)
  assert.deepEqual(readdirSync(target).toSorted(), [...others, ...names].toSorted())
  const made = await script('backup', target, place)
  assert.deepEqual(readdirSync(target).toSorted(), [...others, names[2], names[3], basename(made)].toSorted())
})
