import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { framePath } from '#contract/frame-files.ts'
import { keepFrameFile, readFrameFile } from '#database/frame-files.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { frameFiles, type FrameStore } from './frame-files.ts'

const day = 24 * 60 * 60_000

/** A replica with a clock of its own, and the errors that it reported. */
function replica(store: FrameStore) {
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
  return { keep: (file) => keepFrameFile(db, file), read: (hash) => readFrameFile(db, hash) }
}

eachDatabase('R493 a file of the frame is there on every replica, also after a restart', async (db) => {
  const text = JSON.stringify({ said: 'Қош келдіңіз' })
  const address = await replica(storeOf(db)).keep(text)
  const other = replica(storeOf(db))
  const answer = await other.ask(address)
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
  assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000, immutable/)
  assert.equal(await answer.text(), text)
  assert.equal(await other.keep(text), address)
  assert.notEqual(await other.keep(`${text} `), address)
})

eachDatabase('R493 a file stays for seven days after the last page that named it', async (db) => {
  const site = replica(storeOf(db))
  const old = await site.keep('1')
  const used = await site.keep('2')
  site.pass(6 * day)
  await site.keep('2')
  site.pass(2 * day)
  await site.keep('3')
  const fresh = replica(storeOf(db))
  assert.equal((await fresh.ask(old)).status, 404)
  assert.equal((await fresh.ask(used)).status, 200)
})

test('R493 a file comes packed, and not at all to a browser that has it', async () => {
  const site = replica({ keep: async () => {}, read: async () => null })
  const text = JSON.stringify({ said: 'a text '.repeat(500) })
  const address = await site.keep(text)
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
  const plain = await site.ask(address)
  assert.equal(await plain.text(), text)
  const again = await site.ask(address, { 'If-None-Match': plain.headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
})

test('R493 any other address there is missing, and not kept by anyone', async () => {
  const site = replica({ keep: async () => {}, read: async () => null })
  for (const name of [
    '',
    'x.json',
    `${'a'.repeat(22)}.json`,
    `${'a'.repeat(60_000)}.json`,
    '../index.html',
  ]) {
    const answer = await site.ask(`${framePath}/${name}`)
    assert.equal(answer.status, 404, name.slice(0, 30))
    if (name.length === 27) assert.equal(answer.headers.get('cache-control'), 'no-store')
  }
})

test('R493 while the database is away pages go on, and the file is kept a minute later', async () => {
  const kept: string[] = []
  let isAway = true
  const site = replica({
    async keep({ text }) {
      if (isAway) throw new Error('away')
      kept.push(text)
    },
    read: async () => null,
  })
  const address = await site.keep('1')
  assert.equal((await site.ask(address)).status, 200)
  assert.equal(site.errors.length, 1)
  isAway = false
  await site.keep('1')
  assert.deepEqual(kept, [])
  site.pass(60_000)
  assert.equal(await site.keep('1'), address)
  assert.deepEqual(kept, ['1'])
})

test('R493 a replica without a store makes the files of today before it says that one is missing', async () => {
  const other = replica({ keep: async () => {}, read: async () => null })
  const address = await other.keep('1')
  const site = replica({
    keep: async () => {},
    async read() {
      await site.keep('1')
      return null
    },
  })
  assert.equal((await site.ask(address)).status, 200)
})
