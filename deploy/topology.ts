/**
 * `node deploy/topology.ts [--rounds 3] [--visitors 8]` starts the services of deploy/compose.yaml as processes of
 * this machine (a PostgreSQL of its own, two replicas, nginx with deploy/nginx/site.conf), restarts both replicas one
 * after the other under load, and reports the number of failed requests and of lost or doubled leads. Before that it
 * compares the site's answers through nginx with its answers without nginx. Needs the production build, PostgreSQL
 * and nginx.
 */
import { parseArgs } from 'node:util'
import { startPostgres } from '#tests/helpers/databases/postgres.ts'
import { rollingRestart } from '#tests/helpers/rolling/rolling-restart.ts'
import { proxyProblems } from './proxy-checks.ts'
import { startNginx } from './start-nginx.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    visitors: { type: 'string', default: '8' },
  },
})

const ends: (() => unknown)[] = []
const t = { after: (end: () => unknown) => void ends.push(end) }
try {
  const postgres = await startPostgres()
  t.after(postgres.stop)
  let differences: string[] = []
  let accessLog: () => string[] = () => []
  let errorLog = () => ''
  const report = await rollingRestart(t, {
    databaseUrl: postgres.url,
    startProxy: async (urls) => {
      const nginx = await startNginx(t, urls)
      ;({ accessLog, errorLog } = nginx)
      differences = await proxyProblems(nginx.url, urls[0] ?? '')
      return nginx
    },
    // As compose.yaml has it; longer than nginx keeps idle connections.
    drain: 5,
    // nginx passes over a replica for two seconds.
    between: 4_000,
    rounds: Number(values.rounds),
    visitors: Number(values.visitors),
    say: console.log,
  })
  // nginx names all replicas that it has asked for one request, with commas between them.
  const passedOn = accessLog().filter((line) => line.includes(', ')).length
  console.log(
    `${report.restarts} restarts; ${report.views} views and ${report.leads} leads, ${passedOn} passed on to the other replica`,
  )
  if (report.failed.length > 0) console.log(errorLog())
  for (const problem of [...differences, ...report.failed, ...report.problems]) console.log(`  ✖ ${problem}`)
  console.log(
    `${differences.length} differences by nginx, ${report.failed.length} failed requests, ${report.problems.length} leads lost, doubled or not delivered`,
  )
  process.exitCode = differences.length + report.failed.length + report.problems.length === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
}
