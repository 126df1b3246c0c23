import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { away, databaseThat, idOf, journalIn } from '#tests/helpers/leads/journals.ts'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

const refused = Object.assign(new Error('null value in column'), { code: '23502' })

test('drained requests come in order, and nothing is left of them', async (t) => {
  const { journal, path } = await journalIn(t)
  for (const number of [1, 2, 3]) await journal.keep(makeRecord(number))
  const { kept, keep } = databaseThat()
  await journal.drain(keep)
  await journal.keep(makeRecord(4))
  assert.equal(journal.length, 1)
  await journal.drain(keep)
  assert.deepEqual(kept, [1, 2, 3, 4].map(idOf))
  assert.deepEqual(readdirSync(path), [])
  assert.equal(journal.length, 0)
  assert.equal(await journal.find(makeRecord(1).lead), null)
})

test('while the database is down a pass ends soon, loses nothing and leaves no heap of files', async (t) => {
  const { journal, path } = await journalIn(t)
  let isAway = true
  let attempts = 0
  const { kept, keep } = databaseThat(() => {
    attempts++
    return isAway ? away : null
  })
  for (let number = 0; number < 40; number++) {
    await journal.keep(makeRecord(number))
    if (number % 4 === 3) assert.equal((await journal.drain(keep)).isAway, number > 4)
  }
  assert.ok(attempts <= 10 * 2 * 5, `${attempts} attempts`)
  assert.ok(readdirSync(path).length <= 3, readdirSync(path).join())
  isAway = false
  assert.equal((await journal.drain(keep)).drained, 40)
  assert.deepEqual(
    kept,
    Array.from({ length: 40 }, (_, number) => idOf(number)),
  )
  assert.deepEqual(readdirSync(path), [])
})

test('a database that does not answer is asked once in a pass', async (t) => {
  const { journal } = await journalIn(t)
  for (const number of [1, 2, 3]) await journal.keep(makeRecord(number))
  let asked = 0
  const silent = () => {
    asked++
    return new Promise<never>(() => {})
  }
  const pass = await journal.drain(silent, { patience: 20 })
  assert.equal(pass.isAway, true)
  assert.equal(asked, 1)
  assert.equal(journal.length, 3)
})

test('half a line, as a power cut leaves it, is set aside and told; the others are drained', async (t) => {
  const path = temporaryFolder(t)
  const whole = [1, 2].map((number) => `${JSON.stringify(makeRecord(number))}\n`).join('')
  const torn = '{"lead":{"id":"0190","phone":"+7701'
  writeFileSync(join(path, '1763719200000-earlier-1.jsonl'), whole + torn)
  const { journal, told } = await journalIn(t, path)
  const { kept, keep } = databaseThat()
  assert.deepEqual(await journal.drain(keep), { drained: 2, setAside: 1, failure: null, isAway: false })
  assert.deepEqual(kept, [1, 2].map(idOf))
  assert.deepEqual(told, ['set aside: not whole'])
  assert.deepEqual(readdirSync(path), ['refused.jsonl'])
  assert.equal(readFileSync(join(path, 'refused.jsonl'), 'utf8'), `${torn}\n`)
})

test('a last line that lacks only its end is a request', async (t) => {
  const path = temporaryFolder(t)
  writeFileSync(join(path, '1763719200000-earlier-1.jsonl'), JSON.stringify(makeRecord(1)))
  const { journal } = await journalIn(t, path)
  const { kept, keep } = databaseThat()
  assert.equal((await journal.drain(keep)).drained, 1)
  assert.deepEqual(kept, [idOf(1)])
})

test('a line of another shape is set aside without quoting what it holds', async (t) => {
  const path = temporaryFolder(t)
  const { lead } = makeRecord(1)
  const line = JSON.stringify({ lead: { ...lead, phone: 77_017_654_321 }, file: null })
  writeFileSync(join(path, '1763719200000-earlier-1.jsonl'), `${line}\n${'\0'.repeat(40)}`)
  const { journal, told } = await journalIn(t, path)
  assert.equal((await journal.drain(databaseThat().keep)).setAside, 2)
  assert.deepEqual(told, ['set aside: not a request: lead.phone', 'set aside: not whole'])
})

test('what the database refuses for good is set aside and does not stop the others', async (t) => {
  const { journal, path, told } = await journalIn(t)
  for (const number of [1, 2, 3]) await journal.keep(makeRecord(number))
  const { kept, keep } = databaseThat(({ lead }) => (lead.id === idOf(2) ? refused : null))
  assert.deepEqual(await journal.drain(keep), { drained: 2, setAside: 1, failure: null, isAway: false })
  assert.deepEqual(kept, [1, 3].map(idOf))
  assert.equal(told.at(-1), 'set aside: null value in column')
  assert.deepEqual(readdirSync(path), ['refused.jsonl'])
  assert.deepEqual(
    JSON.parse(readFileSync(join(path, 'refused.jsonl'), 'utf8')),
    JSON.parse(JSON.stringify(makeRecord(2))),
  )
  assert.equal(journal.length, 0)
})

test('a request that fails by itself stays and does not hold up the others', async (t) => {
  const { journal } = await journalIn(t)
  for (const number of [1, 2, 3]) await journal.keep(makeRecord(number))
  let fails = true
  const { kept, keep } = databaseThat(({ lead }) => (fails && lead.id === idOf(1) ? away : null))
  const pass = await journal.drain(keep)
  assert.deepEqual([pass.drained, pass.failure, pass.isAway, journal.length], [2, away, false, 1])
  fails = false
  assert.equal((await journal.drain(keep)).drained, 1)
  assert.deepEqual(kept, [2, 3, 1].map(idOf))
})

test('closing in the middle of a pass ends it after the request under way', async (t) => {
  const { journal } = await journalIn(t)
  for (const number of [1, 2, 3]) await journal.keep(makeRecord(number))
  const closing = new AbortController()
  const pass = await journal.drain(async () => closing.abort(), { signal: closing.signal })
  assert.deepEqual([pass.drained, journal.length], [1, 2])
})
