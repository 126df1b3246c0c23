import assert from 'node:assert/strict'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { silentLog } from '#api/http/log.ts'
import { feedPaths } from '#contract/feeds.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { feedUnits } from '#tests/helpers/feeds/feed-rows.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { fillDatabase, makeEstate, makeRow } from '#tests/helpers/databases/rows.ts'
import { feedSite, writtenFeed } from '#tests/helpers/feeds/written-feed.ts'
import { parseEnv } from '../env.ts'
import { renderQueue } from '../http/render-queue.ts'
import { unitFeedAnswers } from './feeds.ts'
import { listen } from '../http/listen.ts'
import { packedStream } from '../http/packed-stream.ts'
import { feedKind, passedOnFiles } from './passed-on-files.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** The feeds as the site answers them, and the lines of the log. */
function site(
  db: Database,
  { buildId = 'a1', publicUrl = feedSite, queue = renderQueue(parseEnv({})), now = () => new Date() } = {},
) {
  const log = recordingLog()
  const feeds = unitFeedAnswers({ db, publicUrl, buildId, log, queue, now })
  const app = new Hono<ServerContext>().on('GET', Object.values(feedPaths), packedStream, feeds)
  return { app, log }
}

function changed(db: Database, now: Date): Promise<void> {
  return db.transaction().execute((trx) => bumpContentVersion(trx, now))
}

/** More than one page of units. */
const manyUnits = {
  ...feedUnits,
  estates: Array.from({ length: 3_000 }, (_, index) =>
    makeEstate({ id: index + 1, geo_flatnum: `А-${index}` }),
  ),
}

async function readOn(reader: ReadableStreamDefaultReader<unknown> | undefined): Promise<void> {
  for (let isDone = false; !isDone;) isDone = (await reader?.read())?.done ?? true
}

const types = {
  [feedPaths.yrl]: 'application/xml; charset=utf-8',
  [feedPaths.metarealty]: 'application/xml; charset=utf-8',
  [feedPaths.json]: 'application/json; charset=utf-8',
  [feedPaths.csv]: 'text/csv; charset=utf-8',
} as const

eachDatabase(
  'every feed is told in full, may be read by pages of any site and is asked about each time',
  async (db) => {
    await fillDatabase(db, feedUnits)
    const { app } = site(db)
    for (const [path, type] of Object.entries(types)) {
      const response = await app.request(path)
      const { headers } = response
      assert.equal(response.status, 200)
      assert.equal(headers.get('Content-Type'), type)
      assert.equal(headers.get('Access-Control-Allow-Origin'), '*')
      assert.equal(headers.get('Cache-Control'), 'public, no-cache')
      assert.equal(headers.get('Vary'), 'Accept-Encoding')
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
      assert.equal(text, await writtenFeed(db, path))
    }
  },
)

eachDatabase('who holds a feed gets 304, by its tag or its date, until the content changes', async (db) => {
  await fillDatabase(db, feedUnits)
  await changed(db, new Date('2026-11-21T10:00:00.400Z'))
  const { app } = site(db)
  const { headers } = await app.request(feedPaths.json)
  const [tag, date] = [headers.get('ETag') ?? '', headers.get('Last-Modified') ?? '']
  assert.match(tag, /^W\/"[\w-]{22}"$/)
  assert.equal(date, 'Sat, 21 Nov 2026 10:00:00 GMT')
  const status = async (asked: Record<string, string>, path: string = feedPaths.json) =>
    (await app.request(path, { headers: asked })).status
  assert.equal(await status({ 'If-None-Match': tag }), 304)
  assert.equal(await status({ 'If-Modified-Since': date }), 304)
  assert.equal(await status({ 'If-Modified-Since': 'yesterday' }), 200)
  assert.equal(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': date }), 200)
  assert.equal(await status({ 'If-None-Match': tag }, feedPaths.yrl), 200)
  await changed(db, new Date('2026-11-21T10:00:05Z'))
  assert.equal(await status({ 'If-None-Match': tag }), 200)
  assert.equal(await status({ 'If-Modified-Since': date }), 200)
})

eachDatabase('R713 a feed is another one on the day on which a programme begins or has ended', async (db) => {
  await fillDatabase(db, {
    ...feedUnits,
    mortgages: [makeRow('mortgages', { valid_from: '2026-11-23', valid_to: '2026-11-24' })],
  })
  await changed(db, new Date('2026-11-21T10:00:00Z'))
  const ask = async (now: string, asked: Record<string, string> = {}) =>
    site(db, { now: () => new Date(now) }).app.request(feedPaths.json, { headers: asked })
  const { headers } = await ask('2026-11-22T18:59:00Z')
  const held = { 'If-None-Match': headers.get('ETag') ?? '' }
  const since = { 'If-Modified-Since': headers.get('Last-Modified') ?? '' }
  assert.equal(headers.get('Last-Modified'), 'Sat, 21 Nov 2026 10:00:00 GMT')
  for (const asked of [held, since]) {
    assert.equal((await ask('2026-11-22T18:59:59Z', asked)).status, 304)
    assert.equal((await ask('2026-11-22T19:00:00Z', asked)).status, 200)
  }
  const onIts = await ask('2026-11-22T19:00:00Z')
  const begun = { 'If-Modified-Since': onIts.headers.get('Last-Modified') ?? '' }
  assert.equal((await ask('2026-11-24T18:59:59Z', begun)).status, 304)
  assert.equal((await ask('2026-11-24T19:00:00Z', begun)).status, 200)
})

eachDatabase('another build and another address of the site have another tag', async (db) => {
  const tags = await Promise.all(
    [{}, { buildId: 'a2' }, { publicUrl: 'https://other.example' }].map(async (parts) =>
      (await site(db, parts).app.request(feedPaths.json)).headers.get('ETag'),
    ),
  )
  assert.equal(new Set(tags).size, 3)
})

eachDatabase('HEAD tells of a feed without sending it', async (db) => {
  await fillDatabase(db, feedUnits)
  const response = await site(db).app.request(feedPaths.csv, { method: 'HEAD' })
  assert.deepEqual([response.status, await response.text()], [200, ''])
  assert.equal(response.headers.get('Content-Disposition'), 'attachment; filename="units.csv"')
})

eachDatabase('a feed is packed for who takes it, also when it comes from memory', async (db) => {
  await fillDatabase(db, feedUnits)
  const { app } = site(db)
  const whole = await writtenFeed(db, feedPaths.yrl)
  for (const length of [null, String(Buffer.byteLength(whole))]) {
    const plain = await app.request(feedPaths.yrl)
    assert.deepEqual([plain.headers.get('Content-Length'), await plain.text()], [length, whole])
  }
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await app.request(feedPaths.yrl, { headers: { 'Accept-Encoding': encoding } })
    assert.equal(response.headers.get('Content-Encoding'), encoding)
    assert.equal(response.headers.get('Content-Length'), null)
    assert.equal(unpack(await response.arrayBuffer()).toString(), whole)
  }
})

eachDatabase('R384 a feed is packed once for an encoding, and then is no work', async (db) => {
  await fillDatabase(db, manyUnits)
  let turns = 0
  const queue = {
    ...renderQueue(parseEnv({})),
    admit: async () => void (turns += 1),
  }
  const { app } = site(db, { queue })
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const ask = async () => {
      const { headers, body } = await app.request(feedPaths.yrl, { headers: { 'Accept-Encoding': encoding } })
      const bytes = Buffer.from(await new Response(body).arrayBuffer())
      assert.equal(headers.get('Content-Encoding'), encoding)
      return { length: headers.get('Content-Length'), bytes }
    }
    const first = await ask()
    const second = await ask()
    assert.deepEqual(second, { length: String(first.bytes.length), bytes: first.bytes })
    assert.match(unpack(second.bytes).toString(), /<\/realty-feed>\s*$/)
  }
  assert.equal(turns, 2)
})

eachDatabase('after a change the feed in memory is not told any more', async (db) => {
  await fillDatabase(db, feedUnits)
  const { app } = site(db)
  await (await app.request(feedPaths.json)).text()
  await db.updateTable('estates').set({ price: 1_000_000 }).execute()
  await changed(db, new Date())
  const { units }: { units: { price: number | null; status: string }[] } = await (
    await app.request(feedPaths.json)
  ).json()
  assert.ok(units.some(({ status }) => status === 'free'))
  for (const { price, status } of units)
    assert.equal(price, ['request', 'unconfirmed'].includes(status) ? null : 1_000_000)
})

eachDatabase('a feed breaks off when the content changes in the middle of it', async (db) => {
  await fillDatabase(db, manyUnits)
  const { app, log } = site(db)
  const reader = (await app.request(feedPaths.json)).body?.getReader()
  await reader?.read()
  await changed(db, new Date())
  await assert.rejects(readOn(reader), /content changed/)
  assert.deepEqual(log.lines, [])
  const { units }: { units: unknown[] } = await (await app.request(feedPaths.json)).json()
  assert.equal(units.length, manyUnits.estates.length)
})

eachDatabase('a failure in the middle breaks the feed off and is told to the log', async (db) => {
  await fillDatabase(db, manyUnits)
  await db
    .updateTable('estates')
    .set({ views: '7' as never })
    .where('id', '=', 2_900)
    .execute()
  const { app, log } = site(db)
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { body } = await app.request(feedPaths.json, { headers: { 'Accept-Encoding': encoding } })
    await assert.rejects(readOn(body?.getReader()), encoding)
    assert.equal(log.lines.splice(0)[0]?.message, 'a feed broke off in the middle')
  }
})

eachDatabase('a feed that nobody read to its end is not kept', async (db) => {
  await fillDatabase(db, manyUnits)
  const { app } = site(db)
  const reader = (await app.request(feedPaths.json)).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const { headers, body } = await app.request(feedPaths.json)
  assert.equal(headers.get('Content-Length'), null)
  await body?.cancel()
})

eachDatabase('API_BASE_URL the feeds of the other server are passed on whole', async (db, _engine, t) => {
  await fillDatabase(db, feedUnits)
  const { port, shutdown } = await listen(site(db).app.fetch, '127.0.0.1', 0)
  t.after(() => shutdown.close(0))
  const app = new Hono<ServerContext>()
    .use(async (c, next) => {
      c.set('requestId', 'request-1')
      c.set('clientAddress', '')
      await next()
    })
    .on(
      'GET',
      Object.values(feedPaths),
      packedStream,
      passedOnFiles(`http://127.0.0.1:${port}`, feedKind, {
        log: silentLog,
        queue: renderQueue(parseEnv({})),
      }),
    )
  const own = await site(db).app.request(feedPaths.json)
  const passed = await app.request(feedPaths.json, { headers: { 'Accept-Encoding': 'gzip' } })
  for (const name of [
    'Access-Control-Allow-Origin',
    'Cache-Control',
    'Content-Type',
    'ETag',
    'Last-Modified',
  ]) {
    assert.equal(passed.headers.get(name), own.headers.get(name), name)
  }
  assert.equal(gunzipSync(await passed.arrayBuffer()).toString(), await own.text())
  const since = { 'If-Modified-Since': own.headers.get('Last-Modified') ?? '' }
  assert.equal((await app.request(feedPaths.json, { headers: since })).status, 304)
})
