import { setTimeout as wait } from 'node:timers/promises'
import { chance } from '#content/demo/random.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { freePort } from '../servers/free-port.ts'
import { CallbackStream } from '../kill-rounds/callback-stream.ts'
import { problemsOf } from '../kill-rounds/problems.ts'
import { settle } from '../kill-rounds/settle.ts'
import { startReceiver } from '../servers/receiver.ts'
import { fillDatabase } from '../databases/rows.ts'
import { sampleSite } from '../servers/sample-api.ts'
import { type Lifetime, type RunningProcess, startSite, temporaryFolder } from '../servers/server.ts'
import { PageVisitors } from './page-visitors.ts'

/** A running site: its address, its end by a signal with the exit code, and what it has printed. */
export type Replica = Pick<RunningProcess, 'url' | 'end' | 'output'>

export type RollingRestart = {
  /** An empty database on PostgreSQL. */
  databaseUrl: string
  /** Starts a replica with these settings, PORT among them; a process of this machine unless told. */
  startReplica?: (t: Lifetime, settings: Readonly<Record<string, string>>) => Promise<Replica>
  /** Puts one address before the replicas. */
  startProxy: (replicaUrls: readonly string[]) => Promise<{ url: string }>
  /** How long a replica goes on after SIGTERM; longer than the proxy keeps an idle connection. Seconds. */
  drain: number
  /** How long both replicas serve before one is restarted; longer than the proxy passes one over. Milliseconds. */
  between: number
  /** How often all replicas are restarted, one after the other. */
  rounds: number
  visitors: number
  /** Called with the progress. */
  say?: (line: string) => void
}

type Report = {
  views: number
  leads: number
  restarts: number
  /** Requests that were not answered as they should be, a line each. */
  failed: string[]
  /** Leads that are lost, there twice, or did not arrive once at the receiver; a line each. */
  problems: string[]
}

const secret = 'the secret of the receiver'

/** Restarts two replicas one after the other while visitors open pages and send requests through one proxy. */
export async function rollingRestart(t: Lifetime, parts: RollingRestart): Promise<Report> {
  const { databaseUrl, drain, between, rounds, visitors, startReplica = startSite, say = () => {} } = parts
  const db = openDatabase({ dataDir: '', databaseUrl })
  t.after(() => db.destroy())
  await migrate(db)
  await fillDatabase(db, sampleSite)
  const receiver = await startReceiver(t)
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: temporaryFolder(t),
    DRAIN_SECONDS: String(drain),
    TRUST_PROXY: '1',
    LEADS_WEBHOOK_URL: `${receiver.url}/leads`,
    LEADS_WEBHOOK_SECRET: secret,
    LEADS_LIMIT_ADDRESS: '0',
    LEADS_LIMIT_PHONE: '0',
  }
  const start = (port: number): Promise<Replica> => startReplica(t, { ...settings, PORT: String(port) })
  const ports = [await freePort(), await freePort()]
  const replicas = await Promise.all(ports.map(async (port) => ({ port, site: await start(port) })))
  const proxy = await parts.startProxy(ports.map((port) => `http://127.0.0.1:${port}`))

  const pages = new PageVisitors()
  let throws = 0
  const stream = new CallbackStream(() => chance(1, 'rolling restart', ++throws))
  // A machine that is slow for three seconds sends a request to the spool, where its repeat gets a second id.
  stream.isOutageRound = true
  const end = new AbortController()
  const load = Promise.all([pages.run(proxy.url, visitors, end.signal), stream.run(proxy.url, end.signal)])
  let restarts = 0
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const replica of replicas) {
        await wait(between)
        const code = await replica.site.end('SIGTERM')
        if (code !== 0) throw new Error(`a replica ended with ${code}:\n${replica.site.output()}`)
        replica.site = await start(replica.port)
        restarts++
      }
      say(
        `round ${round}: ${pages.views} views, ${stream.sent.length} leads, ${pages.failed.length} failed views`,
      )
    }
    await wait(between)
  } finally {
    end.abort()
    await load
  }

  for (const { site } of replicas) await settle(db, site.url)
  // A receiver drops repeats by their key.
  const taken = new Map(
    receiver.received.map(({ headers, body }) => [String(headers['idempotency-key']), body] as const),
  )
  const problems = await problemsOf(db, stream, taken)
  return {
    views: pages.views,
    leads: stream.sent.length,
    restarts,
    failed: [...pages.failed, ...stream.strange, ...stream.broken],
    problems,
  }
}
