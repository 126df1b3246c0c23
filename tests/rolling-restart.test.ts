import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDatabase } from './helpers/databases/databases.ts'
import { passingProxy, passingTimes } from './helpers/rolling/passing-proxy.ts'
import { rollingRestart } from './helpers/rolling/rolling-restart.ts'
import { startSite } from './helpers/servers/server.ts'
import { until } from './helpers/until.ts'

test('two replicas are restarted one after the other under load, and no request fails', async (t) => {
  const { databaseUrl } = await emptyDatabase(t, 'postgres')
  let answers: readonly number[] = []
  const report = await rollingRestart(t, {
    databaseUrl: databaseUrl ?? '',
    startProxy: async (urls) => {
      const proxy = await passingProxy(t, urls)
      answers = proxy.figures.answers
      return proxy
    },
    drain: 1,
    between: passingTimes.over * 2,
    rounds: 1,
    visitors: 4,
  })
  assert.deepEqual([report.failed, report.problems, report.restarts], [[], [], 2])
  assert.ok(report.views > 50 && report.leads > 50, JSON.stringify(report))
  assert.ok(Math.min(...answers) > 20, `both have answered: ${answers.join(', ')}`)
})

test('a replica that ends says so at once, and goes on answering until its time is over', async (t) => {
  const site = await startSite(t, { DRAIN_SECONDS: '3' })
  const ready = () => fetch(`${site.url}/readyz?part=accepting`)
  assert.equal((await ready()).status, 200)
  const ended = site.end('SIGTERM')
  await until(async () => (await ready()).status === 503)
  const page = await fetch(`${site.url}/kk`)
  assert.deepEqual([page.status, page.headers.get('Connection')], [200, 'close'])
  assert.match(await page.text(), /<\/html>$/)
  const { ready: isReady, parts } = (await (await fetch(`${site.url}/readyz`)).json()) as {
    ready: boolean
    parts: unknown
  }
  assert.deepEqual([isReady, parts], [false, { database: true, disk: true, accepting: false }])
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200)
  assert.equal(await ended, 0)
  await assert.rejects(ready())
})
