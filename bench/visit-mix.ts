import { builtPages } from '#server/bootstrap/built-pages.ts'
import type { Lifetime } from '#tests/helpers/servers/server.ts'
import { startBenchSite } from './load/bench-site.ts'
import { cacheShare, percent } from './load/cache-share.ts'
import { makeLoad } from './load/make-load.ts'
import { processorTime } from './load/process-figures.ts'
import { siteAddresses } from './load/site-addresses.ts'
import { type RoutesOfPage, visits } from './visits.ts'

/** Visits of a busy day; each is between three and four requests for pages or data. */
const usualCount = 20_000

/** Part of the pages and their data that memory must answer. */
const bar = 0.95

/** The page and, where it has texts of its own, the route that brings them. */
export async function routesOfBuild(): Promise<RoutesOfPage> {
  const { routes } = await builtPages()
  return (id) => {
    const parent = routes[id]?.parentId
    return parent === undefined || parent === 'root' ? [id] : [parent, id]
  }
}

/** A day of visits against a site that has just been started, in two halves: the first fills its caches. */
export async function visitMixFigures(lifetime: Lifetime, [given]: readonly string[] = []): Promise<void> {
  const count = Number(given ?? usualCount)
  const site = await startBenchSite(lifetime)
  const requests = visits(count, await siteAddresses(site.url), await routesOfBuild())
  const middle = Math.floor(requests.length / 2)
  console.log(
    `\n${count} visits, ${requests.length} requests   from memory: pages   answers   CPU ms   answers/s   p50 ms   p99 ms`,
  )
  const halves = [
    ['first half', requests.slice(0, middle)],
    ['second half', requests.slice(middle)],
  ] as const
  const begin = await site.metrics()
  let before = begin
  for (const [name, part] of halves) {
    const spentBefore = processorTime(site.pid)
    const report = await makeLoad({ port: site.port, requests: part, connections: 8, seconds: null })
    const spent = processorTime(site.pid) - spentBefore
    const after = await site.metrics()
    const { pages, answers } = cacheShare(before, after)
    before = after
    const broken = Object.entries(report.statuses).filter(([status]) => Number(status) >= 500)
    if (report.failures > 0 || broken.length > 0)
      throw new Error(`not all was answered: ${JSON.stringify(report)}`)
    const figures = [
      percent(pages).padStart(17),
      percent(answers).padStart(9),
      ((spent * 1000) / report.answers).toFixed(2).padStart(8),
      (report.answers / report.seconds).toFixed(0).padStart(11),
      report.times.p50.toFixed(1).padStart(8),
      report.times.p99.toFixed(1).padStart(8),
    ]
    console.log(`${name.padEnd(32)} ${figures.join(' ')}`)
    console.log(
      `  ${Object.entries(report.statuses)
        .map(([status, number]) => `${status}: ${number}`)
        .join(', ')}`,
    )
  }
  const { pages } = cacheShare(begin, before)
  console.log(`pages from memory in all: ${percent(pages)}; bar ${percent(bar)}`)
}
