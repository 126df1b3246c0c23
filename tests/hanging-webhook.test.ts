import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '#database/open.ts'
import { startBitrix24 } from './helpers/leads/bitrix24-portal.ts'
import { startReceiver } from './helpers/servers/receiver.ts'
import { sampleDataDir } from './helpers/sample-data-dir.ts'
import { sendCallback } from './helpers/leads/send-callback.ts'
import { startSite } from './helpers/servers/server.ts'
import { until } from './helpers/until.ts'

/** More than are under way at once. */
const requests = 12

test('A14 a webhook that hangs holds up no other way to staff, no visitor and no end of the process; nothing is lost', async (t) => {
  let isHanging = true
  const webhook = await startReceiver(t, () => (isHanging ? 'hang' : {}))
  const bitrix = await startBitrix24(t)
  const dataDir = await sampleDataDir(t)
  const settings = {
    DATA_DIR: dataDir,
    LEADS_WEBHOOK_URL: `${webhook.url}/leads`,
    LEADS_WEBHOOK_SECRET: 'the secret of the receiver',
    BITRIX24_WEBHOOK_URL: bitrix.url,
    LEADS_LIMIT_ADDRESS: '0',
    LEADS_LIMIT_PHONE: '0',
  }
  const site = await startSite(t, settings)
  const ids = new Set<string | null>()
  for (let number = 0; number < requests; number++)
    ids.add((await sendCallback(site.url, { phone: `+770100000${number + 10}` })).id)
  assert.equal(ids.size, requests)
  const added = () => bitrix.items.leads.length
  await until(async () => added() === requests && webhook.received.length > 0)
  assert.equal(await site.end('SIGTERM'), 0)

  const db = openDatabase({ dataDir })
  t.after(() => db.destroy())
  const left = await db
    .selectFrom('deliveries')
    .select(['state', 'lease_id'])
    .where('channel', '=', 'webhook')
    .execute()
  assert.deepEqual(
    left,
    Array.from({ length: requests }, () => ({ state: 'pending', lease_id: null })),
    'what was under way is given back',
  )
  isHanging = false
  const next = await startSite(t, settings)
  const keys = () => new Set(webhook.received.map(({ headers }) => headers['idempotency-key']))
  const delivered = async () =>
    (await db.selectFrom('deliveries').select('id').where('state', '=', 'delivered').execute()).length
  await until(async () => (await delivered()) === 2 * requests)
  assert.deepEqual(keys(), ids)
  assert.equal(await next.end('SIGTERM'), 0)
})
