/**
 * `node_modules/.bin/node deploy/containers.ts [--rounds 1] [--visitors 8] [--runtime runc] [--images FOLDER]` builds
 * the images of the site, PostgreSQL and nginx on a base of Debian's packages, and runs them with podman as
 * compose.yaml says, on its networks. Restarts both replicas one after the other under load, sends a request, backs
 * up, removes all containers and volumes, restores, and looks whether the request is there again. Prints what it does
 * and every problem, and removes all that it has made; `--images` keeps the images in a folder, the base for the next run.
 *
 * Needs root on a Debian with the packages that README.md names and npm, the network for packages, and the addresses of
 * compose.yaml free. Some machines, such as one with both versions of cgroups, need `--runtime runc`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sendCallback } from '#tests/helpers/leads/send-callback.ts'
import { rollingRestart } from '#tests/helpers/rolling/rolling-restart.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { freePort } from '#tests/helpers/servers/free-port.ts'
import { until } from '#tests/helpers/until.ts'
import { forward } from './containers/forward.ts'
import { buildImages } from './containers/images.ts'
import { podmanIn } from './containers/podman.ts'
import { Topology } from './containers/topology.ts'
import { proxyProblems } from './proxy-checks.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '8' },
    runtime: { type: 'string', default: '' },
    images: { type: 'string', default: '' },
  },
})

const begin = performance.now()
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
const say = (line: string) => console.log(`${seconds(begin).padStart(6)} s  ${line}`)

const problems: string[] = []
/** Prints what was seen; it is a problem unless it is as it should be. */
function see(line: string, isRight: boolean): void {
  say(line)
  if (!isRight) problems.push(line)
}

const ends: (() => unknown)[] = []
const t = { after: (end: () => unknown) => void ends.push(end) }
try {
  const folder = temporaryFolder(t)
  const podman = podmanIn(values.images || join(folder, 'podman'), values.runtime)
  const images = await buildImages(t, podman, say)
  const address = `127.0.0.1:${await freePort()}`
  const url = `http://${address}`
  const topology = new Topology(podman, images, folder, address)
  await topology.makeNetworks()
  t.after(() => topology.removeNetworks())
  t.after(() => topology.removeAll())
  const gateway = await topology.gateway()

  const start = async (name: 'postgres' | 'site-1' | 'site-2' | 'proxy', settings = {}) => {
    const from = performance.now()
    await topology.start(name, settings)
    say(`${name} is healthy after ${seconds(from)} s`)
  }
  const end = async (name: 'site-1' | 'site-2', signal: NodeJS.Signals) => {
    const from = performance.now()
    const ended = await topology.end(name, signal)
    say(`${name} ended with ${ended.code}, ${seconds(from)} s after ${signal}`)
    return ended
  }
  const leads = () => topology.execute('site-1', 'node', 'commands/leads.ts', 'list', '--json')

  await start('postgres')
  const ports: string[] = []
  let receiverPort = 0
  const report = await rollingRestart(t, {
    databaseUrl: await topology.databaseUrl(),
    // compose.yaml has the settings, but for requests and their receiver. A port stands for a replica.
    async startReplica(_, { PORT = '', ...settings }) {
      if (!ports.includes(PORT)) ports.push(PORT)
      const name = ports.indexOf(PORT) === 0 ? 'site-1' : 'site-2'
      const receiver = new URL(settings['LEADS_WEBHOOK_URL'] ?? '')
      receiver.hostname = gateway
      receiverPort = Number(receiver.port)
      const own = Object.entries(settings).filter(([key]) => key.startsWith('LEADS_'))
      await start(name, { ...Object.fromEntries(own), LEADS_WEBHOOK_URL: receiver.href })
      let output = ''
      return {
        url: await topology.siteUrl(name),
        output: () => output,
        async end(signal) {
          const ended = await end(name, signal)
          output = ended.output
          return ended.code
        },
      }
    },
    async startProxy() {
      await start('proxy')
      await forward(t, receiverPort, gateway)
      for (const name of ['postgres', 'site-1', 'site-2', 'proxy'] as const) {
        const rights = await topology.rights(name)
        see(`${name}: ${rights}`, /NoNewPrivs: 1 .*Read-only file system/.test(rights))
      }
      const differences = await proxyProblems(url, await topology.siteUrl('site-1'))
      see(
        `differences of answers through nginx: ${differences.join('; ') || 'none'}`,
        differences.length === 0,
      )
      return { url }
    },
    // As compose.yaml has it; longer than nginx keeps idle connections.
    drain: 5,
    // nginx passes over a replica for two seconds.
    between: 4_000,
    rounds: Number(values.rounds),
    visitors: Number(values.visitors),
    say,
  })
  see(
    `${report.restarts} restarts, ${report.views} views, ${report.leads} requests: ${report.failed.length} failed, ${report.problems.length} lost, doubled or not delivered`,
    report.failed.length + report.problems.length === 0,
  )
  problems.push(...report.failed, ...report.problems)

  for (const path of ['/', '/kk', '/en', '/policy.pdf']) {
    const { status } = await fetch(url + path)
    see(`${path} through nginx: ${status}`, status === 200)
  }
  const { status, id } = await sendCallback(url, { phone: '+77020000001', key: 'a request of containers.ts' })
  see(`a request through nginx: ${status}, ${id}`, id !== null)
  const before = await leads()
  const backup = await topology.tool('/deploy/backup.sh', '/backups')
  say(`backup.sh has made ${backup} of ${before.split('\n').length} requests`)

  const draining = end('site-1', 'SIGTERM')
  const own = await topology.siteUrl('site-1')
  await until(async () => (await fetch(`${own}/readyz?part=accepting`)).status === 503)
  const last = await fetch(`${own}/kk`)
  see(
    `site-1 drains: /readyz?part=accepting 503, /kk ${last.status}, Connection: ${last.headers.get('Connection')}`,
    last.status === 200,
  )
  const { code } = await draining
  if (code !== 0) problems.push(`site-1 ended with ${code}`)
  await topology.removeAll()
  say('all containers and volumes are gone')

  await start('postgres')
  await topology.makeData()
  say(await topology.tool('/deploy/restore.sh', backup))
  await start('site-1')
  const after = await leads()
  see(
    `site-1 has ${after.split('\n').length} requests again, the last one ${after.includes(`${id}`) ? 'too' : 'not'}`,
    after === before,
  )
  const page = await fetch(`${await topology.siteUrl('site-1')}/kk`)
  see(`/kk of the restored site: ${page.status}`, page.status === 200)
  await end('site-1', 'SIGTERM')

  for (const problem of problems) console.log(`  ✖ ${problem}`)
  console.log(`${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
  say(values.images === '' ? 'everything is removed' : 'everything but the images is removed')
}
