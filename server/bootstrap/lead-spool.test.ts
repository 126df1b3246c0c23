import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Database } from '#database/open.ts'
import { breakable } from '#tests/helpers/databases/breakable-database.ts'
import { refusedLines } from '#leads/spool/refused-lines.ts'
import { eachDatabase, sqliteDatabase } from '#tests/helpers/databases/databases.ts'
import { intake, leadIds } from '#tests/helpers/leads/intake.ts'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { spoolFolder } from './data-folders.ts'
import { openLeadSpool } from './lead-spool.ts'
import { StartError } from '../start-error.ts'

async function spoolOf(t: TestContext, db: Database, dataDir = temporaryFolder(t)) {
  const log = recordingLog()
  const parts = { db, channels: [], newId: () => randomUUIDv7(), dataDir, log }
  const { spool, close } = await openLeadSpool(parts)
  t.after(close)
  return { spool, log, folder: join(dataDir, spoolFolder) }
}

eachDatabase(
  'the log says once that requests go to the spool, and how many came back from it',
  async (db, _engine, t) => {
    const broken = breakable(db)
    const { spool, log, folder } = await spoolOf(t, broken.db)
    broken.state = 'fails'
    const accept = intake(broken.db, { spool })
    const accepted = [
      await accept(0, {}, 'key-1'),
      await accept(0, {}, 'key-2'),
      await accept(0, {}, 'key-3'),
    ]
    assert.equal(spool.length, 3)
    broken.state = 'works'
    await until(async () => spool.length === 0)
    await until(async () => readdirSync(folder).length === 0 && log.lines.length === 2)
    assert.deepEqual(await leadIds(db), accepted.map(({ id }) => id).toSorted())
    assert.deepEqual(
      log.lines.map(({ level, message }) => [level, message]),
      [
        ['error', 'the database takes no requests: they are kept in the spool'],
        ['info', 'requests went from the spool to the database'],
      ],
    )
    assert.deepEqual(log.lines[1]?.facts, { drained: 3, waiting: 0 })
    assert.doesNotMatch(JSON.stringify(log.lines), /Әлия|7701/)
  },
)

test('a line that is no request is an error in the log, which names the folder and quotes nothing', async (t) => {
  const db = await sqliteDatabase(t)
  const dataDir = temporaryFolder(t)
  mkdirSync(join(dataDir, spoolFolder))
  const whole = `${JSON.stringify(makeRecord(1))}\n`
  writeFileSync(join(dataDir, spoolFolder, '1763719200000-a-1.jsonl'), `${whole}${whole.slice(0, 200)}`)
  const { log, folder } = await spoolOf(t, db, dataDir)
  await until(async () => log.lines.length === 2)
  assert.deepEqual(
    log.lines.map(({ level, message }) => [level, message]),
    [
      ['error', `a line of the spool was set aside in ${folder}/refused`],
      ['info', 'requests went from the spool to the database'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(log.lines), /Айгүл|7701/)
})

test('lines that an earlier version set aside are offered once more, and then lie each in a file of its own', async (t) => {
  const db = await sqliteDatabase(t)
  const dataDir = temporaryFolder(t)
  const folder = join(dataDir, spoolFolder)
  mkdirSync(folder)
  writeFileSync(join(folder, 'refused.jsonl'), `${JSON.stringify(makeRecord(1))}\n{"lead":{"phone":"+7701\n`)
  writeFileSync(join(folder, 'refused.jsonl.old'), `${JSON.stringify(makeRecord(2))}\n`)
  await spoolOf(t, db, dataDir)
  await until(async () => readdirSync(folder).join() === 'refused')
  assert.deepEqual(
    await leadIds(db),
    [1, 2].map((number) => makeRecord(number).lead.id),
  )
  assert.deepEqual(
    (await refusedLines(folder)).map(({ text }) => text),
    ['{"lead":{"phone":"+7701\n'],
  )
})

test('a spool that cannot be used ends the start with its folder', async (t) => {
  const db = await sqliteDatabase(t)
  const dataDir = temporaryFolder(t)
  writeFileSync(join(dataDir, spoolFolder), '')
  await assert.rejects(
    spoolOf(t, db, dataDir),
    (error) => error instanceof StartError && error.message.includes(join(dataDir, spoolFolder)),
  )
})
