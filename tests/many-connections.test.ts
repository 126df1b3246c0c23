import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { openConnections } from './helpers/servers/open-connections.ts'
import { sampleDataDir } from './helpers/sample-data-dir.ts'
import { sendCallback } from './helpers/leads/send-callback.ts'
import { startSite } from './helpers/servers/server.ts'
import { until } from './helpers/until.ts'

/** The number of open files that a process needs beside connections. */
const ownFiles = 500

/** Fewer would say nothing. */
const fewest = 2_000

/** 10,000, or as many as the limit of the system for open files lets one process have. */
function most(): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  return limit === 'unlimited' ? 10_000 : Math.min(10_000, Number(limit) - ownFiles)
}

test('the site answers everybody else while thousands of connections are open and say nothing', async (t) => {
  const count = most()
  assert.ok(count >= fewest, `ulimit -n allows ${count} connections only`)
  if (count < 10_000) t.diagnostic(`ulimit -n allows ${count} connections instead of 10,000`)
  const site = await startSite(t, { DATA_DIR: await sampleDataDir(t) })
  const idle = await openConnections(t, Number(new URL(site.url).port), count)
  assert.equal(idle.opened, count)
  const paths = ['/kk/properties/apartments', '/kk/properties/apartments.data', '/api/estates', '/readyz']
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => paths.map((path) => fetch(site.url + path)))
      .flat()
      .map(async (answer) => (await answer).status),
  )
  assert.deepEqual(new Set(answers), new Set([200]))
  assert.equal((await sendCallback(site.url, { phone: '+77010000001' })).status, 201)
  assert.equal(await site.end('SIGTERM'), 0, 'they do not hold up the end either')
  // The process is gone; the closing of thousands of connections is noticed one after the other.
  await until(async () => (await idle.stillOpen()) === 0)
  await idle.close()
})
