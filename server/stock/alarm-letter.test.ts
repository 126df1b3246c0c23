import assert from 'node:assert/strict'
import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import type { TestContext } from 'node:test'
import type { Database } from '#database/open.ts'
import type { Mail } from '#leads/delivery/mailer.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { tellStaff } from './alarm-letter.ts'

/** Staff, the letters that they got, and a clock that starts at `success.at`. */
function office(t: TestContext, db: Database) {
  const letters: Mail[] = []
  const server = { isAway: false }
  let clock = Date.parse('2026-11-21T10:00:00Z')
  const parts = {
    db,
    folder: temporaryFolder(t),
    to: 'stock@company.example',
    domain: 'site.example',
    async send(mail: Mail) {
      if (server.isAway) throw new Error('no mail server')
      letters.push(mail)
    },
  }
  const look = () => tellStaff(parts, new Date(clock), new AbortController().signal)
  const pass = async (hours: number) => {
    clock += hours * 3_600_000
    await look()
  }
  const at = new Date(clock).toISOString()
  const success = { at, read: 1_000, added: 0, changed: 0, withdrawn: 0, skipped: 0 }
  return { letters, server, look, pass, success }
}

eachDatabase('R530 staff get one letter about each alarm, also from two replicas', async (db, _, t) => {
  const { letters, server, look, pass, success } = office(t, db)
  server.isAway = true
  await look()
  await noteFeedImport(db, 'crm', { success, held: { since: success.at, units: 7, of: 20 }, max_age: 5 })
  await assert.rejects(look(), /no mail server/)
  server.isAway = false
  await Promise.all([look(), look()])
  await look()
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.text ?? '', /«crm».*7.*20.*npm run feed -- accept crm/)
  assert.equal(letters[0]?.to, 'stock@company.example')
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
  // What has been over for long is told again.
  await noteFeedImport(db, 'crm', { refusal: null })
  for (let hours = 0; hours < 8; hours++) await pass(1)
  await noteFeedImport(db, 'crm', { refusal: { at: success.at, why: 'no feed' } })
  await look()
  assert.equal(letters.length, 4)
})

eachDatabase('R553 a new hold, another reason and twice the number are told at once', async (db, _, t) => {
  const { letters, look, pass, success } = office(t, db)
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

eachDatabase('R598 a site that closes waits for no letter', async (db, _, t) => {
  await noteFeedImport(db, 'crm', { refusal: { at: '2026-11-21T10:00:00.000Z', why: 'broken' } })
  const closing = new AbortController()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const parts = {
    db,
    folder: temporaryFolder(t),
    to: 'stock@company.example',
    domain: 'site.example',
    async send(_mail: Mail, signal: AbortSignal) {
      begin()
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  }
  const telling = tellStaff(parts, new Date('2026-11-21T10:00:00Z'), closing.signal)
  await begun
  closing.abort()
  await assert.rejects(telling, { name: 'AbortError' })
})
