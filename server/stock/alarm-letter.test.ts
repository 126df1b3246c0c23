import assert from 'node:assert/strict'
import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import type { Mail } from '#leads/delivery/mailer.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { tellStaff } from './alarm-letter.ts'

eachDatabase('R530 staff get one letter about each alarm, also from two replicas', async (db, _, t) => {
  const letters: Mail[] = []
  let isAway = true
  let clock = Date.parse('2026-11-21T10:00:00Z')
  const parts = {
    db,
    folder: temporaryFolder(t),
    to: 'stock@company.example',
    domain: 'site.example',
    async send(mail: Mail) {
      if (isAway) throw new Error('no mail server')
      letters.push(mail)
    },
  }
  const look = () => tellStaff(parts, new Date(clock))
  const pass = async (hours: number) => {
    clock += hours * 3_600_000
    await look()
  }
  await look()
  const success = {
    at: new Date(clock).toISOString(),
    read: 10,
    added: 0,
    changed: 0,
    withdrawn: 0,
    skipped: 0,
  }
  await noteFeedImport(db, 'crm', { success, held: { since: success.at, units: 7, of: 20 }, max_age: 5 })
  await assert.rejects(look(), /no mail server/)
  isAway = false
  await Promise.all([look(), look()])
  await look()
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.text ?? '', /«crm».*7.*20.*npm run feed -- accept crm/)
  assert.equal(letters[0]?.to, 'stock@company.example')
  await noteFeedImport(db, 'crm', { refusal: { at: success.at, why: 'It is\nno feed.' } })
  await look()
  assert.deepEqual([letters.length, /It is/.test(letters[1]?.text ?? '')], [2, true])
  assert.doesNotMatch(letters[1]?.text ?? '', /accept/)
  // It comes and goes: that is one alarm.
  await noteFeedImport(db, 'crm', { refusal: null })
  await pass(1)
  await noteFeedImport(db, 'crm', { refusal: { at: success.at, why: 'no feed' } })
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
