import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { feedImports, noteFeedImport } from '#database/feeds/feed-imports.ts'
import type { Database } from '#database/open.ts'
import { readSetting, writeSetting } from '#database/settings.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import type { Alarm } from './alarm.ts'
import type { AlarmLetter } from './alarm-post.ts'
import { alarmsOf } from './alarms-of.ts'
import { maxLetters, tellStaff } from './tell-staff.ts'

const hour = 3_600_000

/** Staff, the letters that they got, and a clock. */
function office(t: TestContext, db: Database) {
  const letters: AlarmLetter[] = []
  const server = { isAway: false }
  let clock = Date.parse('2026-11-21T10:00:00Z')
  const parts = {
    db,
    folder: temporaryFolder(t),
    async post(letter: AlarmLetter) {
      if (server.isAway) throw new Error('no mail server')
      letters.push(letter)
    },
  }
  const tell = (alarms: readonly Alarm[]) =>
    tellStaff(parts, alarms, new Date(clock), new AbortController().signal)
  const pass = (hours: number) => void (clock += hours * hour)
  return { letters, server, tell, pass, now: () => new Date(clock), parts }
}

/** The same, where feeds are all that can be wrong. */
function feedOffice(t: TestContext, db: Database) {
  const all = office(t, db)
  const look = async () =>
    all.tell(
      alarmsOf(
        {
          outbox: [],
          feeds: await feedImports(db),
          publication: await readSetting(db, 'publication'),
          fetchFailingSince: await readSetting(db, 'fetch_failing_since'),
          botFailingSince: null,
          spool: { requests: 0, since: null },
          setAside: 0,
          contentSeen: all.now(),
          disk: null,
          backup: null,
          answers: { all: 0, errors: 0 },
          failedRequests: 0,
        },
        all.now(),
      ),
    )
  const pass = async (hours: number) => {
    all.pass(hours)
    await look()
  }
  const at = all.now().toISOString()
  const success = { at, read: 1_000, added: 0, changed: 0, withdrawn: 0, skipped: 0 }
  return { ...all, look, pass, success }
}

const alarm = (key: string, text = key): Alarm => ({
  code: 'disk',
  key,
  about: key.split(' ')[0] ?? key,
  text,
})

eachDatabase('R837 an alarm is told once when it begins and once when it is over', async (db, _, t) => {
  const { letters, tell, pass } = office(t, db)
  await tell([alarm('disk', 'the disk is full')])
  pass(0.1)
  await tell([alarm('disk', 'the disk is full')])
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.subject ?? '', /нужно посмотреть \(1\)/)
  assert.match(letters[0]?.text ?? '', /^The disk is full\n\n.*npm run status/)
  // Gone for a moment, and back: the same.
  pass(0.1)
  await tell([])
  await tell([alarm('disk')])
  pass(0.1)
  await tell([])
  assert.equal(letters.length, 1)
  pass(0.1)
  await tell([])
  await tell([])
  assert.equal(letters.length, 2)
  assert.match(letters[1]?.subject ?? '', /снова в порядке \(1\)/)
  assert.match(letters[1]?.text ?? '', /^Закончилось \(.*15:00 — .*\): the disk is full/)
  // It comes back another day.
  pass(24)
  await tell([alarm('disk')])
  assert.equal(letters.length, 3)
})

eachDatabase('R837 replicas tell an alarm once, and none ends what another one sees', async (db, _, t) => {
  const { letters, tell, pass } = office(t, db)
  for (let minute = 0; minute < 30; minute++) {
    await Promise.all([tell([alarm('disk'), alarm('errors')]), tell([])])
    pass(1 / 60)
  }
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.subject ?? '', /\(2\)/)
})

eachDatabase('R837 a worse state of the same thing is told, and its end once', async (db, _, t) => {
  const { letters, tell, pass } = office(t, db)
  await tell([alarm('dead 1')])
  await tell([alarm('dead 5')])
  assert.equal(letters.length, 2)
  for (let minutes = 0; minutes < 30; minutes += 5) {
    pass(5 / 60)
    await tell([alarm('dead 5')])
  }
  assert.equal(letters.length, 2)
  for (let minutes = 0; minutes < 30; minutes += 5) {
    pass(5 / 60)
    await tell([])
  }
  assert.deepEqual([letters.length, letters[2]?.text.match(/Закончилось/g)?.length], [3, 1])
})

eachDatabase(
  'R837 a letter that did not go is tried again, and a day has so many letters at most',
  async (db, _, t) => {
    const { letters, server, tell, pass } = office(t, db)
    server.isAway = true
    await assert.rejects(tell([alarm('disk')]), /no mail server/)
    server.isAway = false
    await tell([alarm('disk')])
    assert.equal(letters.length, 1)
    for (let number = 0; number < 40; number++) {
      pass(0.01)
      await tell([alarm('disk'), alarm(`other${number}`)])
    }
    assert.equal(letters.length, maxLetters)
    assert.match(letters.at(-1)?.text ?? '', new RegExp(`${maxLetters}-е письмо.*больше писем`))
    assert.doesNotMatch(letters.at(-2)?.text ?? '', /больше писем/)
    // What was kept back is told when there is room again.
    pass(24)
    await tell([alarm('disk'), alarm('other39')])
    assert.equal(letters.length, maxLetters + 1)
    assert.match(letters.at(-1)?.text ?? '', /Other39/)
  },
)

eachDatabase('R530 staff get one letter about each alarm, also from two replicas', async (db, _, t) => {
  const { letters, server, look, pass, success } = feedOffice(t, db)
  server.isAway = true
  await look()
  await noteFeedImport(db, 'crm', { success, held: { since: success.at, units: 7, of: 20 }, max_age: 5 })
  await assert.rejects(look(), /no mail server/)
  server.isAway = false
  await Promise.all([look(), look()])
  await look()
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.text ?? '', /«crm».*7.*20.*npm run feed -- accept crm/)
  await noteFeedImport(db, 'crm', { refusal: { at: success.at, why: 'It is\nno feed of 12 «x».' } })
  await look()
  assert.deepEqual([letters.length, /It is/.test(letters[1]?.text ?? '')], [2, true])
  assert.doesNotMatch(letters[1]?.text ?? '', /accept/)
  // It comes and goes: that is one alarm.
  await noteFeedImport(db, 'crm', { refusal: null })
  await pass(1)
  await noteFeedImport(db, 'crm', { refusal: { at: success.at, why: 'It is\nno feed of 7 «y».' } })
  await pass(1)
  assert.equal(letters.length, 2)
  await pass(4)
  assert.equal(letters.length, 3)
  // What has been over for long is told to be over, and told again.
  await noteFeedImport(db, 'crm', { refusal: null })
  for (let hours = 0; hours < 8; hours++) await pass(1)
  assert.equal(letters.length, 4)
  assert.match(letters[3]?.text ?? '', /^Закончилось .*no feed of 12/s)
  await noteFeedImport(db, 'crm', { refusal: { at: success.at, why: 'no feed' } })
  await look()
  assert.equal(letters.length, 5)
})

eachDatabase('R553 a new hold, another reason and twice the number are told at once', async (db, _, t) => {
  const { letters, look, pass, success } = feedOffice(t, db)
  const since = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`
  const told = async (note: Parameters<typeof noteFeedImport>[2], words: RegExp | null) => {
    const before = letters.length
    await noteFeedImport(db, 'crm', note)
    await look()
    await look()
    assert.equal(letters.length - before, words === null ? 0 : 1, JSON.stringify(note))
    if (words !== null) assert.match(letters.at(-1)?.text ?? '', words)
  }
  await told({ success, held: { since: since(0), units: 5, of: 400 } }, /5 из 400/)
  await told({ held: { since: since(0), units: 7, of: 400 } }, null)
  await told({ held: { since: since(0), units: 300, of: 400 } }, /300 из 400/)
  await told({ held: null }, null)
  await told({ held: { since: since(0), units: 300, of: 400 } }, null)
  await told({ held: { since: since(1), units: 300, of: 400 } }, /300 из 400/)
  await told({ refusal: { at: success.at, why: 'ECONNRESET' } }, /ECONNRESET/)
  await told({ refusal: { at: success.at, why: '40 of 300 prices would change' } }, /40 of 300/)
  await told({ refusal: { at: success.at, why: '41 of 302 prices would change' } }, null)
  await told({ success: { ...success, unknown: 1 } }, /1 предложений/)
  await told({ success: { ...success, unknown: 300 } }, /300 предложений/)
  // A clock that is set back by years must not silence what comes back later.
  const before = letters.length
  await pass(-20_000)
  assert.equal(letters.length, before + 1)
})

eachDatabase(
  'R924 a refused publication is an alarm with its first mistake, and its end is told',
  async (db, _, t) => {
    const { letters, look, pass } = feedOffice(t, db)
    const state = {
      commit: 'f'.repeat(40),
      subject: 'a year',
      author: 'Айгүл',
      at: new Date(0).toISOString(),
    }
    const problem = `awards/prize.yaml:3: year: must be a number\n${'awards/prize.yaml:4: title: must not be empty\n'.repeat(3)}`
    await writeSetting(db, 'publication', { ...state, problem: problem.trim(), told: true })
    await look()
    await pass(0.1)
    assert.equal(letters.length, 1)
    assert.match(
      letters[0]?.text ?? '',
      /^Правка содержания f{10} не вышла на сайт: awards\/prize\.yaml:3: year: must be a number \(\+3\)\./,
    )
    assert.doesNotMatch(letters[0]?.text ?? '', /Айгүл/)
    await writeSetting(db, 'publication', { ...state, problem: null, told: true })
    await pass(0.1)
    await pass(0.1)
    assert.equal(letters.length, 2)
    assert.match(letters[1]?.subject ?? '', /снова в порядке \(1\)/)
  },
)

eachDatabase('R598 a site that closes waits for no letter', async (db, _, t) => {
  const { parts } = office(t, db)
  const closing = new AbortController()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const post = async (_letter: AlarmLetter, signal: AbortSignal) => {
    begin()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const telling = tellStaff({ ...parts, post }, [alarm('disk')], new Date(), closing.signal)
  await begun
  closing.abort()
  await assert.rejects(telling, { name: 'AbortError' })
})
