import assert from 'node:assert/strict'
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { away, databaseThat, idOf, spoolIds, spoolIn, spoolLines } from '#tests/helpers/leads/spools.ts'
import { makeRecord } from '#tests/helpers/leads/lead-records.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { openSpoolFolder } from './spool-folder.ts'
import { openSpool } from './spool.ts'
import { KeyReused } from '../intake/duplicates.ts'
import type { LeadRecord } from '../intake/lead-record.ts'

const moment = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString()

test('a request is on disk, whole, when the promise resolves', async (t) => {
  const { spool, path, told } = await spoolIn(t)
  const file = { id: 'f', name: 'CV.pdf', type: 'application/pdf', size: 10, path: 'f.pdf' }
  const record = { ...makeRecord(1, { message: 'две\nстроки «и» \u2028' }), file }
  assert.deepEqual(await spool.keep(record, away), { id: idOf(1), repeated: false })
  assert.deepEqual(
    spoolLines(path).map((line) => JSON.parse(line) as unknown),
    [record],
  )
  assert.equal(spool.length, 1)
  assert.deepEqual(told, ['begun: Error: connect ECONNREFUSED'])
})

test('R1701 the log has the reason also where the first request of an outage found no room on the disk', async (t) => {
  const folder = await openSpoolFolder(temporaryFolder(t))
  let isFull = true
  const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const create: typeof folder.create = (name) => (isFull ? Promise.reject(noRoom) : folder.create(name))
  const told: string[] = []
  const news = { begun: (cause: unknown) => void told.push(String(cause)), setAside() {} }
  const spool = await openSpool({ ...folder, create }, news)
  t.after(() => spool.close())
  await assert.rejects(spool.keep(makeRecord(1), away), /no space left/)
  isFull = false
  // While the database is known to be away the disk is asked first, and no reason comes with the request.
  assert.equal(spool.isDatabaseAway, true)
  await spool.keep(makeRecord(2))
  assert.deepEqual(told, ['Error: connect ECONNREFUSED'])
})

test('requests that come together are all on disk, and the log hears of it once', async (t) => {
  const { spool, path, told } = await spoolIn(t)
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  await Promise.all(numbers.map((number) => spool.keep(makeRecord(number))))
  assert.deepEqual(spoolIds(path), numbers.map(idOf))
  assert.equal(readdirSync(path).length, 1)
  assert.equal(told.length, 1)
})

test('A14 a repeat is the first request: same key and words, or the same words within two minutes', async (t) => {
  const { spool, path } = await spoolIn(t)
  const keep = async (number: number, difference: Partial<LeadRecord['lead']>) =>
    (await spool.keep(makeRecord(number, { phone: '+77010000000', ...difference }))).id
  const key = { idempotency_key: 'key', created_at: moment(0), twin_key: 'keyed' }
  assert.equal(await keep(1, key), idOf(1))
  assert.equal(await keep(2, { ...key, created_at: moment(9_000) }), idOf(1))
  await assert.rejects(keep(3, { ...key, twin_key: 'other words' }), KeyReused)
  assert.equal(await keep(4, { ...key, created_at: moment(24 * 3_600 + 1) }), idOf(4))
  const request = { twin_key: 'request' }
  assert.equal(await keep(5, { ...request, created_at: moment(0) }), idOf(5))
  assert.equal(await keep(6, { ...request, created_at: moment(120) }), idOf(5))
  assert.equal(await keep(7, { ...request, created_at: moment(121) }), idOf(7))
  assert.equal(await keep(8, { ...request, created_at: moment(122), idempotency_key: 'other' }), idOf(8))
  assert.equal(await spool.find(makeRecord(9, { ...request, created_at: moment(123) }).lead), idOf(8))
  assert.equal(await spool.find(makeRecord(9).lead), null)
  assert.deepEqual(spoolIds(path), [1, 4, 5, 7, 8].map(idOf))
})

test('repeats that arrive together are one request', async (t) => {
  const { spool, path } = await spoolIn(t)
  const answers = await Promise.all(
    [1, 2, 3].map((number) => spool.keep(makeRecord(number, { twin_key: 'request' }))),
  )
  assert.deepEqual(
    answers,
    [false, true, true].map((repeated) => ({ id: idOf(1), repeated })),
  )
  assert.deepEqual(spoolIds(path), [idOf(1)])
})

test('after a restart everything is still there, and repeats are still known', async (t) => {
  const first = await spoolIn(t)
  await first.spool.keep(makeRecord(1, { idempotency_key: 'key' }))
  await first.spool.keep(makeRecord(2))
  const { spool, path } = await spoolIn(t, first.path)
  assert.equal(spool.length, 2)
  const repeat = makeRecord(3, { idempotency_key: 'key', twin_key: makeRecord(1).lead.twin_key })
  assert.deepEqual(await spool.keep(repeat), { id: idOf(1), repeated: true })
  assert.equal((await spool.keep(makeRecord(4, { twin_key: 'twin-2' }))).id, idOf(2))
  const { kept, keep } = databaseThat()
  assert.deepEqual(await spool.drain(keep), { drained: 2, setAside: 0, failure: null, isAway: false })
  assert.deepEqual(kept, [1, 2].map(idOf))
  assert.deepEqual(readdirSync(path), [])
})

test('a file taken over by another process is not written on: the line comes again into a new one', async (t) => {
  const first = await spoolIn(t)
  await first.spool.keep(makeRecord(1))
  const second = await spoolIn(t, first.path)
  await first.spool.keep(makeRecord(2))
  const { kept, keep } = databaseThat()
  await second.spool.drain(keep)
  assert.deepEqual(spoolIds(first.path), [idOf(2)])
  await first.spool.drain(keep)
  assert.deepEqual([...new Set(kept)], [1, 2].map(idOf))
  assert.deepEqual([first.spool.length, second.spool.length], [0, 0])
  assert.deepEqual(readdirSync(first.path), [])
})

test('files of a process that went away are taken over when nobody has touched them for a while', async (t) => {
  const { spool, path } = await spoolIn(t)
  const name = '1763719200000-other-1.jsonl'
  appendFileSync(join(path, name), `${JSON.stringify(makeRecord(1))}\n`)
  await spool.takeOver(Date.now() - 60_000)
  assert.deepEqual(readdirSync(path), [name])
  assert.equal(spool.length, 0)
  await spool.takeOver(Date.now() + 60_000)
  assert.equal(spool.length, 1)
  const { kept, keep } = databaseThat()
  await spool.drain(keep)
  assert.deepEqual(kept, [idOf(1)])
})

test('a request that cannot be written is not kept, and the next one begins a file of its own', async (t) => {
  const path = temporaryFolder(t)
  const folder = await openSpoolFolder(path)
  let isFull = true
  const spool = await openSpool({
    ...folder,
    async create(name) {
      const file = await folder.create(name)
      const append = async (text: string) => {
        await file.append(isFull ? text.slice(0, 20) : text)
        if (isFull) throw new Error('ENOSPC: no space left on device')
      }
      return { ...file, append }
    },
  })
  t.after(() => spool.close())
  const answers = await Promise.allSettled(
    [1, 2].map((number) => spool.keep(makeRecord(number, { twin_key: 'request' }))),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(spool.length, 0)
  isFull = false
  assert.deepEqual(await spool.keep(makeRecord(3)), { id: idOf(3), repeated: false })
  const { kept, keep } = databaseThat()
  const pass = await spool.drain(keep)
  assert.deepEqual([kept, pass.failure], [[idOf(3)], null])
  assert.ok(pass.setAside > 0)
})
