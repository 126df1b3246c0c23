import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { seedWhenEmpty } from '#content/seed.ts'
import { migrate } from '#database/migrate.ts'
import { root } from '#scripts/root.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { fetchMetrics } from '#tests/helpers/read-metrics.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'

/** How long the site may take to be there, in milliseconds. */
const timeoutMs = 180_000

/** A site to measure: alone in its process, its log in a file as a service has it. */
export type BenchSite = {
  pid: number
  port: number
  url: string
  dataDir: string
  /** The metrics of `/metrics` at this moment. */
  metrics(): Promise<ReadonlyMap<string, number>>
}

/** The built site with the demo content, at its usual settings but for the limits on requests. */
export async function startBenchSite(
  lifetime: Lifetime,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchSite> {
  const dataDir = temporaryFolder(lifetime)
  await inDatabase(dataDir, async (db) => {
    await migrate(db)
    await seedWhenEmpty(db, demoCompany, { media: join(dataDir, 'media') })
  })
  return startSite(lifetime, dataDir, [join(root, 'server/main.ts')], settings)
}

/**
 * The site of a checkout, this one or another, built and filled by its own start and with its own flags of Node, so that
 * two of them are compared as they are.
 */
export async function startCheckout(
  lifetime: Lifetime,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchSite> {
  const { runtimeFlags = [], runtimeEnvironment = {} } = Flags.parse(
    await import(pathToFileURL(join(folder, 'scripts/install/runtime.mjs')).href),
  )
  const start = [...runtimeFlags, join(folder, 'scripts/start.ts')]
  return startSite(lifetime, temporaryFolder(lifetime), start, { ...runtimeEnvironment, ...settings })
}

/** Earlier commits started Node with flags of their own. */
const Flags = z.looseObject({
  runtimeFlags: z.array(z.string()).optional(),
  runtimeEnvironment: z.record(z.string(), z.string()).optional(),
})

async function startSite(
  lifetime: Lifetime,
  dataDir: string,
  start: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<BenchSite> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const log = openSync(join(dataDir, 'access.log'), 'a')
  const child = spawn(process.execPath, start, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_BASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'info',
      LEADS_LIMIT_ADDRESS: '0',
      LEADS_LIMIT_PHONE: '0',
      TRUST_PROXY: '',
      AUDIT_PLACEHOLDER: 'off',
      ...settings,
    },
    stdio: ['ignore', log, log],
  })
  const ended = once(child, 'exit')
  lifetime.after(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const end = performance.now() + timeoutMs
  while (!(await isReady(url))) {
    if (performance.now() > end || child.exitCode !== null)
      throw new Error('the site to measure did not start')
    await wait(100)
  }
  if (child.pid === undefined) throw new Error('the site to measure has no process')
  return {
    pid: child.pid,
    port,
    url,
    dataDir,
    metrics: () => fetchMetrics(`http://127.0.0.1:${metricsPort}/metrics`),
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
