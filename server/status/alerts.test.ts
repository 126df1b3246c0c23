import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { speakToStaff, staffLanguages } from '#domain/staff/staff-text.ts'
import { emptyDatabase } from '#tests/helpers/databases/databases.ts'
import { parseEnv } from '../env.ts'
import { alertsOf } from './alerts.ts'
import { look } from './look.ts'

const now = new Date('2026-11-23T05:00:00.000Z')
const long = '2026-10-01T05:00:00.000Z'

/** Facts of a site where everything is wrong for which there is a command. */
async function badFacts(dataDir: string) {
  const { alerts: _none, ...facts } = await look(parseEnv({ DATA_DIR: dataDir }), now)
  assert.ok(facts.data)
  const success = { at: now.toISOString(), read: 10, added: 0, changed: 0, withdrawn: 0, skipped: 5 }
  const feed = {
    success: { ...success, unknown: 3 },
    refusal: null,
    trouble: null,
    held: { since: long, units: 8, of: 9 },
    withdrawals: [],
    skipped_before: 0.1,
    max_age: 48,
  }
  const past = { requests: 12, files: 1, subscriptions: 0, answers: 0, trash: 0, lines: 0 }
  const data = {
    ...facts.data,
    are_routes: true,
    leads: { ...facts.data.leads, unsent: 2 },
    outbox: [
      { channel: 'webhook', state: 'dead', count: 1, oldest: long },
      { channel: 'digest', state: 'dead', count: 1, oldest: long },
      { channel: 'gone', state: 'pending', count: 1, oldest: long },
    ] satisfies typeof facts.data.outbox,
    feeds: { yrl: feed, csv: { ...feed, success: { ...success, skipped: 10 } } },
    fetch_failing_since: long,
    retention: { ...facts.data.retention, waiting: { why: 'first' as const, past } },
    sent_copies: { count: 1, oldest: long },
  }
  const migrations = { applied: [], pending: ['0009-builder-names'], unknown: [] }
  return { ...facts, build: null, data, database: { ...facts.database, migrations } }
}

test('R1793 sales read what to do or whom to ask, and no command; engineers read the command', async (t) => {
  const { dataDir } = await emptyDatabase(t, 'sqlite')
  const db = openDatabase({ dataDir, databaseUrl: null })
  await migrate(db).finally(() => db.destroy())
  const facts = await badFacts(dataDir)
  t.after(() => speakToStaff('en'))
  for (const language of staffLanguages) {
    speakToStaff(language)
    const [commands, words] = (['engineer', 'sales'] as const).map((reader) => alertsOf(facts, now, reader))
    const ofCommands = commands?.filter((alert) => /npm |dry.run/.test(alert)) ?? []
    assert.equal(ofCommands.length, 14, ofCommands.join('\n'))
    assert.equal(words?.length, commands?.length)
    for (const alert of words ?? []) assert.doesNotMatch(alert, /npm |dry.run/)
  }
  const said = alertsOf(facts, now, 'sales').join('\n')
  assert.match(said, /by webhook given up: choose «has not arrived» in the requests, call these people/)
})
