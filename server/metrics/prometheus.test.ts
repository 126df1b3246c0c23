import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noteFeedImport } from '#database/feeds/feed-imports.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { readMetrics } from '#tests/helpers/read-metrics.ts'
import { fillDatabase, makeLead, makeRow } from '#tests/helpers/databases/rows.ts'
import { databaseFigures, readFigures } from './database-figures.ts'
import { prometheus } from './prometheus.ts'
import type { Watched } from './watched.ts'

const now = () => new Date('2026-11-21T10:00:00Z')

/** No gauges except those that a test names. */
const nothing: Watched = {
  buildId: 'a1',
  spool: null,
  setAside: null,
  disk: async () => null,
  backup: async () => null,
  index: null,
  database: null,
  now,
}

const index = {
  current: () => ({ version: 3 }) as ReturnType<NonNullable<Watched['index']>['current']>,
  lookedAt: () => new Date('2026-11-21T09:59:58Z'),
}

test('requests are told apart by method, pattern and class of the status, whatever is sent', async () => {
  const { metrics, read } = prometheus()
  const ask = (method: string, path: string, status: number) =>
    metrics.request({ method, path, status, seconds: 0.02 })
  ask('GET', '/kk/properties/apartments/15', 200)
  ask('GET', '/properties/apartments/16', 204)
  ask('GET', '/properties/apartments/none', 404)
  ask('PROPFIND', '/\nsite_forged 1', 405)
  const samples = readMetrics((await read()).text)
  const count = (method: string, route: string, status: string) =>
    samples.get(
      `site_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    )
  assert.equal(count('GET', '/properties/:type/:slug', '2xx'), 2)
  assert.equal(count('GET', '/properties/:type/:slug', '4xx'), 1)
  assert.equal(count('other', 'other', '4xx'), 1)
  assert.equal(samples.has('site_forged'), false)
  const below = 'method="GET",route="/properties/:type/:slug",status="2xx"'
  assert.equal(samples.get(`site_http_request_duration_seconds_bucket{le="0.01",${below}}`), 0)
  assert.equal(samples.get(`site_http_request_duration_seconds_bucket{le="0.025",${below}}`), 2)
})

test('caches, forms and deliveries are counted by what became of them', async () => {
  const { metrics, read } = prometheus()
  metrics.pageCache('hit')
  metrics.pageCache('hit')
  metrics.pageCache('stale')
  metrics.answerCache('miss')
  metrics.lead('callback', 'journaled')
  metrics.delivery('webhook', 'dead')
  const samples = readMetrics((await read()).text)
  assert.equal(samples.get('site_page_cache_answers_total{result="hit"}'), 2)
  assert.equal(samples.get('site_page_cache_answers_total{result="stale"}'), 1)
  assert.equal(samples.get('site_answer_cache_answers_total{result="miss"}'), 1)
  assert.equal(samples.get('site_leads_total{form="callback",outcome="journaled"}'), 1)
  assert.equal(samples.get('site_delivery_attempts_total{channel="webhook",state="dead"}'), 1)
})

eachDatabase(
  'R463 the outbox, the feeds, the content and the index are measured when somebody looks',
  async (db) => {
    await fillDatabase(db, {
      leads: [1, 2, 3].map((number) => makeLead(number, { idempotency_key: null })),
      deliveries: [
        makeRow('deliveries', { id: '1', lead_id: makeLead(1).id, created_at: '2026-11-21T09:50:00.000Z' }),
        makeRow('deliveries', { id: '2', lead_id: makeLead(2).id, created_at: '2026-11-21T09:58:00.000Z' }),
        makeRow('deliveries', {
          id: '3',
          lead_id: makeLead(3).id,
          state: 'dead',
          created_at: '2026-11-20T00:00:00.000Z',
        }),
        makeRow('deliveries', { id: '4', lead_id: makeLead(3).id, channel: 'mail', state: 'delivered' }),
      ],
    })
    await db
      .updateTable('content_state')
      .set({ version: 5, changed_at: '2026-11-21T09:00:00.000Z' })
      .execute()
    const success = {
      at: '2026-11-21T08:00:00.000Z',
      read: 1,
      added: 1,
      changed: 0,
      withdrawn: 0,
      skipped: 0,
    }
    await noteFeedImport(db, 'crm', { success })
    const { watch, read } = prometheus()
    watch({
      ...nothing,
      spool: () => 4,
      index,
      database: databaseFigures(() => readFigures(db, { mail: true, chats: true })),
    })
    const samples = readMetrics((await read()).text)
    const expected = {
      'site_build_info{build="a1"}': 1,
      site_database_up: 1,
      site_lead_journal_length: 4,
      'site_feed_age_seconds{source="crm"}': 7200,
      site_content_version: 5,
      site_content_age_seconds: 3600,
      site_search_index_version: 3,
      site_search_index_versions_behind: 2,
      site_search_index_look_age_seconds: 2,
      'site_outbox_deliveries{channel="webhook",state="pending"}': 2,
      'site_outbox_deliveries{channel="webhook",state="dead"}': 1,
      site_outbox_oldest_seconds: 600,
    }
    for (const [name, value] of Object.entries(expected)) assert.equal(samples.get(name), value, name)
    assert.equal([...samples.keys()].filter((name) => name.includes('mail')).length, 0)
  },
)

eachDatabase('an empty outbox has no age', async (db) => {
  const { watch, read } = prometheus()
  watch({ ...nothing, database: databaseFigures(() => readFigures(db, { mail: true, chats: true })) })
  assert.equal(readMetrics((await read()).text).get('site_outbox_oldest_seconds'), 0)
})

eachDatabase('a database that is away is told as such, and what only it knows is left out', async (db) => {
  const { watch, read } = prometheus()
  let clock = 0
  let isAway = false
  const ask = () =>
    isAway ? Promise.reject(new Error('connect ECONNREFUSED')) : readFigures(db, { mail: true, chats: true })
  const database = databaseFigures(ask, { now: () => clock })
  watch({ ...nothing, spool: () => 1, index, database })
  assert.equal(readMetrics((await read()).text).get('site_content_version'), 1)
  isAway = true
  clock = 60_000
  const samples = readMetrics((await read()).text)
  assert.equal(samples.get('site_database_up'), 0)
  assert.equal(samples.get('site_lead_journal_length'), 1)
  assert.equal(samples.get('site_search_index_version'), 3)
  const itsOwn = [...samples.keys()].filter((name) => /content|outbox|behind/.test(name))
  assert.deepEqual(itsOwn, [])
})

test('a database that falls silent is waited for once, and asked by nobody else meanwhile', async () => {
  let asked = 0
  let clock = 0
  const answer = Promise.withResolvers<never>()
  const read = () => {
    asked += 1
    return answer.promise
  }
  const figures = databaseFigures(read, { timeoutMs: 20, now: () => clock })
  assert.deepEqual(await Promise.all([figures(), figures()]), [null, null])
  clock = 10_000
  assert.equal(await figures(), null)
  assert.equal(asked, 1)
  answer.reject(new Error('the connection was given up'))
  await answer.promise.catch(() => {})
  clock = 20_000
  await figures()
  assert.equal(asked, 2)
})
