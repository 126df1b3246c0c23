import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { openDatabase } from '#database/open.ts'
import { startPostgres } from '../../helpers/databases/postgres.ts'
import { sendCallback } from '../../helpers/leads/send-callback.ts'
import { startSite } from '../../helpers/servers/server.ts'
import { openGate } from '../../helpers/servers/tcp-gate.ts'
import { until } from '../../helpers/until.ts'

const Ready = z.object({ ready: z.boolean(), figures: z.object({ lead_journal: z.int() }) })

async function readiness(url: string): Promise<z.infer<typeof Ready>> {
  return Ready.parse(await (await fetch(`${url}/readyz`)).json())
}

test('A14 a PostgreSQL that stops, or falls silent, and comes back under a running site costs no request', async (t) => {
  const postgres = await startPostgres()
  t.after(postgres.stop)
  const gate = await openGate(t, postgres.url)
  const limits = { LEADS_LIMIT_ADDRESS: '0', LEADS_LIMIT_PHONE: '0' }
  const site = await startSite(t, { DATABASE_URL: gate.url, LOG_LEVEL: 'info', ...limits })
  const sent: { phone: string; answer: ReturnType<typeof sendCallback> }[] = []
  const send = () => {
    const phone = `+7701${String(sent.length).padStart(7, '0')}`
    const unanswered = () => ({ status: 0, id: null })
    sent.push({ phone, answer: sendCallback(site.url, { phone }).catch(unanswered) })
  }
  let sending = true
  const stream = setInterval(() => {
    if (sending) send()
  }, 25)
  t.after(() => clearInterval(stream))
  const some = async (count: number) => {
    const before = sent.length
    await until(async () => sent.length > before + count)
    await Promise.all(sent.slice(0, before).map(({ answer }) => answer))
  }

  const outages = [
    { begin: postgres.halt, end: postgres.resume },
    { begin: async () => gate.set('silent'), end: async () => gate.set('open') },
  ]
  for (const outage of outages) {
    await some(20)
    await outage.begin()
    await some(40)
    const away = await readiness(site.url)
    assert.equal(away.ready, false)
    assert.ok(away.figures.lead_journal > 0)
    const asked = performance.now()
    const reads = ['/api/awards', '/about', '/sitemap.xml', '/feeds/units.json', '/policy.pdf']
    const answers = await Promise.all(reads.map((path) => fetch(site.url + path)))
    for (const { url, status, headers } of answers)
      assert.ok(status === 200 || (status === 503 && headers.has('Retry-After')), `${url}: ${status}`)
    assert.equal(answers[0]?.status, 503)
    assert.ok(performance.now() - asked < 15_000)
    await outage.end()
    await until(async () => (await readiness(site.url)).ready)
    // A slow machine empties the spool only when no more requests come.
    sending = false
    await until(async () => (await readiness(site.url)).figures.lead_journal === 0)
    sending = true
  }
  await some(20)
  clearInterval(stream)

  const answers = await Promise.all(sent.map(({ answer }) => answer))
  await until(async () => (await readiness(site.url)).figures.lead_journal === 0)
  const db = openDatabase({ dataDir: '', databaseUrl: postgres.url })
  t.after(() => db.destroy())
  const kept = await db.selectFrom('leads').select(['id', 'phone']).orderBy('phone').execute()
  assert.deepEqual(
    kept,
    sent.map(({ phone }, index) => ({ id: answers[index]?.id, phone })),
  )
  const said = site.output()
  // On a slow machine an outage is told of more than once.
  assert.ok((said.match(/they are kept in the spool/g)?.length ?? 0) >= outages.length)
  assert.match(said, /"drained":\d+.*"requests went from the spool to the database"/)
  assert.doesNotMatch(said, /7701\d{7}|Алия/)
  assert.equal(await site.end('SIGTERM'), 0)
})
