import { pages } from '#contract/pages.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { getRequest } from './load/job.ts'
import { makeLoad } from './load/make-load.ts'
import { processorTime } from './load/process-figures.ts'
import { siteAddresses } from './load/site-addresses.ts'

/** So many different questions of a kind that none is asked twice. */
const many = 20_000

const secondsOfKind = 6

/** The cost of one answer to the server, each requested for the first time: no cache of pages or answers has it. */
export async function costFigures(lifetime: Lifetime): Promise<void> {
  const site = await startBenchSite(lifetime)
  const { estates } = await siteAddresses(site.url)
  const numbers = Array.from({ length: many }, (_, number) => number)
  const filters = (number: number) => `rooms=1,2&price_to=${40_000_000 + number * 1000}`
  const data = (path: string) => getRequest(path, { accept: '*/*' })
  const calls = (name: string) =>
    numbers.map((number) =>
      getRequest(`/api/estates${name}?category=flat&${filters(number)}`, { accept: '*/*' }),
    )
  const kinds: [string, readonly string[]][] = [
    [
      'listing page, new filters',
      numbers.map((number) => getRequest(pages.listing('ru', 'flat', filters(number)))),
    ],
    [
      'its data for a navigation',
      numbers.map((number) =>
        data(`${pages.listing('ru', 'flat')}.data?${filters(number + many)}&_routes=ru.listing`),
      ),
    ],
    ['page of a unit, each once', estates.map((path) => getRequest(path))],
    ['estates call, new filters', calls('')],
    ['filters call, new filters', calls('/filters')],
  ]
  console.log('\nwhat one answer costs            CPU ms   answers/s   p50 ms   p99 ms')
  for (const [name, requests] of kinds) {
    await makeLoad({ port: site.port, requests: requests.slice(-200), connections: 2, seconds: null })
    const before = processorTime(site.pid)
    const report = await makeLoad({ port: site.port, requests, connections: 4, seconds: secondsOfKind })
    const spent = processorTime(site.pid) - before
    if ((report.statuses['200'] ?? 0) !== report.answers)
      throw new Error(`${name}: ${JSON.stringify(report.statuses)}`)
    const figures = [
      ((spent * 1000) / report.answers).toFixed(2).padStart(6),
      (report.answers / report.seconds).toFixed(0).padStart(11),
      report.times.p50.toFixed(1).padStart(8),
      report.times.p99.toFixed(1).padStart(8),
    ]
    console.log(`${name.padEnd(32)} ${figures.join(' ')}`)
  }
}
