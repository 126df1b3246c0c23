import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { emptyDatabase } from './helpers/databases/databases.ts'
import { freePort } from './helpers/servers/free-port.ts'
import { fetchMetrics } from './helpers/read-metrics.ts'
import { sendCallback } from './helpers/leads/send-callback.ts'
import { startSite } from './helpers/servers/server.ts'
import { until } from './helpers/until.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`a running site tells its figures on a port of their own, and only there (${engine})`, async (t) => {
    const { databaseUrl } = await emptyDatabase(t, engine)
    const port = await freePort()
    const settings = { METRICS_PORT: String(port), LOG_LEVEL: 'info', DATABASE_URL: databaseUrl ?? '' }
    const site = await startSite(t, settings)
    assert.equal((await fetch(`${site.url}/metrics`)).status, 404)
    await fetch(site.url + pages.contacts('kk'))
    const { id } = await sendCallback(site.url, { phone: '+77011234567' })
    await sendCallback(site.url, { phone: 'nobody' })

    const look = () => fetchMetrics(`http://127.0.0.1:${port}/metrics`)
    const samples = await look()
    const requests = 'site_http_request_duration_seconds_count'
    const expected = {
      [`${requests}{method="GET",route="/contacts",status="2xx"}`]: 1,
      [`${requests}{method="POST",route="/api/feedback/callback",status="2xx"}`]: 1,
      [`${requests}{method="POST",route="/api/feedback/callback",status="4xx"}`]: 1,
      [`${requests}{method="GET",route="other",status="4xx"}`]: 1,
      'site_leads_total{form="callback",outcome="accepted"}': 1,
      'site_leads_total{form="callback",outcome="refused"}': 1,
      site_database_up: 1,
      site_lead_journal_length: 0,
      site_content_version: 1,
      site_search_index_versions_behind: 0,
    }
    for (const [name, value] of Object.entries(expected)) assert.equal(samples.get(name), value, name)
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      assert.ok((samples.get(name) ?? 0) > 0, name)
    assert.ok((samples.get('site_answer_cache_answers_total{result="miss"}') ?? 0) > 0)

    // The request's line and the line with the outcome of the form carry the same id.
    await until(async () => site.output().split('"outcome":').length > 2 && site.output().includes(id ?? ''))
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line))
    const kept = lines.find(({ lead }) => lead === id)
    assert.equal(kept?.['outcome'], 'accepted')
    const requestIds = lines.flatMap(({ msg, requestId, path }) =>
      msg === 'request' && path === '/api/feedback/callback' ? [requestId] : [],
    )
    assert.equal(requestIds.length, 2)
    assert.ok(requestIds.includes(kept['requestId']))
    assert.doesNotMatch(site.output(), /7011234567/)

    assert.equal(await site.end('SIGTERM'), 0)
    await until(async () => site.output().includes('the site has stopped'))
    assert.match(site.output(), /"the site is up"/)
  })
}
