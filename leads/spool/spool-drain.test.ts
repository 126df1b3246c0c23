import assert from 'node:assert/strict'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { away, databaseThat, idOf, spoolIn } from '#tests/helpers/leads/spools.ts'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { refusedLines } from './refused-lines.ts'

const refused = Object.assign(new Error('null value in column'), { code: '23502' })

test('drained requests come in order, and nothing is left of them', async (t) => {
  const { spool, path } = await spoolIn(t)
  for (const number of [1, 2, 3]) await spool.keep(makeRecord(number))
  const { kept, keep } = databaseThat()
  await spool.drain(keep)
  await spool.keep(makeRecord(4))
  assert.equal(spool.length, 1)
  await spool.drain(keep)
  assert.deepEqual(kept, [1, 2, 3, 4].map(idOf))
  assert.deepEqual(readdirSync(path), [])
  assert.equal(spool.length, 0)
  assert.equal(await spool.find(makeRecord(1).lead), null)
})

test('while the database is down a pass ends soon, loses nothing and leaves no heap of files', async (t) => {
  const { spool, path } = await spoolIn(t)
  let isAway = true
  let attempts = 0
  const { kept, keep } = databaseThat(() => {
    attempts++
    return isAway ? away : null
  })
  for (let number = 0; number < 40; number++) {
    await spool.keep(makeRecord(number))
    if (number % 4 === 3) assert.equal((await spool.drain(keep)).isAway, number > 4)
  }
  assert.ok(attempts <= 10 * 2 * 5, `${attempts} attempts`)
  assert.ok(readdirSync(path).length <= 3, readdirSync(path).join())
  isAway = false
  assert.equal((await spool.drain(keep)).drained, 40)
  assert.deepEqual(
    kept,
    Array.from({ length: 40 }, (_, number) => idOf(number)),
  )
  assert.deepEqual(readdirSync(path), [])
})

test('a database that does not answer is asked once in a pass', async (t) => {
  const { spool } = await spoolIn(t)
  for (const number of [1, 2, 3]) await spool.keep(makeRecord(number))
  let asked = 0
  const silent = () => {
    asked++
    return new Promise<never>(() => {})
  }
  const pass = await spool.drain(silent, { timeoutMs: 20 })
  assert.equal(pass.isAway, true)
  assert.equal(asked, 1)
  assert.equal(spool.length, 3)
})

test('half a line, as a power cut leaves it, is set aside and told; the others are drained', async (t) => {
  const path = temporaryFolder(t)
  const whole = [1, 2].map((number) => `${JSON.stringify(makeRecord(number))}\n`).join('')
  const torn = '{"lead":{"id":"0190","phone":"+7701'
  writeFileSync(join(path, '1763719200000-earlier-1.jsonl'), whole + torn)
  const { spool, told } = await spoolIn(t, path)
  const { kept, keep } = databaseThat()
  assert.deepEqual(await spool.drain(keep), { drained: 2, setAside: 1, failure: null, isAway: false })
  assert.deepEqual(kept, [1, 2].map(idOf))
  assert.deepEqual(told, ['set aside: not whole'])
  assert.deepEqual(readdirSync(path), ['refused'])
  assert.deepEqual(
    (await refusedLines(path)).map(({ text, record }) => [text, record]),
    [[`${torn}\n`, null]],
  )
})

test('a last line that lacks only its end is a request', async (t) => {
  const path = temporaryFolder(t)
  writeFileSync(join(path, '1763719200000-earlier-1.jsonl'), JSON.stringify(makeRecord(1)))
  const { spool } = await spoolIn(t, path)
  const { kept, keep } = databaseThat()
  assert.equal((await spool.drain(keep)).drained, 1)
  assert.deepEqual(kept, [idOf(1)])
})

test('a line of another shape is set aside without quoting what it holds', async (t) => {
  const path = temporaryFolder(t)
  const { lead } = makeRecord(1)
  const line = JSON.stringify({ lead: { ...lead, phone: 77_017_654_321 }, file: null })
  writeFileSync(join(path, '1763719200000-earlier-1.jsonl'), `${line}\n${'\0'.repeat(40)}`)
  const { spool, told } = await spoolIn(t, path)
  assert.equal((await spool.drain(databaseThat().keep)).setAside, 2)
  assert.deepEqual(told, ['set aside: not a request: lead.phone', 'set aside: not whole'])
})

test('what the database refuses for good is set aside and does not stop the others', async (t) => {
  const { spool, path, told } = await spoolIn(t)
  for (const number of [1, 2, 3]) await spool.keep(makeRecord(number))
  const { kept, keep } = databaseThat(({ lead }) => (lead.id === idOf(2) ? refused : null))
  assert.deepEqual(await spool.drain(keep), { drained: 2, setAside: 1, failure: null, isAway: false })
  assert.deepEqual(kept, [1, 3].map(idOf))
  assert.equal(told.at(-1), 'set aside: null value in column')
  assert.deepEqual(readdirSync(path), ['refused'])
  assert.deepEqual(
    (await refusedLines(path)).map(({ record }) => record),
    [makeRecord(2)],
  )
  assert.equal(spool.length, 0)
})

test('a request that fails by itself stays and does not hold up the others', async (t) => {
  const { spool } = await spoolIn(t)
  for (const number of [1, 2, 3]) await spool.keep(makeRecord(number))
  let fails = true
  const { kept, keep } = databaseThat(({ lead }) => (fails && lead.id === idOf(1) ? away : null))
  const pass = await spool.drain(keep)
  assert.deepEqual([pass.drained, pass.failure, pass.isAway, spool.length], [2, away, false, 1])
  fails = false
  assert.equal((await spool.drain(keep)).drained, 1)
  assert.deepEqual(kept, [2, 3, 1].map(idOf))
})

test('closing in the middle of a pass ends it after the request under way', async (t) => {
  const { spool } = await spoolIn(t)
  for (const number of [1, 2, 3]) await spool.keep(makeRecord(number))
  const closing = new AbortController()
  const pass = await spool.drain(async () => closing.abort(), { signal: closing.signal })
  assert.deepEqual([pass.drained, spool.length], [1, 2])
})
