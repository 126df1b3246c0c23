import assert from 'node:assert/strict'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { sitemapPatterns } from '#contract/sitemaps.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { feedUnits } from '#tests/helpers/feeds/feed-rows.ts'
import { readSitemap } from '#tests/helpers/read-sitemap.ts'
import { recordingLog } from '#tests/helpers/recording-log.ts'
import { basicRows, fillDatabase, makeEstate } from '#tests/helpers/databases/rows.ts'
import { feedSite } from '#tests/helpers/feeds/written-feed.ts'
import { packedStream } from '../http/packed-stream.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { parseEnv } from '../env.ts'
import { renderQueue } from '../http/render-queue.ts'
import { sitemaps } from './sitemaps.ts'

/** The sitemaps as the site answers them at a moment that the test moves on. */
function site(db: Database, { buildId = 'a1', publicUrl = feedSite } = {}) {
  const clock = { now: new Date('2026-12-01T10:20:00Z') }
  const log = recordingLog()
  const answer = sitemaps({
    db,
    publicUrl,
    buildId,
    log,
    queue: renderQueue(parseEnv({})),
    now: () => clock.now,
  })
  const app = new Hono<ServerContext>().on('GET', [...sitemapPatterns], packedStream, answer)
  return { app, clock, log }
}

async function idsIn(response: Response): Promise<number[]> {
  const { urls } = readSitemap(await response.text())
  return urls.flatMap(({ loc }) => Number(/-m2-(\d+)$/.exec(loc)?.[1] ?? 0) || [])
}

eachDatabase('R56 every language has its sitemap, packed for who takes it', async (db) => {
  await fillDatabase(db, feedUnits)
  const { app } = site(db)
  for (const path of ['/sitemap.xml', '/kk/sitemap.xml', '/en/sitemap.xml', '/kk/sitemap-units-1.xml']) {
    const plain = await app.request(path)
    assert.equal(plain.status, 200, path)
    assert.equal(plain.headers.get('Content-Type'), 'application/xml; charset=utf-8')
    assert.equal(plain.headers.get('Cache-Control'), 'public, no-cache')
    const text = await plain.text()
    assert.equal(readSitemap(text).kind, 'urlset')
    const packed = await app.request(path, { headers: { 'Accept-Encoding': 'br' } })
    assert.equal(brotliDecompressSync(await packed.arrayBuffer()).toString(), text)
  }
  const head = await app.request('/sitemap.xml', { method: 'HEAD' })
  assert.deepEqual([head.status, await head.text()], [200, ''])
})

eachDatabase('R384 a sitemap is packed once for an encoding, until it changes', async (db) => {
  const { app, clock } = site(db)
  const lengthOf = async () => {
    const answer = await app.request('/sitemap.xml', { headers: { 'Accept-Encoding': 'br' } })
    const { byteLength } = await answer.arrayBuffer()
    const length = answer.headers.get('Content-Length')
    return length === null ? null : Number(length) === byteLength
  }
  assert.deepEqual([await lengthOf(), await lengthOf()], [null, true])
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  await db.transaction().execute((trx) => bumpContentVersion(trx, clock.now))
  assert.deepEqual([await lengthOf(), await lengthOf()], [null, true])
})

eachDatabase('a part that is not there is missing', async (db) => {
  await fillDatabase(db, feedUnits)
  for (const path of [
    '/sitemap-units-2.xml',
    '/en/sitemap-pages-2.xml',
    '/sitemap-units-0.xml',
    '/sitemap-x-1.xml',
  ]) {
    assert.equal((await site(db).app.request(path)).status, 404, path)
  }
})

eachDatabase(
  'who holds a sitemap gets 304 until the content, the build or the address changes',
  async (db) => {
    await fillDatabase(db, feedUnits)
    const { app, clock } = site(db)
    const tag = (await app.request('/sitemap.xml')).headers.get('ETag') ?? ''
    assert.match(tag, /^W\/"[\w-]{22}"$/)
    const asked = { headers: { 'If-None-Match': tag } }
    assert.equal((await app.request('/sitemap.xml', asked)).status, 304)
    clock.now = new Date('2026-12-01T11:20:00Z')
    assert.equal((await app.request('/sitemap.xml', asked)).status, 304)
    assert.equal((await app.request('/kk/sitemap.xml', asked)).status, 200)
    for (const parts of [{ buildId: 'a2' }, { publicUrl: 'https://other.example' }]) {
      assert.equal((await site(db, parts).app.request('/sitemap.xml', asked)).status, 200)
    }
    await db.transaction().execute((trx) => bumpContentVersion(trx))
    assert.equal((await app.request('/sitemap.xml', asked)).status, 200)
  },
)

eachDatabase('A1 a sold unit leaves in the hour in which its page begins to say noindex', async (db) => {
  const soldAt = '2026-11-01T12:30:00.000Z'
  await fillDatabase(db, {
    ...basicRows,
    estates: [makeEstate({ id: 1 }), makeEstate({ id: 2, status: 'sold', status_changed_at: soldAt })],
  })
  const { app, clock } = site(db)
  clock.now = new Date('2026-12-01T11:59:59Z')
  const first = await app.request('/kk/sitemap.xml')
  assert.deepEqual(await idsIn(first), [1, 2])
  clock.now = new Date('2026-12-01T12:00:00Z')
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
  assert.deepEqual(await idsIn(await app.request('/kk/sitemap.xml', { headers })), [1])
})

eachDatabase('a change in the middle does not break a sitemap off', async (db) => {
  const estates = Array.from({ length: 3_000 }, (_, index) =>
    makeEstate({ id: index + 1, geo_flatnum: `А-${index}` }),
  )
  await fillDatabase(db, { ...basicRows, estates })
  const { app, log } = site(db)
  const reader = (await app.request('/kk/sitemap.xml')).body!.getReader()
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader.read()).value, { stream: true })
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('estates').set({ status: 'hidden' }).where('id', '>', 2_500).execute()
    await bumpContentVersion(trx)
  })
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += decoder.decode(piece.value, { stream: true })
  }
  assert.equal((await idsIn(new Response(text))).length, 2_500)
  assert.deepEqual(log.lines, [])
})
