import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { emptyDatabase } from './helpers/databases/databases.ts'
import { fillDatabase } from './helpers/databases/rows.ts'
import { sampleSite } from './helpers/servers/sample-api.ts'
import { sendCallback } from './helpers/leads/send-callback.ts'
import { startSite } from './helpers/servers/server.ts'
import { openGate } from './helpers/servers/tcp-gate.ts'
import { until } from './helpers/until.ts'

/** How late each answer of the database comes, in milliseconds: far more than any pool of connections makes up for. */
const late = 1_000

/** Questions that wait for the database together: several times as many as it has connections. */
const crowd = 40

test('A14 while the database is slow, pages in memory do not wait for it, and requests are taken past those who do', async (t) => {
  const settings = await emptyDatabase(t, 'postgres')
  const direct = openDatabase(settings)
  t.after(() => direct.destroy())
  await migrate(direct)
  await fillDatabase(direct, sampleSite)
  const gate = await openGate(t, settings.databaseUrl ?? '')
  const limits = { LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0' }
  const site = await startSite(t, { DATABASE_URL: gate.url, ...limits })
  const kept = ['/kk/properties/apartments', '/kk/properties/apartments.data', '/en/callback']
  for (const path of kept) assert.equal((await fetch(site.url + path)).status, 200)

  gate.delay(late)
  const ended: string[] = []
  const waiting = Array.from({ length: crowd }, async (_, id) => {
    const { status } = await fetch(`${site.url}/api/estates/${(id % 20) + 1}`)
    ended.push('a question')
    return status
  })
  const reading = kept.map(async (path) => {
    assert.equal((await fetch(site.url + path)).status, 200)
    ended.push('a page')
  })
  await Promise.all(reading)
  assert.deepEqual(
    ended,
    kept.map(() => 'a page'),
    'pages in memory come before everything that waits',
  )
  const sent = Array.from({ length: 10 }, (_, number) => `+7701000000${number}`)
  const answers = await Promise.all(sent.map((phone) => sendCallback(site.url, { phone, key: phone })))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  for (const status of await Promise.all(waiting)) assert.ok([200, 503].includes(status), String(status))

  gate.delay(0)
  const phones = async () => {
    const leads = await direct.selectFrom('leads').select('phone').orderBy('phone').execute()
    return leads.map(({ phone }) => phone)
  }
  await until(async () => (await phones()).length === sent.length)
  assert.deepEqual(await phones(), sent)
  assert.equal(await site.end('SIGTERM'), 0)
})
