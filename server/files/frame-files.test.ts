import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { framePath } from '#contract/frame-files.ts'
import { dropFrameFiles, keepFrameFile, readFrameFile } from '#database/frame-files.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { until } from '#tests/helpers/until.ts'
import { frameFiles, type FrameStore } from './frame-files.ts'

const day = 24 * 60 * 60_000

/** A replica with a clock of its own, and the errors that it reported. */
function replica(store: FrameStore | null) {
  let time = Date.parse('2026-11-23T12:00:00.000Z')
  const errors: unknown[] = []
  const { keep, answer } = frameFiles({
    store,
    now: () => new Date(time),
    onError: (error) => void errors.push(error),
  })
  const app = new Hono().get(`${framePath}/*`, answer)
  return {
    keep,
    errors,
    ask: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
    pass: (ms: number) => void (time += ms),
  }
}

function storeOf(db: Database): FrameStore {
  return {
    keep: (file) => keepFrameFile(db, file),
    drop: (before) => dropFrameFiles(db, before),
    read: (hash) => readFrameFile(db, hash),
  }
}

/** A store in memory, whose calls may be held or fail. */
function memoryStore() {
  const texts = new Map<string, string>()
  const reads: string[] = []
  let hold: Promise<void> = Promise.resolve()
  const store: FrameStore = {
    async keep({ hash, text }) {
      await hold
      texts.set(hash, text)
    },
    drop: async () => {},
    async read(hash) {
      reads.push(hash)
      await hold
      return texts.get(hash) ?? null
    },
  }
  return { store, texts, reads, setHold: (work: Promise<void>) => void (hold = work) }
}

eachDatabase('R493 a file of the frame is there on every replica, also after a restart', async (db) => {
  const text = JSON.stringify({ said: 'Қош келдіңіз' })
  const { address, isShared } = await replica(storeOf(db)).keep(text, 'json')
  assert.ok(isShared)
  // An address in small letters is led nowhere by a replica of an older version.
  assert.equal(address, address.toLowerCase())
  const other = replica(storeOf(db))
  const answer = await other.ask(address)
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
  assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000, immutable/)
  assert.equal(await answer.text(), text)
  assert.equal((await other.keep(text, 'json')).address, address)
  assert.notEqual((await other.keep(`${text} `, 'json')).address, address)
})

eachDatabase('R493 a file stays for seven days after the last page that may name it', async (db) => {
  const site = replica(storeOf(db))
  const { address: old } = await site.keep('1', 'json')
  const { address: used } = await site.keep('2', 'json')
  site.pass(9 * day)
  await site.keep('2', 'json')
  assert.equal((await replica(storeOf(db)).ask(old)).status, 200)
  site.pass(2 * day)
  await site.keep('3', 'json')
  await until(async () => (await replica(storeOf(db)).ask(old)).status === 404)
  assert.equal((await replica(storeOf(db)).ask(used)).status, 200)
})

test('R493 a file comes packed, and not at all to a browser that has it', async () => {
  const site = replica(memoryStore().store)
  const text = JSON.stringify({ said: 'a text '.repeat(500) })
  const { address } = await site.keep(text, 'json')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await site.ask(address, { 'Accept-Encoding': encoding })
    assert.equal(answer.headers.get('content-encoding'), encoding)
    const bytes = Buffer.from(await answer.arrayBuffer())
    assert.ok(bytes.length < text.length / 10)
    assert.equal(unpack(bytes).toString(), text)
  }
  const style = await site.keep(':root{--a:b}', 'css')
  assert.match((await site.ask(style.address)).headers.get('content-type') ?? '', /^text\/css/)
  const plain = await site.ask(address)
  assert.equal(plain.headers.get('content-type'), 'application/json')
  assert.equal(await plain.text(), text)
  const again = await site.ask(address, { 'If-None-Match': plain.headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
})

test('R493 any other address there is missing, and is looked for once in a while and a few at a time', async () => {
  const { store, reads, setHold } = memoryStore()
  const site = replica(store)
  for (const name of ['', 'x.json', `${'A'.repeat(32)}.json`, `${'a'.repeat(60_000)}.json`, '../index.html'])
    assert.equal((await site.ask(`${framePath}/${name}`)).status, 404, name.slice(0, 30))
  assert.deepEqual(reads, [])
  const unknown = (number: number) => `${framePath}/${String(number).padStart(32, 'a')}.json`
  for (const _ of [1, 2, 3]) {
    const answer = await site.ask(unknown(0))
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [404, 'no-store'])
  }
  assert.equal(reads.length, 1)
  const held = Promise.withResolvers<void>()
  setHold(held.promise)
  const answers = Array.from({ length: 100 }, (_, number) => site.ask(unknown(number + 1)))
  held.resolve()
  await Promise.all(answers)
  assert.equal(reads.length, 5)
})

test('R493 a page waits for the database a moment only, and brings its texts along until the file is kept', async () => {
  const { store, texts, setHold } = memoryStore()
  const site = replica(store)
  const held = Promise.withResolvers<void>()
  setHold(held.promise)
  assert.equal((await site.keep('1', 'json')).isShared, false)
  held.resolve()
  await until(async () => (await site.keep('1', 'json')).isShared)
  setHold(Promise.reject(new Error('away')))
  assert.equal((await site.keep('2', 'json')).isShared, false)
  assert.equal(site.errors.length, 1)
  setHold(Promise.resolve())
  assert.equal((await site.keep('2', 'json')).isShared, false)
  site.pass(60_000)
  assert.equal((await site.keep('2', 'json')).isShared, true)
  assert.deepEqual([...texts.values()], ['1', '2'])
})

test('R493 without a database no file is shared: pages bring the texts along', async () => {
  const site = replica(null)
  const { address, isShared } = await site.keep('1', 'json')
  assert.equal(isShared, false)
  assert.equal((await site.ask(address)).status, 404)
})
