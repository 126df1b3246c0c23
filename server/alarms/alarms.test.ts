import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { DatabaseFigures } from '../metrics/database-figures.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { until } from '#tests/helpers/until.ts'
import { type Alarm, alarmCodes } from './alarm.ts'
import type { AlarmLetter } from './alarm-post.ts'
import { alarmLimits } from './alarm-limits.ts'
import { startAlarms } from './alarm-loop.ts'
import { type AlarmFacts, alarmsOf } from './alarms-of.ts'
import { tellDatabaseAway } from './database-away.ts'
import { recentCounts } from './recent-counts.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const quiet: AlarmFacts = {
  outbox: [],
  feeds: {},
  publication: null,
  fetchFailingSince: null,
  botFailingSince: null,
  spool: { requests: 0, since: null },
  setAside: 0,
  contentSeen: now,
  disk: { free: 50e9, size: 100e9 },
  backup: null,
  answers: { all: 1_000, errors: 0 },
  failedRequests: 0,
}

test('R837 R839 each thing that a process can see is an alarm beyond its limit, and none within it', () => {
  const waits = (seconds: number): Partial<AlarmFacts> => ({
    outbox: [{ channel: 'mail', state: 'pending', count: 3, oldest: ago(seconds) }],
  })
  const feed = (hours: number): Partial<AlarmFacts> => ({
    feeds: {
      crm: {
        success: {
          at: ago(hours * 3600).toISOString(),
          read: 9,
          added: 0,
          changed: 0,
          withdrawn: 0,
          skipped: 0,
        },
        refusal: null,
        trouble: null,
        held: null,
        withdrawals: [],
        skipped_before: null,
        max_age: 24,
      },
    },
  })
  const publication = (problem: string | null): Partial<AlarmFacts> => ({
    publication: {
      commit: 'f'.repeat(40),
      subject: 'a year',
      author: 'Editor',
      at: now.toISOString(),
      problem,
      told: true,
    },
  })
  const { deliveryWait, spoolWait, contentLook, diskFree, backupAge, errors, fetchFailing, botFailing } =
    alarmLimits
  const cases: readonly [code: string, beyond: Partial<AlarmFacts>, within: Partial<AlarmFacts>][] = [
    ['delivery_waits', waits(deliveryWait + 1), waits(deliveryWait)],
    ['delivery_dead', { outbox: [{ channel: 'webhook', state: 'dead', count: 1, oldest: now }] }, {}],
    [
      'spool_waits',
      { spool: { requests: 2, since: ago(spoolWait + 1) } },
      { spool: { requests: 2, since: ago(spoolWait) } },
    ],
    ['lines_set_aside', { setAside: 1 }, { setAside: 0 }],
    ['requests_failed', { failedRequests: 1 }, { failedRequests: 0 }],
    ['content', { contentSeen: ago(contentLook + 1) }, { contentSeen: ago(contentLook) }],
    [
      'disk',
      { disk: { free: diskFree.bytes - 1, size: 2e9 } },
      { disk: { free: diskFree.bytes, size: 2e9 } },
    ],
    ['disk', { disk: { free: 4.9e9, size: 100e9 } }, { disk: { free: 5e9, size: 100e9 } }],
    ['backup', { backup: ago(backupAge + 1) }, { backup: ago(backupAge) }],
    ['errors', { answers: { all: 1_000, errors: 21 } }, { answers: { all: 1_000, errors: errors.answers } }],
    ['errors', { answers: { all: 2_000, errors: 41 } }, { answers: { all: 2_000, errors: 40 } }],
    ['publication', publication('awards/prize.yaml:3: year: must be a number'), publication(null)],
    [
      'fetch',
      { fetchFailingSince: ago(fetchFailing + 1).toISOString() },
      { fetchFailingSince: ago(fetchFailing).toISOString() },
    ],
    [
      'bot',
      { botFailingSince: ago(botFailing + 1).toISOString() },
      { botFailingSince: ago(botFailing).toISOString() },
    ],
    ['feed', feed(25), feed(24)],
  ]
  for (const [code, beyond, within] of cases) {
    const found = alarmsOf({ ...quiet, ...beyond }, now)
    assert.deepEqual(
      found.map((alarm) => alarm.code),
      [code],
    )
    assert.doesNotMatch(found[0]?.text ?? '', /[{}]/)
    assert.deepEqual(alarmsOf({ ...quiet, ...within }, now), [])
  }
  // The database is the one that no query can tell of.
  assert.deepEqual(
    [...new Set(cases.map(([code]) => code)), 'database'].toSorted(),
    [...alarmCodes].toSorted(),
  )
})

test('R837 the counts of a process are those of the last five minutes', () => {
  let clock = 0
  const counts = recentCounts(() => clock)
  counts.answer(true)
  counts.failedRequest()
  clock = 200_000
  counts.answer(false)
  assert.deepEqual(counts.read(), { answers: { all: 2, errors: 1 }, failedRequests: 1 })
  clock = 330_000
  assert.deepEqual(counts.read(), { answers: { all: 1, errors: 0 }, failedRequests: 0 })
})

test('R838 a database that is away is told once by all who share the data folder, and once when it is back', async (t) => {
  const folder = join(temporaryFolder(t), 'alarms')
  const letters: AlarmLetter[] = []
  const parts = { folder, post: async (letter: AlarmLetter) => void letters.push(letter) }
  const tell = (isAway: boolean, at = now) =>
    tellDatabaseAway(parts, isAway, at, new AbortController().signal)
  await tell(false)
  assert.equal(letters.length, 0)
  await Promise.all([tell(true), tell(true), tell(true)])
  await tell(true)
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.text ?? '', /^База данных не отвечает/)
  await Promise.all([tell(false), tell(false)])
  assert.equal(letters.length, 2)
  assert.match(letters[1]?.subject ?? '', /снова в порядке/)
  // One that comes and goes all day writes no hundred letters.
  for (let round = 0; round < 50; round++) await tell(round % 2 === 0)
  assert.equal(letters.length, 20)
  // A file that was cut off keeps no alarm.
  writeFileSync(join(folder, 'database-away.json'), '{"began')
  await tell(true)
  assert.equal(letters.length, 21)
})

test('R837 R838 the loop waits before it calls the database away, and before requests on the disk are an alarm', async (t) => {
  let clock = now.getTime()
  let figures: DatabaseFigures | null = null
  let waiting = 2
  const told: string[][] = []
  const away: boolean[] = []
  const loop = startAlarms({
    database: async () => figures,
    spool: () => waiting,
    own: async () => ({ ...quiet, contentSeen: new Date(clock) }),
    tell: async (alarms: readonly Alarm[]) => void told.push(alarms.map(({ code }) => code)),
    tellAway: async (isAway) => void away.push(isAway),
    log: recordingLog(),
    now: () => new Date(clock),
    times: { first: 3_600_000, pause: 3_600_000 },
  })
  t.after(loop.close)
  await loop.look()
  assert.deepEqual([told, away], [[], []])
  clock += alarmLimits.databaseAway * 1000
  await loop.look()
  assert.deepEqual([told, away], [[], [true]])
  figures = {
    content: { version: 1, changedAt: now },
    outbox: [],
    feeds: {},
    publication: null,
    fetchFailingSince: null,
    botFailingSince: null,
  }
  await loop.look()
  assert.deepEqual([told, away], [[[]], [true, false]])
  clock += alarmLimits.spoolWait * 1000
  await loop.look()
  assert.deepEqual(told.at(-1), ['spool_waits'])
  waiting = 0
  await loop.look()
  assert.deepEqual(told.at(-1), [])
})

test('R837 the loop looks by itself, survives a failure, and a closed one looks no more', async () => {
  let looks = 0
  const log = recordingLog()
  const loop = startAlarms({
    database: async () => {
      looks += 1
      throw new Error('broken')
    },
    spool: () => 0,
    own: async () => quiet,
    tell: async () => {},
    tellAway: async () => {},
    log,
    times: { first: 1, pause: 1 },
  })
  await until(async () => looks > 2)
  await loop.close()
  const before = looks
  await loop.look()
  assert.equal(looks, before)
  assert.match(JSON.stringify(log.lines), /alarms cannot be told/)
})
